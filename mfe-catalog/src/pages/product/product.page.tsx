import { listingPath } from '@gantry/contracts/addresses/catalog';
import type { Product } from '@gantry/contracts/schemas/catalog';
import { Breadcrumb, classNames } from '@gantry/ui';
import { useIntl } from 'react-intl';
import { useLoaderData, useParams } from 'react-router';
import { ArrivalDate } from '../../features/arrival-date/arrival-date.tsx';
import { BuyingBox } from '../../features/buying-box/buying-box.tsx';
import { CompareBar } from '../../features/compare/compare-bar.tsx';
import { DocumentList } from '../../features/documents/document-list.tsx';
import { Gallery } from '../../features/gallery/gallery.tsx';
import { NotifyMe } from '../../features/notify-me/notify-me.tsx';
import { NoticeLinks } from '../../features/notify-me/notice-links.tsx';
import { AttributeTable } from '../../features/product-facts/attribute-table.tsx';
import { ProductDescription } from '../../features/product-facts/product-description.tsx';
import { ProductHead } from '../../features/product-facts/product-head.tsx';
import { useCatalogGetProductQuery } from '../../api/product.endpoints.ts';
import { useNoteViewed } from '../../features/recently-viewed/recently-viewed-list.ts';
import { RecentlyViewed } from '../../features/recently-viewed/recently-viewed.tsx';
import { rowsBeside } from '../../features/related-products/related-of.ts';
import { RelatedProducts } from '../../features/related-products/related-products.tsx';
import { Reviews } from '../../features/reviews/reviews.tsx';
import { ShareActions } from '../../features/share/share-actions.tsx';
import { CompareToggle } from '../../parts/compare-toggle.tsx';
import { useComplete } from '../../parts/initial-render.ts';
import { useHighlight } from '../../parts/use-highlight.ts';
import { usePersonalPrices } from '../../parts/use-personal-prices.ts';
import type { ProductLoaded } from './product.loader.ts';
import styles from './product.module.css';

export { action } from './product.action.ts';
export { loader } from './product.loader.ts';

/** A product: drawing left, facts in the middle, buying box always in sight; its family and alternates below. */
export default function ProductPage() {
  const uri = useParams().uri ?? '';
  const { data: product, refetch } = useCatalogGetProductQuery({ params: { uri } });
  usePersonalPrices(product ? [product, ...rowsBeside(product)] : [], refetch);
  return product ? <ProductView product={product} uri={uri} /> : null;
}

function ProductView({ product, uri }: { product: Product; uri: string }) {
  const intl = useIntl();
  const isComplete = useComplete(uri, useLoaderData<ProductLoaded | undefined>());
  useNoteViewed(product.sku);
  const home = { name: intl.formatMessage({ id: 'catalog.listing.home' }), to: '/' };
  const crumbs = product.breadcrumb.map(({ name, path }) => ({ name, to: listingPath(path) }));
  return (
    <article className={classNames(styles.product, !isComplete && styles.firstScreen)}>
      <Breadcrumb label={intl.formatMessage({ id: 'catalog.breadcrumb' })} items={[home, ...crumbs]} />
      <NoticeLinks />
      <ProductColumns product={product} />
      {isComplete ? (
        <>
          <RelatedProducts product={product} />
          <Reviews uri={uri} />
          <RecentlyViewed exceptSku={product.sku} />
        </>
      ) : null}
      <CompareBar />
    </article>
  );
}

/** The first screen. An attribute pointed at in the table is marked in the drawing. */
function ProductColumns({ product }: { product: Product }) {
  const { highlight, handlers } = useHighlight();
  return (
    <div className={styles.columns} {...handlers}>
      <div className={styles.pictures}>
        <Gallery product={product} highlight={highlight} />
      </div>
      <div className={styles.head}>
        <ProductHead
          product={product}
          actions={
            <div className={styles.actions}>
              <CompareToggle sku={product.sku} name={product.name} />
              <ShareActions title={product.name} />
            </div>
          }
        />
      </div>
      <div className={styles.buying}>
        <BuyingBox
          product={product}
          arrival={(quantity, leaving) => (
            <ArrivalDate product={product} quantity={quantity} leaving={leaving} />
          )}
          waiting={<NotifyMe product={product} />}
        />
      </div>
      <div className={styles.facts}>
        <AttributeTable product={product} />
        <DocumentList documents={product.documents} />
        <ProductDescription product={product} />
      </div>
    </div>
  );
}
