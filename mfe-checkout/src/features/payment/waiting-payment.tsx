import type { PayableAddress } from '@gantry/contracts/addresses/checkout';
import { Alert, LinkButton } from '@gantry/ui';
import { useEffect, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useHref, useLocation, useRevalidator } from 'react-router';
import styles from './payment.module.css';

const pauses = [1, 2, 2, 3, 3, 5, 5, 5, 10, 10, 10, 15, 15, 30, 30] as const;

/** The provider has not decided yet: it is asked again and again, and the page goes on by itself as soon as it has. */
export function WaitingPayment({ payable: { order } }: { readonly payable: PayableAddress }) {
  const { pathname, search } = useLocation();
  const here = useHref(pathname + search);
  const isLong = useAskingAgain();
  return (
    <>
      <Alert
        tone={isLong ? 'warn' : 'note'}
        live="polite"
        title={<FormattedMessage id={`checkout.payment.${isLong ? 'waits-long' : 'waits'}`} />}
      >
        <FormattedMessage
          id={`checkout.payment.${isLong ? 'waits-long-text' : 'waits-text'}`}
          values={{ number: order.toUpperCase() }}
        />
      </Alert>
      <div className={styles.actions}>
        <LinkButton to={here} reloadDocument>
          <FormattedMessage id="checkout.payment.check-again" />
        </LinkButton>
      </div>
    </>
  );
}

/** Asks anew after longer and longer pauses. @returns whether it has given up doing so by itself */
function useAskingAgain(): boolean {
  const { revalidate, state } = useRevalidator();
  const [asked, setAsked] = useState(0);
  const pause = pauses[asked];
  useEffect(() => {
    if (pause === undefined || state !== 'idle') return;
    const timer = setTimeout(() => {
      setAsked((now) => now + 1);
      void revalidate();
    }, pause * 1000);
    return () => clearTimeout(timer);
  }, [pause, state, revalidate]);
  return pause === undefined;
}
