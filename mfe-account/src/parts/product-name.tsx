import { productPath } from '@gantry/contracts/addresses/catalog';
import { Link } from 'react-router';
import styles from './product-name.module.css';

export interface NamedProduct {
  readonly uri: string;
  readonly name: string;
  readonly brand: string | null;
  readonly partNumber: string;
}

/** A product in a table: its name leads to it, brand and part number stand below. */
export function ProductName({ product }: { readonly product: NamedProduct }) {
  return (
    <>
      <Link to={productPath(product.uri)}>{product.name}</Link>
      <span className={styles.part}>
        {product.brand} <span className={styles.mono}>{product.partNumber}</span>
      </span>
    </>
  );
}
