import { purchasePath, requestQuotePath } from '@gantry/contracts/addresses/checkout';
import type { Cart } from '@gantry/contracts/schemas/cart';
import { LinkButton } from '@gantry/ui';
import { FormattedMessage } from 'react-intl';
import { TotalsList } from '../../parts/totals-list.tsx';
import styles from './cart.module.css';
import { CartPromotions } from './cart-promotions.tsx';
import { EstimateDelivery } from './estimate-delivery.tsx';
import { OrderFacts } from './order-facts.tsx';
import type { CartDelivery } from './use-cart-delivery.ts';

interface CartAsideProps {
  readonly cart: Cart;
  readonly delivery: CartDelivery;
}

/** The sums, what they mean, and the two ways on, of equal rank. */
export function CartAside({ cart, delivery }: CartAsideProps) {
  return (
    <aside className={styles.aside} aria-labelledby="cart-sums">
      <h2 id="cart-sums" className={styles.asideTitle}>
        <FormattedMessage id="checkout.cart.summary" />
      </h2>
      <TotalsList
        totals={cart.totals}
        unknown={{
          shipping: <FormattedMessage id="checkout.totals.at-checkout" />,
          tax: <FormattedMessage id="checkout.totals.by-address" />,
        }}
      />
      <CartPromotions promotions={cart.promotions} />
      <OrderFacts handling={cart.handling} freeGround={cart.freeGround} />
      <EstimateDelivery delivery={delivery} />
      <div className={styles.exits}>
        <LinkButton to={purchasePath()} variant="primary" wide>
          <FormattedMessage id="checkout.cart.check-out" />
        </LinkButton>
        <LinkButton to={requestQuotePath({ from: 'cart' })} variant="primary" wide>
          <FormattedMessage id="checkout.cart.request-quote" />
        </LinkButton>
      </div>
    </aside>
  );
}
