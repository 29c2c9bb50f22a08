import type { ResponseOf } from '@gantry/contracts/endpoint';
import type { salesAdminListOrders } from '@gantry/contracts/endpoints/sales';
import { useFormats } from '@gantry/i18n/formats';
import { Cell, Money, RowHead } from '@gantry/ui';
import type { MouseEvent } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { LineStatusBadge } from '../../parts/line-status-badge.tsx';
import { urls, withQuery } from '../../urls.ts';
import styles from './order-table.module.css';

export type ListedOrder = ResponseOf<typeof salesAdminListOrders>['items'][number];

/** Windows this wide show the order beside the list. */
const besideQuery = '(min-width: 1200px)';

/** One order of the table. Its link opens the record; on wide windows the record comes up beside the list. */
export function OrderRow({ order, isOpen }: { readonly order: ListedOrder; readonly isOpen: boolean }) {
  const { time } = useFormats();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const openBeside = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || !matchMedia(besideQuery).matches) return;
    event.preventDefault();
    const to = withQuery(urls.orders, search, { open: isOpen ? null : order.number });
    void navigate(to, { preventScrollReset: true });
  };
  return (
    <tr data-open={isOpen || undefined} className={styles.row}>
      <RowHead>
        <Link to={urls.order(order.number)} onClick={openBeside} aria-current={isOpen ? 'true' : undefined}>
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
