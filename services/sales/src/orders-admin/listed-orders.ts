import type { AdminOrderColumn } from '@gantry/contracts/admin-order-columns';
import type { FollowedTable } from '@gantry/nest-kit/followed-list';

/** What is listed of orders: columns of their table in the back office, their number as a number, whose they are, their currency. */
export type ListedOrderColumn = AdminOrderColumn | 'numeric' | 'assigneeId' | 'currency';

/** Orders, as the list of all of them is held in memory. */
export const listedOrders: FollowedTable<ListedOrderColumn> = {
  table: 'sales."order"',
  changes: 'sales.order_change',
  key: 'number',
  keyColumn: 'numeric',
  columns: {
    numeric: { kind: 'number', sql: 'r.number::float8' },
    number: { kind: 'text', sql: 'r.number' },
    placedAt: { kind: 'moment', sql: '(extract(epoch from r.placed_at) * 1000000)::float8' },
    state: { kind: 'shared', sql: 'r.state' },
    status: { kind: 'shared', sql: 'r.status' },
    paymentStatus: { kind: 'shared', sql: 'r.payment_status' },
    email: { kind: 'shared', sql: 'r.email' },
    company: { kind: 'shared', sql: 'r.company' },
    assignee: { kind: 'shared', sql: 'r.assignee' },
    assigneeId: { kind: 'shared', sql: 'r.assignee_id' },
    poNumber: { kind: 'text', sql: 'r.po_number' },
    grandTotal: { kind: 'number', sql: 'r.grand_total::float8' },
    currency: { kind: 'shared', sql: 'r.currency' },
    lineCount: { kind: 'shared', sql: 'r.line_count' },
  },
};
