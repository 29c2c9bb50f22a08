import type { Product } from '@gantry/contracts/schemas/catalog';
import { FormattedMessage, useIntl } from 'react-intl';
import { FamilyTable } from '../../parts/family-table.tsx';
import { isCategoryFamily } from '../../parts/is-category-family.ts';
import { relatedOf } from './related-of.ts';
import styles from './related-products.module.css';

/**
 * What is needed with the product and goes with it, the other sizes of its family or what stands beside it in its
 * category, and what could be bought instead: all in the table form of a listing.
 */
export function RelatedProducts({ product }: { product: Product }) {
  const intl = useIntl();
  const { columns, family, alternates } = relatedOf(product);
  const areSizes = product.family !== null && !isCategoryFamily(product.family);
  const section = (title: string, rows: typeof family, heads = columns, withNames = false) =>
    rows.length === 0 ? null : (
      <section key={title} className={styles.section}>
        <h2>
          <FormattedMessage id={title} values={{ family: product.family?.name }} />
        </h2>
        <FamilyTable
          caption={intl.formatMessage({ id: title }, { family: product.family?.name })}
          columns={heads}
          rows={rows}
          withNames={withNames}
          currentSku={product.sku}
        />
      </section>
    );
  return (
    <>
      {product.relations.map(({ kind, items, columns: own }) =>
        section(`catalog.product.relation-${kind}`, items, own, true),
      )}
      {areSizes
        ? section('catalog.product.family', family)
        : section('catalog.product.category-family', family, columns, true)}
      {section('catalog.product.alternates', alternates, columns, true)}
    </>
  );
}
