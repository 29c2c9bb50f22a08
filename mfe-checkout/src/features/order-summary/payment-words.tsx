import type { Order } from '@gantry/contracts/schemas/order';
import type { FinishedPayment } from '@gantry/contracts/schemas/payment';
import { FormattedMessage } from 'react-intl';

interface PaymentWordsProps {
  readonly order: Order;
  /** the payment that has just been made online; the order hears of it a moment later */
  readonly payment: FinishedPayment | undefined;
}

/** How the order is paid and how far that is, in words. */
export function PaymentWords({ order, payment }: PaymentWordsProps) {
  const values = {
    way: <FormattedMessage id={`order.pay-by.${order.paymentService}`} />,
    method: payment?.method ? <MethodWords method={payment.method} /> : null,
  };
  return <FormattedMessage id={`checkout.paid.${stateOf(order, payment)}`} values={values} />;
}

type State = 'paid' | 'reserved' | 'reserved-by' | 'due' | 'partly' | 'review' | 'returned' | 'terms';

function stateOf(order: Order, payment: FinishedPayment | undefined): State {
  const { paymentStatus, awaitsPayment } = order;
  if (paymentStatus === 'paid') return 'paid';
  if (paymentStatus.includes('refunded') || paymentStatus === 'voided') return 'returned';
  if (payment?.method) return 'reserved-by';
  if (payment || paymentStatus === 'authorized') return 'reserved';
  if (paymentStatus === 'partially_paid') return 'partly';
  if (awaitsPayment) return 'due';
  return order.paymentTerm === 'advanced' ? 'review' : 'terms';
}

/** A card or wallet as its owner knows it: Visa •••• 4242. */
function MethodWords({
  method: { brand, last4 },
}: {
  readonly method: NonNullable<FinishedPayment['method']>;
}) {
  const name = brand.replace(/^./, (letter) => letter.toUpperCase());
  return last4 ? `${name} •••• ${last4}` : name;
}
