import type { AdminOrder } from '@gantry/contracts/schemas/order';
import { useEffect } from 'react';
import { FormattedMessage } from 'react-intl';
import { OutcomeAlert, refusalText } from '../../parts/outcome-alert.tsx';
import { CheckoutFacts } from './checkout-facts.tsx';
import { PartForm } from './part-form.tsx';
import styles from './staff-checkout.module.css';
import { TakeCard } from './take-card.tsx';
import { useStartedCard } from './use-started-card.ts';

interface CardCheckoutProps {
  readonly order: AdminOrder;
  /** an amount is asked for first, up to what is due */
  readonly isCustom: boolean;
}

/** Takes a customer's card for an order: for all that is due, or for an amount of its own. */
export function CardCheckout({ order, isCustom }: CardCheckoutProps) {
  const { started, refused, begin } = useStartedCard(order.number);
  useEffect(() => {
    if (!isCustom) void begin(null);
  }, [begin, isCustom]);
  return (
    <div className={styles.page}>
      <CheckoutFacts order={order} />
      {refused ? (
        <OutcomeAlert kind="refused">
          <FormattedMessage id={refusalText('admin.checkout.refused', refused.failure)} />
        </OutcomeAlert>
      ) : null}
      {isCustom || started || refused ? null : (
        <p className={styles.soft} role="status">
          <FormattedMessage id="forms.card.loading" />
        </p>
      )}
      {isCustom && !started ? <PartForm onPart={begin} /> : null}
      {started ? <TakeCard number={order.number} started={started} /> : null}
    </div>
  );
}
