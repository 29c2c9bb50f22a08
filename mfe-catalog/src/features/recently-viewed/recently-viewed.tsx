import { productPath } from '@gantry/contracts/addresses/catalog';
import type { ProductRow } from '@gantry/contracts/schemas/catalog';
import { Button, CardImage } from '@gantry/ui';
import { useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { ProductPrice } from '../../parts/product-price.tsx';
import { useCatalogListCardsQuery } from '../../api/cards.endpoints.ts';
import { recentlyViewedList } from './recently-viewed-list.ts';
import styles from './recently-viewed.module.css';

/**
 * What the reader looked at before, with today's prices. Nothing of it is in the page everybody is given, and nothing
 * is asked for before the strip comes into sight.
 */
export function RecentlyViewed({ exceptSku }: { exceptSku?: string }) {
  const skus = recentlyViewedList.use().filter((sku) => sku !== exceptSku);
  return skus.length > 0 ? <Strip skus={skus} /> : null;
}

function Strip({ skus }: { skus: readonly string[] }) {
  const intl = useIntl();
  const section = useRef<HTMLElement>(null);
  const isNear = useIsNear(section);
  const { currentData, data } = useCatalogListCardsQuery(
    { query: { sku: skus.join(',') } },
    { skip: !isNear },
  );
  const items = (currentData ?? data ?? []).filter(({ sku }) => skus.includes(sku));
  return (
    <section
      ref={section}
      className={styles.strip}
      aria-label={intl.formatMessage({ id: 'catalog.recent.title' })}
    >
      <header className={styles.head}>
        <h2>
          <FormattedMessage id="catalog.recent.title" />
        </h2>
        <Button variant="quiet" size="small" onClick={() => recentlyViewedList.writeSkus([])}>
          <FormattedMessage id="catalog.recent.clear" />
        </Button>
      </header>
      <ul className={styles.cards}>
        {items.map((item) => (
          <li key={item.sku} className={styles.card}>
            <Card item={item} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Card({ item }: { item: ProductRow }) {
  return (
    <>
      <CardImage image={item.image && { ...item.image, alt: '' }} width={96} />
      <Link to={productPath(item.uri)} className={styles.name}>
        {item.name}
      </Link>
      <span className={styles.price}>
        <ProductPrice product={item} withUnit={false} />
      </span>
    </>
  );
}

/** Whether an element has come near the window; stays true. Where nobody can tell, it counts as near. */
function useIsNear(element: React.RefObject<HTMLElement | null>): boolean {
  const [isNear, setNear] = useState(typeof IntersectionObserver === 'undefined');
  useEffect(() => {
    if (!element.current || isNear) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
      rootMargin: '200px',
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, isNear]);
  return isNear;
}
