import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { PayByWallet } from '../../features/payment/pay-by-wallet.tsx';
import { PaymentPage } from '../../features/payment/payment-page.tsx';
import { PaymentText } from '../../features/payment/payment-text.tsx';
import { ProblemNotice } from '../../features/payment/problem-notice.tsx';
import { TestMode } from '../../features/payment/test-mode.tsx';
import { usePayable } from '../../features/payment/use-payable.ts';
import { WaitingPayment } from '../../features/payment/waiting-payment.tsx';

export { loader } from './wallet-confirm.loader.ts';

/** Leads to the wallet, and is where its owner comes back to: after approving, or after giving up. */
export default function WalletConfirmPage() {
  const found = usePayable();
  const [isDue, setDue] = useState(true);
  if (!found) return null;
  const { payable, order, ways, refused, search } = found;
  const wallet = ways.find(({ service }) => service === 'paypal-express-checkout');
  const hasCards = ways.some(({ service }) => service === 'stripe-payment-intent');
  const isCanceled = search.has('canceled');
  const isBack = search.has('token') && !isCanceled;
  return (
    <PaymentPage
      title={
        isBack ? (
          <FormattedMessage id="checkout.payment.confirm-title" />
        ) : (
          <PaymentText id="wallet-title" payable={payable} />
        )
      }
      payable={payable}
      order={order}
      isDue={isDue}
    >
      {wallet?.isTest ? <TestMode /> : null}
      {isBack ? <WaitingPayment payable={payable} /> : null}
      {!isBack && wallet ? (
        <PayByWallet
          payable={payable}
          refused={isCanceled ? 'abandoned' : refused}
          isImmediate={search.has('begin')}
          hasCards={hasCards}
          onNothingDue={() => setDue(false)}
        />
      ) : null}
      {wallet ? null : <ProblemNotice problem="service-off" payable={payable} />}
    </PaymentPage>
  );
}
