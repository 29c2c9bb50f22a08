import type { Product } from '@gantry/contracts/schemas/catalog';
import { Breadcrumb } from '@gantry/ui';
import { useIntl } from 'react-intl';
import { useParams } from 'react-router';
import { BuyingBox } from '../../features/buying-box/buying-box.tsx';
import { AttributeTable } from '../../features/product-facts/attribute-table.tsx';
import { ProductDescription } from '../../features/product-facts/product-description.tsx';
import { ProductHead } from '../../features/product-facts/product-head.tsx';
import { ProductPictures } from '../../features/product-facts/product-pictures.tsx';
import { useCatalogGetProductQuery } from '../../features/product-facts/product.endpoints.ts';
import { RelatedProducts } from '../../features/related-products/related-products.tsx';
import { useHighlight } from '../../parts/use-highlight.ts';
import { usePersonalPrices } from '../../parts/use-personal-prices.ts';
import { listingPath } from '../../urls.ts';
import styles from './product.module.css';

/** A product: drawing left, facts in the middle, buying box always in sight; its family and alternates below. */
export function ProductPage() {
  const uri = useParams().uri ?? '';
  const { data: product, refetch } = useCatalogGetProductQuery({ params: { uri } });
  usePersonalPrices(product ? [product] : [], refetch);
  return product ? <ProductView product={product} /> : null;
}

function ProductView({ product }: { product: Product }) {
  const intl = useIntl();
  const { highlight, handlers } = useHighlight();
  const home = { name: intl.formatMessage({ id: 'catalog.listing.home' }), to: '/' };
  const crumbs = product.breadcrumb.map(({ name, path }) => ({ name, to: listingPath(path) }));
  return (
    <article className={styles.product}>
      <Breadcrumb label={intl.formatMessage({ id: 'catalog.breadcrumb' })} items={[home, ...crumbs]} />
      <div className={styles.columns} {...handlers}>
        <div className={styles.pictures}>
          <ProductPictures product={product} highlight={highlight} />
        </div>
        <div className={styles.facts}>
          <ProductHead product={product} />
          <AttributeTable product={product} />
          <ProductDescription product={product} />
        </div>
        <div className={styles.buying}>
          <BuyingBox product={product} />
        </div>
      </div>
      <RelatedProducts product={product} />
    </article>
  );
}
