import { myItemsPath } from '@gantry/contracts/addresses/account';
import { productPath } from '@gantry/contracts/addresses/catalog';
import type { ProductRow } from '@gantry/contracts/schemas/catalog';
import type { PurchasedItem } from '@gantry/contracts/schemas/order';
import { useFormats } from '@gantry/i18n/formats';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { AddToCart } from '../../parts/add-to-cart.tsx';
import { ProductPrice } from '../../parts/product-price.tsx';
import { FirstSteps } from './first-steps.tsx';
import styles from './order-again.module.css';
import {
  useCatalogListPurchasedCardsQuery,
  useCatalogListPurchasedQuery,
} from '../../api/order-again.endpoints.ts';

/** Items shown; the rest is on their own page. */
export const itemsShown = 5;

/** What the account bought last and what is known of it today; `undefined` until both are there to be shown. */
export interface Purchases {
  readonly items: readonly PurchasedItem[];
  readonly cards: readonly ProductRow[];
  readonly isFailed: boolean;
}

/** Both are shown at once: a row that grew later would push down what stands below it. */
export function usePurchases(): Purchases | undefined {
  const bought = useCatalogListPurchasedQuery({ query: { page: '1', size: String(itemsShown) } });
  const items = bought.data?.items ?? [];
  const today = useCatalogListPurchasedCardsQuery(
    { query: { sku: items.map(({ sku }) => sku).join(',') } },
    { skip: items.length === 0 },
  );
  const isReady = bought.isError || (bought.data && (items.length === 0 || today.data || today.isError));
  return isReady ? { items, cards: today.data ?? [], isFailed: bought.isError } : undefined;
}

/** What the account bought last, with today's price and quantity beside it. */
export function PurchasedItems({ purchases }: { purchases: Purchases | undefined }) {
  if (!purchases) return <div aria-busy="true" />;
  const { items, cards, isFailed } = purchases;
  if (isFailed) return <Note id="catalog.again.failed" />;
  if (items.length === 0)
    return (
      <>
        <Note id="catalog.again.none" />
        <FirstSteps of="buying" />
      </>
    );
  return (
    <>
      <ul>
        {items.map((item) => (
          <Item key={item.sku} item={item} product={cards.find(({ sku }) => sku === item.sku)} />
        ))}
      </ul>
      <Link to={myItemsPath()} className={styles.all}>
        <FormattedMessage id="catalog.again.all-items" />
      </Link>
    </>
  );
}

interface ItemProps {
  item: PurchasedItem;
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
