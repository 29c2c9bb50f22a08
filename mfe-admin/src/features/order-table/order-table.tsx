import { adminOrdersPath } from '@gantry/contracts/addresses/admin';
import { adminOrderColumns, type AdminOrderColumn } from '@gantry/contracts/admin-order-columns';
import { lineStatuses } from '@gantry/domain/statuses/line-statuses';
import { orderStates } from '@gantry/domain/statuses/order-states';
import { paymentStatuses } from '@gantry/domain/statuses/payment-statuses';
import { labelsOf } from '@gantry/domain/statuses/status-table';
import { FormattedMessage } from 'react-intl';
import { useSearchParams } from 'react-router';
import { FilterTable, type FilterColumn } from '../../parts/table-filter/filter-table.tsx';
import { nextSort, sortedBy, sortOf } from './order-list-query.ts';
import { OrderRow, type ListedOrder } from './order-row.tsx';

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
const options: Readonly<Partial<Record<AdminOrderColumn, readonly string[]>>> = {
  state: labelsOf(orderStates),
  status: labelsOf(lineStatuses),
  paymentStatus: labelsOf(paymentStatuses),
};
const numeric: readonly string[] = ['lineCount', 'grandTotal'];
const sortable = ['number', 'placedAt', 'grandTotal'] as const;

export interface OrderTableProps {
  readonly orders: readonly ListedOrder[];
  /** the order that stands open beside the table */
  readonly openNumber: string | null;
}

/** All orders. */
export function OrderTable({ orders, openNumber }: OrderTableProps) {
  const [search] = useSearchParams();
  const sort = sortOf(search);
  const shown = columns.map((name): FilterColumn => {
    const by = sortable.find((one) => one === name);
    return {
      name,
      label: `admin.orders.${name}`,
      options: options[name],
      numeric: numeric.includes(name),
      sort: by && { next: nextSort(sort, by), now: sortedBy(sort, by) },
    };
  });
  return (
    <FilterTable
      caption={<FormattedMessage id="admin.orders.title" />}
      path={adminOrdersPath()}
      columns={shown}
      kinds={adminOrderColumns}
    >
      {orders.map((order) => (
        <OrderRow key={order.number} order={order} isOpen={order.number === openNumber} />
      ))}
    </FilterTable>
  );
}
