import { productPath } from '@gantry/contracts/addresses/catalog';
import type { InquiryLine } from '@gantry/contracts/schemas/inquiry';
import { useFormats } from '@gantry/i18n/formats';
import { Money } from '@gantry/ui';
import { ColumnTable, type Column } from '@gantry/ui/column-table';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import styles from './quote.module.css';

/** What was asked for, as it was taken. Columns that nobody filled in are left out. */
export function RequestedLines({ lines }: { readonly lines: readonly InquiryLine[] }) {
  const { count, day } = useFormats();
  const has = (key: 'targetPrice' | 'neededBy') => lines.some((line) => line[key] !== null);
  const columns: readonly Column<InquiryLine>[] = [
    { key: 'line', cell: ({ lineNumber }) => lineNumber },
    { key: 'item', isRowHead: true, roomy: true, cell: (line) => <Item line={line} /> },
    { key: 'quantity', numeric: true, cell: ({ quantity }) => count(quantity) },
    ...(has('targetPrice')
      ? [
          {
            key: 'targetPrice',
            numeric: true,
            unit: 'USD',
            cell: ({ targetPrice }: InquiryLine) =>
              targetPrice === null ? '–' : <Money amount={targetPrice} />,
          },
        ]
      : []),
    ...(has('neededBy')
      ? [
          {
            key: 'line-neededBy',
            tight: true,
            cell: ({ neededBy }: InquiryLine) => (neededBy ? day(neededBy) : '–'),
          },
        ]
      : []),
  ];
  return (
    <ColumnTable
      caption={<FormattedMessage id="checkout.quote.lines" />}
      headId={(key) => `checkout.quote.${key}`}
      columns={columns}
      rows={lines}
      rowKey={({ lineNumber }) => lineNumber}
    />
  );
}

function Item({ line: { uri, name, brand, partNumber, note } }: { readonly line: InquiryLine }) {
  return (
    <>
      {uri ? <Link to={productPath(uri)}>{name}</Link> : name}
      {partNumber ? (
        <span className={styles.part}>
          {brand} <span className={styles.mono}>{partNumber}</span>
        </span>
      ) : null}
      {note ? <span className={styles.part}>{note}</span> : null}
    </>
  );
}
