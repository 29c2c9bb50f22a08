import { adminOrderPath } from '@gantry/contracts/addresses/admin';
import { isWithoutOrder, type UnmatchedRow } from '@gantry/contracts/schemas/payment';
import { useFormats } from '@gantry/i18n/formats';
import { Button, Money } from '@gantry/ui';
import type { Column } from '@gantry/ui/column-table';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { RecordTable } from '../../parts/record-table/record-table.tsx';
import styles from '../../parts/tax-page.module.css';

/** What is done about money that names no order. */
export interface ChosenRow {
  readonly row: UnmatchedRow;
  readonly action: 'match' | 'send-back';
}

export interface UnmatchedTableProps {
  readonly rows: readonly UnmatchedRow[];
  readonly mayAct: boolean;
  readonly onAct: (chosen: ChosenRow) => void;
}

/** Money of all orders that waits for finance, oldest first; what belongs to an order is acted on in its record. */
export function UnmatchedTable({ rows, mayAct, onAct }: UnmatchedTableProps) {
  const { time } = useFormats();
  const columns: readonly Column<UnmatchedRow>[] = [
    { key: 'order', isRowHead: true, cell: (row) => <OrderName row={row} /> },
    { key: 'kind', cell: ({ kind }) => <FormattedMessage id={`admin.unmatched.kind.${kind}`} /> },
    { key: 'customer', roomy: true, cell: ({ customer }) => customer ?? '–' },
    { key: 'reference', cell: ({ reference }) => reference ?? '–' },
    {
      key: 'amount',
      numeric: true,
      tight: true,
      unit: 'USD',
      cell: ({ amount }) => <Money amount={amount} />,
    },
    { key: 'since', tight: true, cell: ({ since }) => time(since) },
    ...(mayAct ? [{ key: 'acts', cell: (row: UnmatchedRow) => <Acts row={row} onAct={onAct} /> }] : []),
  ];
  return (
    <RecordTable
      list="unmatched"
      caption={<FormattedMessage id="admin.unmatched.heading" />}
      headId={(key) => `admin.unmatched.${key}`}
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
    />
  );
}

function OrderName({ row: { orderNumber } }: { readonly row: UnmatchedRow }) {
  if (isWithoutOrder(orderNumber)) return <FormattedMessage id="admin.unmatched.no-order" />;
  return <Link to={adminOrderPath(orderNumber)}>{orderNumber.toUpperCase()}</Link>;
}

interface ActsProps {
  readonly row: UnmatchedRow;
  readonly onAct: UnmatchedTableProps['onAct'];
}

function Acts({ row, onAct }: ActsProps) {
  if (!isWithoutOrder(row.orderNumber))
    return (
      <Link to={adminOrderPath(row.orderNumber)}>
        <FormattedMessage id="admin.unmatched.open" />
      </Link>
    );
  return (
    <div className={styles.buttons}>
      {(['match', 'send-back'] as const).map((action) => (
        <Button key={action} size="small" onClick={() => onAct({ row, action })}>
          <FormattedMessage id={`admin.payments.act.${action}`} />
        </Button>
      ))}
    </div>
  );
}
