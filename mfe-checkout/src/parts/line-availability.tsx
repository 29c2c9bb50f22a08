import type { CartLine } from '@gantry/contracts/schemas/cart';
import { AvailabilityBadge } from '@gantry/ui';
import { FormattedMessage } from 'react-intl';
import { PromisedDays } from './promised-days.tsx';
import styles from './parts.module.css';

/** Whether a line can be had and when. */
export function LineAvailability({ line }: { readonly line: CartLine }) {
  // What is not on our shelves at all comes from the manufacturer: then the promised days say more.
  const isShort = line.available !== null && line.available > 0 && line.available < line.quantity;
  return (
    <div className={styles.stack}>
      <AvailabilityBadge availability={line.availability}>
        <FormattedMessage id={`checkout.availability.${line.availability}`} />
      </AvailabilityBadge>
      {isShort ? (
        <span className={styles.warning}>
          <FormattedMessage id="checkout.cart.only" values={{ count: line.available }} />
        </span>
      ) : (
        <span className={styles.soft}>
          <PromisedDays promise={line.promise} />
        </span>
      )}
    </div>
  );
}
