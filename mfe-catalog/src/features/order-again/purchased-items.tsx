import type { ProductRow } from '@gantry/contracts/schemas/catalog';
import { useFormats } from '@gantry/i18n/formats';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { AddToCart } from '../../parts/add-to-cart.tsx';
import { ProductPrice } from '../../parts/product-price.tsx';
import { productPath } from '../../urls.ts';
import styles from './order-again.module.css';
import { useCatalogListPurchasedCardsQuery, useCatalogListPurchasedQuery } from './orders.endpoints.ts';

/** Items shown; the rest is on their own page. */
export const itemsShown = 5;

/** What the account bought last, with today's price and quantity beside it. */
export function PurchasedItems() {
  const { data: bought, isError } = useCatalogListPurchasedQuery({
    query: { page: '1', size: String(itemsShown) },
  });
  const items = bought?.items ?? [];
  const { data: cards } = useCatalogListPurchasedCardsQuery(
    { query: { sku: items.map(({ sku }) => sku).join(',') } },
    { skip: items.length === 0 },
  );
  if (isError) return <Note id="catalog.again.failed" />;
  if (!bought) return <div aria-busy="true" />;
  if (items.length === 0) return <Note id="catalog.again.none" />;
  return (
    <>
      <ul>
        {items.map((item) => (
          <Item key={item.sku} item={item} product={cards?.find(({ sku }) => sku === item.sku)} />
        ))}
      </ul>
      <Link to="/my-account/orders/items" className={styles.all}>
        <FormattedMessage id="catalog.again.all-items" />
      </Link>
    </>
  );
}

interface ItemProps {
  item: { uri: string; name: string; partNumber: string; quantity: number; lastOrderedAt: string };
  /** as it is sold today; undefined until it is known, and for what is no longer sold */
  product: ProductRow | undefined;
}

function Item({ item, product }: ItemProps) {
  const { day, count } = useFormats();
  return (
    <li className={styles.item}>
      <div className={styles.what}>
        <Link to={productPath(item.uri)} className={styles.name}>
          {item.name}
        </Link>
        <span className={styles.when}>
          <FormattedMessage
            id="catalog.again.last"
            values={{ quantity: count(item.quantity), day: day(item.lastOrderedAt) }}
          />
        </span>
      </div>
      {product ? (
        <>
          <ProductPrice product={product} withUnit={false} />
          <AddToCart product={product} variant="row" />
        </>
      ) : null}
    </li>
  );
}

/** Why nothing is listed. */
export function Note({ id }: { id: string }) {
  return (
    <p className={styles.note}>
      <FormattedMessage id={id} />
    </p>
  );
}
