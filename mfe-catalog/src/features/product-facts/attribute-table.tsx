import type { Product } from '@gantry/contracts/schemas/catalog';
import { FormattedMessage } from 'react-intl';
import styles from './product-facts.module.css';

/** What the product is, attribute by attribute. Rows that have a dimension line in the drawing can be focused to mark it. */
export function AttributeTable({ product }: { product: Product }) {
  const drawn = new Set(product.drawing?.shapes.map((shape) => shape.attribute));
  if (product.attributes.length === 0) return null;
  return (
    <table className={styles.attributes}>
      <caption>
        <FormattedMessage id="catalog.product.specifications" />
      </caption>
      <tbody>
        {product.attributes.map((attribute) => (
          <tr
            key={attribute.code}
            data-attribute={attribute.code}
            data-drawn={drawn.has(attribute.code) || undefined}
            tabIndex={drawn.has(attribute.code) ? 0 : undefined}
          >
            <th scope="row">{attribute.name}</th>
            <td>
              {attribute.value}
              {attribute.unit ? ` ${attribute.unit}` : ''}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
