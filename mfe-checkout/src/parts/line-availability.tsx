import type { CartLine } from '@gantry/contracts/schemas/cart';
import { AvailabilityBadge } from '@gantry/ui';
import type { Delivery } from '@gantry/domain/delivery-lines';
import { FormattedMessage } from 'react-intl';
import styles from './parts.module.css';
import { ShipsArrives } from './ships-arrives.tsx';

interface LineAvailabilityProps {
  readonly line: CartLine;
  /** when it arrives too, where the way is known */
  readonly dates?: Delivery | undefined;
}

/** Whether a line can be had and when: what comes later, part by part, or that it cannot come at all. */
export function LineAvailability({ line, dates }: LineAvailabilityProps) {
  const { most, quantity, promise, parts } = line;
  const isShort = most !== null && most < quantity;
  return (
    <div className={styles.stack}>
      <AvailabilityBadge availability={line.availability}>
        <FormattedMessage id={`checkout.availability.${line.availability}`} />
      </AvailabilityBadge>
      {isShort ? (
        <span className={styles.warning}>
          <FormattedMessage id="checkout.cart.only" values={{ count: most }} />
        </span>
      ) : (
        <span className={styles.soft}>
          <ShipsArrives {...(dates ?? { ships: promise, arrives: null, parts })} />
        </span>
      )}
    </div>
  );
}
