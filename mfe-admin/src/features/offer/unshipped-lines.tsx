import type { OfferDraft, OfferLine } from '@gantry/contracts/schemas/offer';
import { useQuantityText } from '@gantry/i18n/quantity-text';
import { DataList, Money } from '@gantry/ui';
import { ColumnTable, type Column } from '@gantry/ui/column-table';
import { FormattedMessage } from 'react-intl';
import recordStyles from '../../parts/record.module.css';
import styles from './offer.module.css';

/** The lines of an offer and what they cost together, as long as no place is known that they could ship to. */
export function UnshippedLines({ draft: { lines } }: { readonly draft: OfferDraft }) {
  if (lines.length === 0) return null;
  const subtotal = {
    key: 'subtotal',
    term: <FormattedMessage id="admin.offer.sum.subtotal" />,
    value: <Money amount={lines.reduce((sum, { total }) => sum + total, 0)} />,
  };
  return (
    <section className={styles.preview} aria-labelledby="offer-lines">
      <h2 id="offer-lines" className={recordStyles.title}>
        <FormattedMessage id="admin.offer.lines" />
      </h2>
      <LinesTable lines={lines} />
      <DataList items={[subtotal]} />
      <p className={recordStyles.soft}>
        <FormattedMessage id="admin.offer.sums-later" />
      </p>
    </section>
  );
}

function LinesTable({ lines }: Pick<OfferDraft, 'lines'>) {
  const quantityText = useQuantityText();
  const columns: readonly Column<OfferLine>[] = [
    { key: 'line', numeric: true, cell: ({ lineNumber }) => lineNumber },
    {
      key: 'item',
      isRowHead: true,
      roomy: true,
      cell: ({ name, partNumber }) => [name, partNumber].filter(Boolean).join(' · '),
    },
    {
      key: 'quantity',
      numeric: true,
      cell: ({ quantity, unitOfMeasure }) => quantityText(quantity, unitOfMeasure),
    },
    { key: 'price', numeric: true, cell: ({ unitPrice }) => <Money amount={unitPrice} /> },
    { key: 'amount', numeric: true, cell: ({ total }) => <Money amount={total} /> },
  ];
  return (
    <ColumnTable
      caption={<FormattedMessage id="admin.offer.lines" />}
      headId={(key) => `admin.offer.column.${key}`}
      columns={columns}
      rows={lines}
      rowKey={({ lineNumber }) => lineNumber}
    />
  );
}
