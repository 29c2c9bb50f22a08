import { paymentPath, type PayableAddress } from '@gantry/contracts/addresses/checkout';
import { Button } from '@gantry/ui';
import { useEffect, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import styles from './payment.module.css';
import type { PaymentProblem } from './payment-problem.ts';
import { PaymentText } from './payment-text.tsx';
import { ProblemNotice } from './problem-notice.tsx';
import { useStartPayment } from './use-start-payment.ts';

interface PayByWalletProps {
  readonly payable: PayableAddress;
  /** why the attempt before did not go through */
  readonly refused: PaymentProblem | undefined;
  /** goes to the wallet as soon as the page is there: the buyer has just chosen it */
  readonly isImmediate: boolean;
  readonly hasCards: boolean;
  /** it turned out that everything is paid */
  readonly onNothingDue: () => void;
}

/** Leads to the wallet, where its owner approves the payment. */
export function PayByWallet({ payable, refused, isImmediate, hasCards, onNothingDue }: PayByWalletProps) {
  const { go, isBusy, problem } = useWallet(payable, refused, onNothingDue);
  const isFirst = useRef(isImmediate);
  useEffect(() => {
    if (!isFirst.current) return;
    isFirst.current = false;
    // back from the wallet by the browser's own button: it is not left for once more
    history.replaceState(history.state, '', location.href.replace(/&begin=1\b/, ''));
    void go();
  }, [go]);
  if (problem === 'nothing-due') return <ProblemNotice problem={problem} payable={payable} />;
  return (
    <>
      {problem ? <ProblemNotice problem={problem} payable={payable} /> : null}
      <p className={styles.soft}>
        <PaymentText id="wallet-text" payable={payable} />
      </p>
      <noscript>
        <FormattedMessage id="checkout.payment.needs-scripts" />
      </noscript>
      <div className={styles.actions}>
        <Button variant="primary" onClick={() => void go()} aria-disabled={isBusy || undefined}>
          <FormattedMessage id={`checkout.payment.${isBusy ? 'wallet-leaving' : 'wallet-go'}`} />
        </Button>
        {hasCards ? (
          <Link to={paymentPath('stripe-payment-intent', payable)}>
            <FormattedMessage id="checkout.payment.by-card" />
          </Link>
        ) : null}
      </div>
    </>
  );
}

function useWallet(payable: PayableAddress, refused: PaymentProblem | undefined, onNothingDue: () => void) {
  const start = useStartPayment(payable);
  const [problem, setProblem] = useState(refused);
  const [isBusy, setBusy] = useState(false);
  const isLeaving = useRef(false);
  const go = async () => {
    if (isLeaving.current) return;
    isLeaving.current = true;
    setBusy(true);
    const began = await start({ service: 'paypal-express-checkout' });
    if (began.started?.service === 'paypal-express-checkout') return leaveFor(began.started.approveUrl);
    isLeaving.current = false;
    setBusy(false);
    setProblem(began.problem ?? 'provider-away');
    if (began.problem === 'nothing-due') onNothingDue();
  };
  return { go, isBusy, problem };
}

function leaveFor(address: string): void {
  window.location.assign(address);
}
