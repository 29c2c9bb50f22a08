import type { Product } from '@gantry/contracts/schemas/catalog';
import { FormattedMessage, useIntl } from 'react-intl';
import { englishWhen } from '../../parts/english-text.ts';
import styles from './product-facts.module.css';

/** What the product is, attribute by attribute. Rows that have a dimension line in the drawing can be focused to mark it. */
export function AttributeTable({ product }: { product: Product }) {
  const intl = useIntl();
  const drawn = new Set(product.drawing?.shapes.map((shape) => shape.attribute));
  const { attributes, countryOfOrigin, unspsc } = product;
  if (attributes.length === 0 && !countryOfOrigin && !unspsc) return null;
  return (
    <table className={styles.attributes}>
      <caption>
        <FormattedMessage id="catalog.product.specifications" />
      </caption>
      <tbody>
        {attributes.map((attribute) => (
          <tr
            key={attribute.code}
            data-attribute={attribute.code}
            data-drawn={drawn.has(attribute.code) || undefined}
            tabIndex={drawn.has(attribute.code) ? 0 : undefined}
          >
            <th scope="row" lang={englishWhen(attribute.english === 'name' || attribute.english === 'both')}>
              {attribute.name}
            </th>
            <td lang={englishWhen(attribute.english === 'value' || attribute.english === 'both')}>
              {attribute.value}
              {attribute.unit ? ` ${attribute.unit}` : ''}
            </td>
          </tr>
        ))}
        {countryOfOrigin ? (
          <tr>
            <th scope="row">
              <FormattedMessage id="catalog.product.origin" />
            </th>
            <td>{intl.formatDisplayName(countryOfOrigin, { type: 'region' }) ?? countryOfOrigin}</td>
          </tr>
        ) : null}
        {unspsc ? (
          <tr>
            <th scope="row">
              <FormattedMessage id="catalog.product.unspsc" />
            </th>
            <td>{unspsc}</td>
          </tr>
        ) : null}
      </tbody>
    </table>
  );
}
