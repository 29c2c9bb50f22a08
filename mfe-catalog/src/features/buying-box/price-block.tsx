import type { Product } from '@gantry/contracts/schemas/catalog';
import { availabilityRules } from '@gantry/domain/statuses/availability';
import { useFormats } from '@gantry/i18n/formats';
import { FormattedMessage } from 'react-intl';
import { ProductPrice } from '../../parts/product-price.tsx';
import styles from './buying-box.module.css';
import { PriceBreaks } from './price-breaks.tsx';

export interface PriceBlockProps {
  product: Product;
  /** the last piece is gone */
  isSoldOut: boolean;
}

/** The price as this reader may see it, what it comes to per piece, when a sale ends; or why no price stands here. */
export function PriceBlock({ product, isSoldOut }: PriceBlockProps) {
  const { price, availability } = product;
  const rule = availabilityRules[availability];
  const showsPrice = rule.price !== 'hidden' && rule.price !== 'free' && price.unit !== null;
  return (
    <>
      <div>
        <p className={styles.price}>
          {showsPrice && rule.price === 'from' ? (
            <span className={styles.from}>
              <FormattedMessage id="catalog.price.from" />{' '}
            </span>
          ) : null}
          <ProductPrice product={product} size="box" />
        </p>
        {showsPrice ? (
          <PriceNotes product={product} />
        ) : (
          <WhyNoPrice product={product} isSoldOut={isSoldOut} />
        )}
      </div>
      {showsPrice ? <PriceBreaks price={price} /> : null}
    </>
  );
}

function PriceNotes({ product: { price, packSize } }: { product: Product }) {
  const { money, day } = useFormats();
  return (
    <>
      {packSize > 1 && price.unit !== null ? (
        <p className={styles.hint}>
          <FormattedMessage
            id="catalog.price.each"
            values={{ price: money(Math.round(price.unit / packSize)) }}
          />
        </p>
      ) : null}
      {price.was !== null && price.until ? (
        <p className={styles.hint}>
          <FormattedMessage id="catalog.price.sale-ends" values={{ day: day(price.until) }} />
        </p>
      ) : null}
    </>
  );
}

function WhyNoPrice({ product: { price, availability }, isSoldOut }: PriceBlockProps) {
  const rule = availabilityRules[availability];
  const reason =
    rule.cart === 'remaining'
      ? // a line in either case, so that nothing below moves when the stock is known
        isSoldOut
        ? 'sold-out'
        : 'in-cart-discontinued'
      : rule.price === 'hidden'
        ? null
        : { 'cart-only': 'in-cart-why', 'signed-in': 'sign-in-why', public: null, none: null }[
            price.visibility
          ];
  if (!reason) return null;
  return (
    <p className={styles.hint}>
      <FormattedMessage id={`catalog.price.${reason}`} />
    </p>
  );
}
