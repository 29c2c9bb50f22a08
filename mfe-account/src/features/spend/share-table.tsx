import { Money } from '@gantry/ui';
import { ColumnTable, type Column } from '@gantry/ui/column-table';
import { ShareBar } from '@gantry/ui/share-bar';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

export interface ShareTableProps<Row> {
  /** what the rows are; the heading is `account.spend.by-<kind>`, the first column `account.spend.column.<kind>` */
  readonly kind: 'person' | 'department' | 'cost-center';
  /** the most first */
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  readonly name: (row: Row) => ReactNode;
  /** between the share and the amount */
  readonly more?: readonly Column<Row>[];
}

/** What each person, department, or cost center comes to, beside the others. */
export function ShareTable<Row extends { readonly amount: number }>(props: ShareTableProps<Row>) {
  const { kind, rows, rowKey, name, more = [] } = props;
  const most = rows[0]?.amount ?? 0;
  const heading = <FormattedMessage id={`account.spend.by-${kind}`} />;
  const columns: readonly Column<Row>[] = [
    { key: kind, isRowHead: true, cell: name },
    { key: 'share', cell: ({ amount }) => <ShareBar value={amount} most={most} /> },
    ...more,
    {
      key: 'amount',
      numeric: true,
      tight: true,
      unit: 'USD',
      cell: ({ amount }) => <Money amount={amount} />,
    },
  ];
  return (
    <section>
      <h2>{heading}</h2>
      <ColumnTable
        caption={heading}
        headId={(key) => `account.spend.column.${key}`}
        columns={columns}
        rows={rows}
        rowKey={rowKey}
      />
    </section>
  );
}
