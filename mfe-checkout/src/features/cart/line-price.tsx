import type { CartLine } from '@gantry/contracts/schemas/cart';
import { Money } from '@gantry/ui';
import { FormattedMessage } from 'react-intl';
import { PriceReason } from '../../parts/price-reason.tsx';
import { Unit } from '../../parts/unit.tsx';
import styles from './cart.module.css';

/** What one costs, why, and what more of them would cost. */
export function LinePrice({ line }: { readonly line: CartLine }) {
  if (line.unitPrice === null) {
    return (
      <span className={styles.soft}>
        <FormattedMessage id="checkout.cart.price-on-request" />
      </span>
    );
  }
  const isReduced = line.listPrice !== null && line.listPrice > line.unitPrice;
  return (
    <div className={styles.price}>
      <Money amount={line.unitPrice} />
      <span className={styles.soft}>
        <Unit unitOfMeasure={line.unitOfMeasure} packSize={line.packSize} />
      </span>
      <span className={styles.soft}>
        <PriceReason source={line.priceSource} />
        {isReduced ? (
          <>
            {' · '}
            <FormattedMessage
              id="checkout.cart.list-was"
              values={{ price: <Money amount={line.listPrice ?? 0} /> }}
            />
          </>
        ) : null}
      </span>
      <NextBreak line={line} />
    </div>
  );
}

/** From which quantity on one costs less; nothing when the line has its best price. */
function NextBreak({ line }: { readonly line: CartLine }) {
  if (!line.nextBreak) return null;
  return (
    <span className={styles.hint}>
      <FormattedMessage
        id="checkout.cart.next-break"
        values={{
          quantity: line.nextBreak.quantity,
          price: <Money amount={line.nextBreak.unit} />,
          unit: <Unit unitOfMeasure={line.unitOfMeasure} packSize={line.packSize} />,
        }}
      />
    </span>
  );
}
