import { paymentPath } from '@gantry/contracts/addresses/checkout';
import type { InvoiceSummary } from '@gantry/contracts/schemas/invoice';
import { LinkButton, Money } from '@gantry/ui';
import { FormattedMessage } from 'react-intl';

interface OpenInvoice {
  readonly invoice: Pick<InvoiceSummary, 'number' | 'orderNumber' | 'balance'>;
}

/** What is still to be paid; nothing where nothing is. */
export function InvoiceBalance({ invoice: { balance } }: OpenInvoice) {
  if (balance <= 0) return null;
  return (
    <span>
      <FormattedMessage id="account.invoice.balance" values={{ amount: <Money amount={balance} /> }} />
    </span>
  );
}

export interface PayInvoiceProps extends OpenInvoice {
  /** of the order's link, for whoever has no account */
  readonly token?: string | undefined;
}

/** To the page on which an open invoice is paid by card or wallet; nothing where nothing is to be paid. */
export function PayInvoice({ invoice: { number, orderNumber, balance }, token }: PayInvoiceProps) {
  if (balance <= 0) return null;
  const payable = { order: orderNumber, invoice: number, token: token ?? null };
  return (
    <LinkButton variant="primary" to={paymentPath('stripe-payment-intent', payable)}>
      <FormattedMessage id="account.invoice.pay" />
    </LinkButton>
  );
}
