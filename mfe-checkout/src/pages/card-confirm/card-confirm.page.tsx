import { FormattedMessage } from 'react-intl';
import { PaymentPage } from '../../features/payment/payment-page.tsx';
import { usePayable } from '../../features/payment/use-payable.ts';
import { WaitingPayment } from '../../features/payment/waiting-payment.tsx';

export { loader } from './card-confirm.loader.ts';

/** The payer is back from the card's fields or their bank, and the provider has not decided yet. */
export default function CardConfirmPage() {
  const found = usePayable();
  if (!found) return null;
  const { payable, order } = found;
  return (
    <PaymentPage
      title={<FormattedMessage id="checkout.payment.confirm-title" />}
      payable={payable}
      order={order}
    >
      <WaitingPayment payable={payable} />
    </PaymentPage>
  );
}
