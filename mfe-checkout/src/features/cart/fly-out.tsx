import { cartPath, purchasePath } from '@gantry/contracts/addresses/checkout';
import type { Cart } from '@gantry/contracts/schemas/cart';
import type { GiftLine } from '@gantry/contracts/schemas/gift';
import { LinkButton, Money } from '@gantry/ui';
import { GiftMark } from '@gantry/ui/gift-mark';
import { FormattedMessage } from 'react-intl';
import { ProductCell } from '../../parts/product-cell.tsx';
import { EmptyCart } from './empty-cart.tsx';
import styles from './fly-out.module.css';

interface Following {
  /** told when a link of it is followed */
  readonly onFollow?: (() => void) | undefined;
}

/** The cart at a glance: lines, subtotal, the ways on. The fly-out page and the header's cart show the same. */
export function FlyOut({ cart, onFollow }: { readonly cart: Cart } & Following) {
  if (cart.lines.length === 0) return <EmptyCart />;
  return (
    <div className={styles.flyOut}>
      <ul className={styles.lines}>
        {cart.lines.map((line) => (
          <li key={line.lineId} className={styles.line}>
            <ProductCell product={line} onFollow={onFollow} />
            <span className={styles.amount}>
              <FormattedMessage id="checkout.fly-out.times" values={{ quantity: line.quantity }} />{' '}
              {line.lineTotal === null ? '–' : <Money amount={line.lineTotal} />}
            </span>
          </li>
        ))}
        {(cart.gifts ?? []).map((gift) => (
          <FlyOutGift key={gift.lineId} gift={gift} onFollow={onFollow} />
        ))}
      </ul>
      <p className={styles.subtotal}>
        <FormattedMessage id="checkout.totals.subtotal" />
        <strong>
          <Money amount={cart.totals.subtotal} />
        </strong>
      </p>
      <div className={styles.exits}>
        <LinkButton to={cartPath()} wide onClick={onFollow}>
          <FormattedMessage id="checkout.fly-out.view" />
        </LinkButton>
        <LinkButton to={purchasePath()} variant="primary" wide onClick={onFollow}>
          <FormattedMessage id="checkout.cart.check-out" />
        </LinkButton>
      </div>
    </div>
  );
}

/** What a promotion gives along. */
const FlyOutGift = ({ gift, onFollow }: { readonly gift: GiftLine } & Following) => (
  <li className={styles.line}>
    <ProductCell product={gift} onFollow={onFollow} />
    <span className={styles.amount}>
      <FormattedMessage id="checkout.fly-out.times" values={{ quantity: gift.quantity }} />
      <GiftMark isGift />
    </span>
  </li>
);
