import { requestQuotePath } from '@gantry/contracts/addresses/checkout';
import type { Product } from '@gantry/contracts/schemas/catalog';
import { availabilityRules, noticeLabels } from '@gantry/domain/statuses/availability';
import { LinkButton } from '@gantry/ui';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { AddToCart } from '../../parts/add-to-cart.tsx';
import { AddBar } from './add-bar.tsx';
import styles from './buying-box.module.css';

export interface PurchaseActionsProps {
  product: Product;
  /** the last piece is gone: nothing can be added any more */
  isSoldOut: boolean;
  /** shown where the goods are expected back */
  waiting: ReactNode;
  onQuantity: (quantity: number) => void;
}

/** What the availability lets the buyer do: add, add after agreeing to a note, wait, ask; nothing for a gift. */
export function PurchaseActions({ product, isSoldOut, waiting, onQuantity }: PurchaseActionsProps) {
  const intl = useIntl();
  const { sku, availability } = product;
  const { cart, inquiry } = availabilityRules[availability];
  const isSold = cart !== 'no' && !isSoldOut;
  const mayWait = noticeLabels.includes(availability);
  return (
    <>
      {isSold ? <QuantityRule product={product} /> : null}
      {isSold ? (
        <AddBar>
          <AddToCart
            product={product}
            variant="box"
            onQuantity={onQuantity}
            acknowledgement={
              cart === 'confirm'
                ? intl.formatMessage({ id: `catalog.product.acknowledge-${availability}` })
                : undefined
            }
          />
        </AddBar>
      ) : null}
      {mayWait ? waiting : null}
      {inquiry ? (
        <LinkButton
          to={requestQuotePath({ sku })}
          variant={isSold || mayWait || availability === 'unavailable' ? 'secondary' : 'primary'}
          wide
          className={styles.ask}
        >
          <FormattedMessage id="catalog.product.ask" />
        </LinkButton>
      ) : null}
    </>
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
