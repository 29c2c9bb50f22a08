import { useState } from 'react';
import { PayByCard } from '../../features/payment/pay-by-card.tsx';
import { PaymentPage } from '../../features/payment/payment-page.tsx';
import { PaymentText } from '../../features/payment/payment-text.tsx';
import { ProblemNotice } from '../../features/payment/problem-notice.tsx';
import { TestMode } from '../../features/payment/test-mode.tsx';
import { usePayable } from '../../features/payment/use-payable.ts';

export { loader } from './card-payment.loader.ts';

/** Pays an order or invoice by card (specification §2); also by the link of a mail. */
export default function CardPaymentPage() {
  const found = usePayable();
  const [isDue, setDue] = useState(true);
  if (!found) return null;
  const { payable, order, ways, refused } = found;
  const cards = ways.find(({ service }) => service === 'stripe-payment-intent');
  const hasWallet = ways.some(({ service }) => service === 'paypal-express-checkout');
  return (
    <PaymentPage
      title={<PaymentText id="card-title" payable={payable} />}
      payable={payable}
      order={order}
      isDue={isDue}
    >
      {cards?.isTest ? <TestMode /> : null}
      {cards ? (
        <PayByCard
          payable={payable}
          refused={refused}
          hasWallet={hasWallet}
          onNothingDue={() => setDue(false)}
        />
      ) : (
        <ProblemNotice problem="service-off" payable={payable} />
      )}
    </PaymentPage>
  );
}
