import type { AdminOrderColumn } from '@gantry/contracts/admin-order-columns';
import type { FilterClause } from '@gantry/contracts/table-filter';
import { HeadCell, Table } from '@gantry/ui';
import { FormattedMessage } from 'react-intl';
import { useNavigate, useSearchParams } from 'react-router';
import { urls, withQuery } from '../../urls.ts';
import { withClause } from './clauses.ts';
import { ColumnFilter } from './column-filter.tsx';
import { nextSort, sortedBy, sortOf } from './order-list-query.ts';
import { OrderRow, type ListedOrder } from './order-row.tsx';
import styles from './order-table.module.css';

const columns: readonly AdminOrderColumn[] = [
  'number',
  'placedAt',
  'status',
  'state',
  'paymentStatus',
  'email',
  'company',
  'poNumber',
  'lineCount',
  'grandTotal',
];
const numeric: readonly string[] = ['lineCount', 'grandTotal'];
const sortable = ['number', 'placedAt', 'grandTotal'] as const;

export interface OrderTableProps {
  readonly orders: readonly ListedOrder[];
  /** the order that stands open beside the table */
  readonly openNumber: string | null;
}

/** All orders: each column with its filter, sorting by links, everything in the address. */
export function OrderTable({ orders, openNumber }: OrderTableProps) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const sort = sortOf(search);
  const filter = search.get('filter');
  const onFilter = (column: AdminOrderColumn) => (mode: FilterClause['mode'], value: string) => {
    const next = withClause(filter, column, mode, value);
    void navigate(withQuery(urls.orders, search, { filter: next, page: null }), { preventScrollReset: true });
  };
  return (
    <Table caption={<FormattedMessage id="admin.orders.title" />} fill className={styles.table}>
      <thead>
        <tr>
          {columns.map((column) => {
            const by = sortable.find((one) => one === column);
            return (
              <HeadCell
                key={column}
                numeric={numeric.includes(column)}
                sorted={sortedBy(sort, column)}
                sortTo={by && withQuery(urls.orders, search, { sort: nextSort(sort, by), page: null })}
              >
                <FormattedMessage id={`admin.orders.${column}`} />
              </HeadCell>
            );
          })}
        </tr>
        <tr className={styles.filters}>
          {columns.map((column) => (
            <td key={column}>
              <ColumnFilter column={column} filter={filter} onFilter={onFilter(column)} />
            </td>
          ))}
        </tr>
      </thead>
      <tbody>
        {orders.map((order) => (
          <OrderRow key={order.number} order={order} isOpen={order.number === openNumber} />
        ))}
      </tbody>
    </Table>
  );
}
