import type { InvoiceSummary } from '@gantry/contracts/schemas/invoice';
import { invoiceTone } from '@gantry/domain/statuses/invoice-statuses';
import { StatusBadge } from '@gantry/ui';
import { FormattedMessage } from 'react-intl';

/** Where an invoice stands, in the customer's words; what is overdue says so. */
export function InvoiceStatus({ invoice }: { readonly invoice: InvoiceSummary }) {
  const { status, isOverdue, kind } = invoice;
  if (isOverdue)
    return (
      <StatusBadge tone="bad">
        <FormattedMessage id="account.invoice.overdue" />
      </StatusBadge>
    );
  const id = kind === 'credit-memo' ? `account.memo-status.${status}` : `account.invoice-status.${status}`;
  return (
    <StatusBadge tone={invoiceTone(status)}>
      <FormattedMessage id={id} />
    </StatusBadge>
  );
}
