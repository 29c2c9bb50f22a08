import type { Product } from '@gantry/contracts/schemas/catalog';
import { availabilityRules } from '@gantry/contracts/statuses/availability';
import { FormattedMessage, useIntl } from 'react-intl';
import { AddToCart } from '../../parts/add-to-cart.tsx';
import { AvailabilityNote } from '../../parts/availability.tsx';
import { ProductPrice } from '../../parts/product-price.tsx';
import styles from './buying-box.module.css';
import { PriceBreaks } from './price-breaks.tsx';
import { ShipDates } from './ship-dates.tsx';

/** Price, breaks, availability with its days, and the way into the cart: always in sight beside the facts. */
export function BuyingBox({ product }: { product: Product }) {
  const intl = useIntl();
  const { availability } = product;
  const showsPrice = availabilityRules[availability].price !== 'hidden' && product.price.unit !== null;
  return (
    <section className={styles.box} aria-label={intl.formatMessage({ id: 'catalog.product.buy' })}>
      <p className={styles.price}>
        {showsPrice && availabilityRules[availability].price === 'from' ? (
          <span className={styles.from}>
            <FormattedMessage id="catalog.price.from" />
          </span>
        ) : null}
        <ProductPrice product={product} size="box" />
      </p>
      {showsPrice ? <PriceBreaks price={product.price} /> : null}
      <div className={styles.availability}>
        <AvailabilityNote availability={availability} />
        <p className={styles.hint}>
          <FormattedMessage id={`catalog.availability.${availability}-hint`} />
        </p>
        <ShipDates days={product.leadDays} />
      </div>
      <QuantityRule product={product} />
      <AddToCart product={product} variant="box" />
    </section>
  );
}

/** Minimum and increment, where they are not one. */
function QuantityRule({ product }: { product: Product }) {
  const { minQuantity, quantityIncrement } = product;
  if (minQuantity <= 1 && quantityIncrement <= 1) return null;
  return (
    <p className={styles.hint}>
      <FormattedMessage
        id={quantityIncrement > 1 ? 'catalog.product.quantity-rule' : 'catalog.product.minimum'}
        values={{ minimum: minQuantity, increment: quantityIncrement }}
      />
    </p>
  );
}
