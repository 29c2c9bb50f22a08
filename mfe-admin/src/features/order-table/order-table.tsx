import { adminOrderPath, adminOrdersPath } from '@gantry/contracts/addresses/admin';
import {
  adminOrderColumns,
  adminOrderSorts,
  type AdminOrderColumn,
} from '@gantry/contracts/admin-order-columns';
import type { ResponseOf } from '@gantry/contracts/endpoint';
import type { salesAdminListOrders } from '@gantry/contracts/endpoints/sales';
import { parseSort } from '@gantry/contracts/list-sort';
import { lineStatuses } from '@gantry/domain/statuses/line-statuses';
import { orderStates } from '@gantry/domain/statuses/order-states';
import { paymentStatuses } from '@gantry/domain/statuses/payment-statuses';
import { labelsOf } from '@gantry/domain/statuses/status-table';
import { useFormats } from '@gantry/i18n/formats';
import { Money } from '@gantry/ui';
import type { Column } from '@gantry/ui/column-table';
import { FormattedMessage } from 'react-intl';
import { useSearchParams } from 'react-router';
import { useBulkSelection } from '../../parts/bulk/use-bulk-selection.tsx';
import { LineStatusBadge } from '../../parts/line-status-badge.tsx';
import { RecordLink } from '../../parts/record-link.tsx';
import { useStatusLabels } from '../../parts/status-labels.ts';
import { FilterTable } from '../../parts/table-filter/filter-table.tsx';
import { sortedColumn } from '../../parts/table-filter/sorted-columns.ts';
import { sortOf } from './order-list-query.ts';
import styles from './order-table.module.css';
import { useBulkActs } from './use-bulk-acts.tsx';

type ListedOrder = ResponseOf<typeof salesAdminListOrders>['items'][number];

export interface OrderTableProps {
  readonly orders: readonly ListedOrder[];
  /** the order that stands open beside the table */
  readonly openNumber: string | null;
}

/** All orders. */
export function OrderTable({ orders, openNumber }: OrderTableProps) {
  const [search] = useSearchParams();
  const keys = parseSort(sortOf(search), adminOrderSorts);
  const columns = useOrderColumns(openNumber);
  const options = useColumnOptions();
  const selection = useOrderSelection(orders);
  return (
    <FilterTable
      list="orders"
      headId={(key) => `admin.orders.${key}`}
      caption={<FormattedMessage id="admin.orders.title" />}
      path={adminOrdersPath()}
      columns={columns.map((column) => {
        const by = adminOrderSorts.find((one) => one === column.key);
        const isDownFirst = ['placedAt', 'grandTotal', 'lineCount'].includes(column.key);
        return {
          ...column,
          options: options[column.key],
          sort: by && sortedColumn(keys, by, { isDownFirst }),
        };
      })}
      kinds={adminOrderColumns}
      sortKeys={keys}
      rows={orders}
      rowKey={({ number }) => number}
      openKey={openNumber}
      texts="orders"
      selection={selection}
    />
  );
}

/** What can be chosen to filter a column by. */
function useColumnOptions() {
  const { optionsOf } = useStatusLabels();
  const options: Readonly<Partial<Record<AdminOrderColumn, ReturnType<typeof optionsOf>>>> = {
    state: optionsOf('order-state', labelsOf(orderStates)),
    status: optionsOf('line-status', labelsOf(lineStatuses)),
    paymentStatus: optionsOf('payment-status', labelsOf(paymentStatuses)),
  };
  return options;
}

const useOrderSelection = (orders: readonly ListedOrder[]) =>
  useBulkSelection({
    texts: 'orders',
    rows: orders,
    recordOf: ({ number }) => ({ key: number, name: number.toUpperCase(), to: adminOrderPath(number) }),
    acts: useBulkActs(),
  });

type OrderColumn = Column<ListedOrder> & { readonly key: AdminOrderColumn };

function useOrderColumns(openNumber: string | null): readonly OrderColumn[] {
  const { time } = useFormats();
  const { labelOf } = useStatusLabels();
  return [
    {
      key: 'number',
      isRowHead: true,
      cell: ({ number }) => (
        <RecordLink
          to={adminOrderPath(number)}
          list={adminOrdersPath()}
          recordKey={number}
          isOpen={number === openNumber}
          className={styles.number}
        >
          {number.toUpperCase()}
        </RecordLink>
      ),
    },
    { key: 'placedAt', tight: true, cell: ({ placedAt }) => time(placedAt) },
    { key: 'status', tight: true, cell: ({ status }) => <LineStatusBadge status={status} /> },
    {
      key: 'paymentStatus',
      tight: true,
      cell: ({ paymentStatus }) => labelOf('payment-status', paymentStatus),
    },
    {
      key: 'grandTotal',
      numeric: true,
      tight: true,
      cell: ({ grandTotal }) => <Money amount={grandTotal} />,
    },
    { key: 'company', cell: ({ company }) => company },
    { key: 'email', className: styles.email, cell: ({ email }) => <Email address={email} /> },
    { key: 'poNumber', cell: ({ poNumber }) => poNumber },
    { key: 'assignee', cell: ({ assignee }) => assignee },
    { key: 'state', tight: true, cell: ({ state }) => labelOf('order-state', state) },
    { key: 'lineCount', numeric: true, cell: ({ lineCount }) => lineCount },
  ];
}

/** An address; where it has no room it breaks after its sign rather than anywhere. */
function Email({ address }: { readonly address: string }) {
  const [name, ...host] = address.split('@');
  return (
    <>
      {name}@<wbr />
      {host.join('@')}
    </>
  );
}
