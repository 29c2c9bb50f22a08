import { productPath } from '@gantry/contracts/addresses/catalog';
import { Link } from 'react-router';
import styles from './product-name.module.css';

export interface NamedProduct {
  /** null where no page of the store shows it: something a customer asked for in words */
  readonly uri: string | null;
  readonly name: string;
  readonly brand: string | null;
  readonly partNumber: string | null;
}

/** A product in a table: its name leads to it, brand and part number stand below. */
export function ProductName({ product }: { readonly product: NamedProduct }) {
  return (
    <>
      {product.uri ? <Link to={productPath(product.uri)}>{product.name}</Link> : product.name}
      <span className={styles.part}>
        {product.brand} <span className={styles.mono}>{product.partNumber}</span>
      </span>
    </>
  );
}
