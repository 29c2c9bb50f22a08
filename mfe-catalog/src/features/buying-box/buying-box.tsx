import type { Product } from '@gantry/contracts/schemas/catalog';
import { availabilityRules } from '@gantry/domain/statuses/availability';
import type { DeliveryPart } from '@gantry/domain/delivery-days';
import { useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { AvailabilityNote } from '../../parts/availability.tsx';
import styles from './buying-box.module.css';
import { PriceBlock } from './price-block.tsx';
import { PurchaseActions } from './purchase-actions.tsx';
import { SupplyNote, useLeaving, useSupply } from './supply-note.tsx';

export interface BuyingBoxProps {
  product: Product;
  /** when a quantity would leave and be there, for goods that are sent; given the days on which its parts leave */
  arrival: (quantity: number, leaving: readonly DeliveryPart[]) => ReactNode;
  /** the way to wait for goods that are expected back */
  waiting: ReactNode;
}

/** Price, breaks, availability with its days, and the way into the cart: always in sight beside the facts. */
export function BuyingBox({ product, arrival, waiting }: BuyingBoxProps) {
  const intl = useIntl();
  const { availability, minQuantity } = product;
  const [quantity, setQuantity] = useState(minQuantity);
  const supply = useSupply(product, quantity);
  const leaving = useLeaving(product, quantity, supply);
  const isLast = availabilityRules[availability].cart === 'remaining';
  // Until it is counted, the page says what was left when it was made; whether there is any is kept current.
  const left = supply === undefined ? product.stock : supply.onShelf;
  const isSoldOut = isLast && !left;
  // A file takes no way, and where no day to leave is promised none to arrive can be.
  const hasDay = product.leadDays !== null || !!supply?.parts.some(({ expectedOn }) => expectedOn);
  const isSent = isLast ? !!supply?.onShelf : hasDay && availability !== 'download';
  return (
    <section className={styles.box} aria-label={intl.formatMessage({ id: 'catalog.product.buy' })}>
      <PriceBlock product={product} isSoldOut={isSoldOut} />
      <div className={styles.availability}>
        <AvailabilityNote availability={availability} />
        <p className={styles.hint}>
          <FormattedMessage id={`catalog.availability.${availability}${isSoldOut ? '-over' : ''}-hint`} />
        </p>
        <SupplyNote supply={supply} isLast={isLast} />
        {isSent ? arrival(quantity, leaving) : null}
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
      <PurchaseActions product={product} isSoldOut={isSoldOut} waiting={waiting} onQuantity={setQuantity} />
    </section>
  );
}
