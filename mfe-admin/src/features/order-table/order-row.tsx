import { adminOrderPath, adminOrdersPath } from '@gantry/contracts/addresses/admin';
import type { ResponseOf } from '@gantry/contracts/endpoint';
import type { salesAdminListOrders } from '@gantry/contracts/endpoints/sales';
import { useFormats } from '@gantry/i18n/formats';
import { Cell, classNames, Money, RowHead } from '@gantry/ui';
import { Link } from 'react-router';
import { LineStatusBadge } from '../../parts/line-status-badge.tsx';
import filterStyles from '../../parts/table-filter/filter-table.module.css';
import { useOpenBeside } from '../../parts/use-open-beside.ts';
import styles from './order-table.module.css';

export type ListedOrder = ResponseOf<typeof salesAdminListOrders>['items'][number];

/** One order of the table. Its link opens the record; on wide windows the record comes up beside the list. */
export function OrderRow({ order, isOpen }: { readonly order: ListedOrder; readonly isOpen: boolean }) {
  const { time } = useFormats();
  const openBeside = useOpenBeside(adminOrdersPath(), order.number, isOpen);
  return (
    <tr data-open={isOpen || undefined} className={classNames(filterStyles.row, styles.row)}>
      <RowHead>
        <Link
          to={adminOrderPath(order.number)}
          onClick={openBeside}
          aria-current={isOpen ? 'true' : undefined}
        >
          {order.number.toUpperCase()}
        </Link>
      </RowHead>
      <Cell tight>{time(order.placedAt)}</Cell>
      <Cell tight>
        <LineStatusBadge status={order.status} />
      </Cell>
      <Cell tight>{order.state}</Cell>
      <Cell tight>{order.paymentStatus}</Cell>
      <Cell>{order.email}</Cell>
      <Cell>{order.company}</Cell>
      <Cell>{order.poNumber}</Cell>
      <Cell numeric>{order.lineCount}</Cell>
      <Cell numeric tight>
        <Money amount={order.grandTotal} />
      </Cell>
    </tr>
  );
}
