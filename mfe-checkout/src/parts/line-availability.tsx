import type { CartLine } from '@gantry/contracts/schemas/cart';
import { AvailabilityBadge } from '@gantry/ui';
import { FormattedMessage } from 'react-intl';
import { PromisedDays } from './promised-days.tsx';
import styles from './parts.module.css';

/** Whether a line can be had and when. */
export function LineAvailability({ line }: { readonly line: CartLine }) {
  // What is not on our shelves at all comes from the manufacturer: then the promised days say more.
  const { available, quantity } = line;
  const isShort = available !== null && available > 0 && available < quantity;
  // Beyond the shelf another label says who brings the rest; goods of the shelf alone keep theirs.
  const isBrought = !['in-stock', 'discontinued'].includes(line.availability);
  return (
    <div className={styles.stack}>
      <AvailabilityBadge availability={line.availability}>
        <FormattedMessage id={`checkout.availability.${line.availability}`} />
      </AvailabilityBadge>
      {isShort ? (
        <span className={styles.warning}>
          {isBrought ? (
            <FormattedMessage
              id="checkout.quantity.ships-partly"
              values={{ now: available, later: quantity - available }}
            />
          ) : (
            <FormattedMessage id="checkout.cart.only" values={{ count: available }} />
          )}
        </span>
      ) : null}
      {isShort && !isBrought ? null : (
        <span className={styles.soft}>
          <PromisedDays promise={line.promise} />
        </span>
      )}
    </div>
  );
}
