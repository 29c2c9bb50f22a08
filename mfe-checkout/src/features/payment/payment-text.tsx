import type { PayableAddress } from '@gantry/contracts/addresses/checkout';
import { FormattedMessage } from 'react-intl';

interface PaymentTextProps {
  readonly id: 'card-title' | 'card-safe' | 'wallet-title' | 'wallet-text';
  readonly payable: PayableAddress;
}

/** Names what is paid, and says when: an order when it ships, an invoice at once, as its goods have left. */
export function PaymentText({ id, payable: { order, invoice } }: PaymentTextProps) {
  const text = `checkout.payment.${id}${invoice ? '-invoice' : ''}`;
  return <FormattedMessage id={text} values={{ number: (invoice ?? order).toUpperCase() }} />;
}
