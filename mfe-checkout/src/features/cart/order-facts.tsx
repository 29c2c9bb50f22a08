import type { Cart } from '@gantry/contracts/schemas/cart';
import { Money } from '@gantry/ui';
import { FormattedMessage } from 'react-intl';
import styles from './cart.module.css';

/** The rules behind the sums: when the handling fee goes away, and where ground shipping is free. */
export function OrderFacts({ handling, freeGround }: Pick<Cart, 'handling' | 'freeGround'>) {
  const reached = handling.minimumOrder - handling.missing;
  return (
    <div className={styles.facts}>
      {handling.missing > 0 ? (
        <p>
          <progress
            className={styles.progress}
            max={handling.minimumOrder}
            value={reached}
            aria-hidden="true"
          />
          <FormattedMessage
            id="checkout.facts.handling"
            values={{
              minimum: <Money amount={handling.minimumOrder} />,
              fee: <Money amount={handling.fee} />,
              missing: <Money amount={handling.missing} />,
            }}
          />
        </p>
      ) : null}
      <p>
        <FormattedMessage id={`checkout.free-ground.${freeGround.reason}`} />
      </p>
    </div>
  );
}
