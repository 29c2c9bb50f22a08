import type { Product } from '@gantry/contracts/schemas/catalog';
import { availabilityRules } from '@gantry/contracts/statuses/availability';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { AvailabilityNote } from '../../parts/availability.tsx';
import styles from './buying-box.module.css';
import { PriceBlock } from './price-block.tsx';
import { PurchaseActions } from './purchase-actions.tsx';
import { ShipDates } from './ship-dates.tsx';
import { SupplyNote, useSupply } from './supply-note.tsx';

/** Price, breaks, availability with its days, and the way into the cart: always in sight beside the facts. */
export function BuyingBox({ product }: { product: Product }) {
  const intl = useIntl();
  const { availability, minQuantity } = product;
  const [quantity, setQuantity] = useState(minQuantity);
  const supply = useSupply(product, quantity);
  const isLast = availabilityRules[availability].cart === 'remaining';
  return (
    <section className={styles.box} aria-label={intl.formatMessage({ id: 'catalog.product.buy' })}>
      <PriceBlock product={product} />
      <div className={styles.availability}>
        <AvailabilityNote availability={availability} />
        <p className={styles.hint}>
          <FormattedMessage id={`catalog.availability.${availability}-hint`} />
        </p>
        {/* A file is there at once; no day has to be named. */}
        {availability === 'download' ? null : <ShipDates days={product.leadDays} />}
        <SupplyNote supply={supply} isLast={isLast} />
        {product.returnable ? null : (
          <p className={styles.hint}>
            <FormattedMessage id="catalog.product.not-returnable" />
          </p>
        )}
        {product.cancellableUntil ? (
          <p className={styles.hint}>
            <FormattedMessage id={`catalog.product.cancel-${product.cancellableUntil}`} />
          </p>
        ) : null}
      </div>
      <PurchaseActions
        product={product}
        isSoldOut={isLast && supply !== undefined && !supply.onShelf}
        onQuantity={setQuantity}
      />
    </section>
  );
}
