import type { Product } from '@gantry/contracts/schemas/catalog';
import { FormattedMessage, useIntl } from 'react-intl';
import { FamilyTable } from '../../parts/family-table.tsx';
import { relatedOf } from './related-of.ts';
import styles from './related-products.module.css';

/** The other sizes of the family and what could be bought instead, in the same table form as a listing. */
export function RelatedProducts({ product }: { product: Product }) {
  const intl = useIntl();
  const { columns, family, alternates } = relatedOf(product);
  const section = (title: string, rows: typeof family) =>
    rows.length === 0 ? null : (
      <section className={styles.section}>
        <h2>
          <FormattedMessage id={title} values={{ family: product.family?.name }} />
        </h2>
        <FamilyTable
          caption={intl.formatMessage({ id: title }, { family: product.family?.name })}
          columns={columns}
          rows={rows}
          withNames={rows === alternates}
          currentSku={product.sku}
        />
      </section>
    );
  return (
    <>
      {section('catalog.product.family', family)}
      {section('catalog.product.alternates', alternates)}
    </>
  );
}
