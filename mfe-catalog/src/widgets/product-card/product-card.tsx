import { productPath } from '@gantry/contracts/addresses/catalog';
import type { WidgetProps } from '@gantry/contracts/remotes';
import { CardImage } from '@gantry/ui';
import { Link } from 'react-router';
import { AvailabilityNote } from '../../parts/availability.tsx';
import { ProductPrice } from '../../parts/product-price.tsx';
import { useCatalogGetProductCardQuery } from '../../api/product-card.endpoints.ts';
import styles from './product-card.module.css';

/** One product for other areas' pages: picture, name, part number, price, availability. Keeps its size while loading. */
export function ProductCard({ sku }: WidgetProps['product-card']) {
  const { data: product } = useCatalogGetProductCardQuery({ params: { sku } });
  if (!product) return <div className={styles.card} aria-busy="true" />;
  return (
    <div className={styles.card}>
      <CardImage image={product.image && { ...product.image, alt: '' }} width={96} />
      <div className={styles.facts}>
        <Link to={productPath(product.uri)}>{product.name}</Link>
        <span className={styles.partNumber}>{product.partNumber}</span>
        <ProductPrice product={product} />
        <AvailabilityNote availability={product.availability} />
      </div>
    </div>
  );
}
