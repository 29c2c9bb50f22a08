import type { GiftLine } from '@gantry/contracts/schemas/gift';
import { useFormats } from '@gantry/i18n/formats';
import { Money } from '@gantry/ui';
import { GiftMark } from '@gantry/ui/gift-mark';
import { FormattedMessage } from 'react-intl';
import { ProductCell } from '../../parts/product-cell.tsx';
import styles from './cart.module.css';

/** What promotions give beside the lines of the cart; it comes and goes with them, and nobody changes it. */
export function GiftLines({ gifts = [] }: { readonly gifts: readonly GiftLine[] | undefined }) {
  const { count } = useFormats();
  if (gifts.length === 0) return null;
  return (
    <section aria-labelledby="cart-gifts">
      <h2 id="cart-gifts" className={styles.asideTitle}>
        <FormattedMessage id="checkout.cart.gifts" />
      </h2>
      <ul className={styles.gifts}>
        {gifts.map((gift) => (
          <li key={gift.lineId}>
            <ProductCell product={gift} />
            <span>
              {count(gift.quantity)} × <Money amount={0} />
              <GiftMark isGift />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
