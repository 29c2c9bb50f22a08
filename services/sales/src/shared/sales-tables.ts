import type { Order } from '../order/order.entity.ts';

/** Columns of `sales.order` that lists read. Amounts come as text: PostgreSQL's bigint is wider than a number. */
export interface OrderRow {
  id: string;
  number: string;
  account_id: string | null;
  company: string | null;
  email: string;
  state: Order['state'];
  status: Order['status'];
  payment_status: Order['paymentStatus'];
  po_number: string | null;
  currency: 'USD';
  grand_total: string;
  line_count: number;
  placed_at: Date;
}
export interface OrderLineRow {
  order_id: string;
  name: string;
  part_number: string;
}
/** Tables as Kysely sees them. */
export interface SalesTables {
  'sales.order': OrderRow;
  'sales.order_line': OrderLineRow;
}
