import type { Product } from '@gantry/contracts/schemas/catalog';
import type { ReactNode } from 'react';
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
          <AttributeRow key={attribute.code} attribute={attribute} isDrawn={drawn.has(attribute.code)} />
        ))}
        {countryOfOrigin ? (
          <RegistryRow name={<FormattedMessage id="catalog.product.origin" />}>
            {intl.formatDisplayName(countryOfOrigin, { type: 'region' }) ?? countryOfOrigin}
          </RegistryRow>
        ) : null}
        {unspsc ? (
          <RegistryRow name={<FormattedMessage id="catalog.product.unspsc" />}>{unspsc}</RegistryRow>
        ) : null}
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

/** What customs and purchasing departments ask for: it is of every product, not of its category. */
function RegistryRow({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>{children}</td>
    </tr>
  );
}
