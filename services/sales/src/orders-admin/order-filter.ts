import { adminOrderColumns, type AdminOrderColumn } from '@gantry/contracts/admin-order-columns';
import { conditionsOf as conditionsOfTable } from '@gantry/nest-kit/filter-conditions';
import type { OrderRow } from '../order/order-tables.ts';

/** What columns of the order table are called in the database. */
export const orderColumns = {
  number: 'number',
  placedAt: 'placed_at',
  state: 'state',
  status: 'status',
  paymentStatus: 'payment_status',
  email: 'email',
  company: 'company',
  assignee: 'assignee',
  poNumber: 'po_number',
  grandTotal: 'grand_total',
  lineCount: 'line_count',
} as const satisfies Record<AdminOrderColumn, keyof OrderRow>;

/** The conditions of a filter of the order table. */
export const conditionsOf = (filter: string | undefined) =>
  conditionsOfTable(filter, adminOrderColumns, orderColumns);
