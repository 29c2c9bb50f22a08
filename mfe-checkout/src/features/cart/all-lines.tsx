import { cartPath } from '@gantry/contracts/addresses/checkout';
import type { Cart } from '@gantry/contracts/schemas/cart';
import { FormattedMessage } from 'react-intl';
import { Link, useSearchParams } from 'react-router';
import { CartTable } from './cart-table.tsx';
import styles from './cart.module.css';
import type { CartDelivery } from './use-cart-delivery.ts';

/** A longer cart begins with so many lines: rows with their fields take a browser long to lay out. */
const firstLines = 50;

/** The lines of the cart; of a long one the first, with a link to all that works without scripts too. */
export function AllLines({ lines, dates }: Pick<Cart, 'lines'> & Pick<CartDelivery, 'dates'>) {
  const [search] = useSearchParams();
  const isShort = lines.length <= firstLines || search.has('all');
  if (isShort) return <CartTable lines={lines} dates={dates} />;
  return (
    <>
      <CartTable lines={lines.slice(0, firstLines)} dates={dates} />
      <p className={styles.allLines}>
        <FormattedMessage
          id="checkout.cart.first-lines"
          values={{
            shown: firstLines,
            count: lines.length,
            all: (words) => (
              <Link to={`${cartPath()}?all`} preventScrollReset>
                {words}
              </Link>
            ),
          }}
        />
      </p>
    </>
  );
}
