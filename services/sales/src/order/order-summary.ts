import type { OrderSummary } from '@gantry/contracts/schemas/order';
import { english } from '../shared/english-wording.ts';
import type { OrderRow } from './order-tables.ts';

/** Columns every list of orders reads. */
export const summaryColumns = [
  'number',
  'placed_at',
  'state',
  'status',
  'payment_status',
  'po_number',
  'currency',
  'grand_total',
  'line_count',
] as const;

/** A row of a list of orders. */
export const summaryOf = (row: Pick<OrderRow, (typeof summaryColumns)[number]>): OrderSummary => ({
  number: row.number,
  placedAt: new Date(row.placed_at).toISOString(),
  state: row.state,
  status: row.status,
  wording: english.line(row.status),
  paymentStatus: row.payment_status,
  poNumber: row.po_number,
  currency: row.currency,
  grandTotal: Number(row.grand_total),
  lineCount: row.line_count,
});
