import { productPath } from '@gantry/contracts/addresses/catalog';
import type { CartLine } from '@gantry/contracts/schemas/cart';
import { ProductImage } from '@gantry/ui';
import { Link } from 'react-router';
import styles from './parts.module.css';

type Product = Pick<CartLine, 'uri' | 'name' | 'brand' | 'partNumber' | 'image'>;

/** What a line is about: picture, name that leads to the product, brand and part number. */
export function ProductCell({
  product,
  onFollow,
}: {
  readonly product: Product;
  readonly onFollow?: () => void;
}) {
  return (
    <div className={styles.product}>
      <ProductImage image={product.image && { ...product.image, alt: '' }} width={48} />
      <div className={styles.stack}>
        <Link to={productPath(product.uri)} className={styles.name} onClick={onFollow}>
          {product.name}
        </Link>
        <span className={styles.soft}>
          {product.brand ? `${product.brand} ` : null}
          <span className={styles.mono}>{product.partNumber}</span>
        </span>
      </div>
    </div>
  );
}
