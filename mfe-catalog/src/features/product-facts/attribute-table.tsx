import type { Product } from '@gantry/contracts/schemas/catalog';
import { FormattedMessage, useIntl } from 'react-intl';
import { englishWhen } from '../../parts/english-text.ts';
import { registryFacts } from '../../parts/registry-facts.ts';
import styles from './product-facts.module.css';

/** What the product is, attribute by attribute. Rows that have a dimension line in the drawing can be focused to mark it. */
export function AttributeTable({ product }: { product: Product }) {
  const intl = useIntl();
  const drawn = new Set(product.drawing?.shapes.map((shape) => shape.attribute));
  const { attributes } = product;
  const facts = registryFacts(intl, product);
  if (attributes.length === 0 && facts.length === 0) return null;
  return (
    <table className={styles.attributes}>
      <caption>
        <FormattedMessage id="catalog.product.specifications" />
      </caption>
      <tbody>
        {attributes.map((attribute) => (
          <AttributeRow key={attribute.code} attribute={attribute} isDrawn={drawn.has(attribute.code)} />
        ))}
        {facts.map(({ key, name, value }) => (
          <tr key={key}>
            <th scope="row">{name}</th>
            <td>{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface AttributeRowProps {
  attribute: Product['attributes'][number];
  /** a dimension line of the drawing shows it */
  isDrawn: boolean;
}

function AttributeRow({ attribute: { code, name, value, unit, english }, isDrawn }: AttributeRowProps) {
  return (
    <tr data-attribute={code} data-drawn={isDrawn || undefined} tabIndex={isDrawn ? 0 : undefined}>
      <th scope="row" lang={englishWhen(english === 'name' || english === 'both')}>
        {name}
      </th>
      <td lang={englishWhen(english === 'value' || english === 'both')}>
        {value}
        {unit ? ` ${unit}` : ''}
      </td>
    </tr>
  );
}
