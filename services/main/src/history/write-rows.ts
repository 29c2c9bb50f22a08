import type { ClientBase } from 'pg';
import type { Row } from './copy-rows.ts';

/** Tables of the history in the order their rows refer to each other; the trail, for which others wait, comes last. */
export const historyTables = [
  'sales.inquiry',
  'sales.inquiry_line',
  'sales.inquiry_message',
  'sales.inquiry_change',
  'sales.offer',
  'sales.offer_line',
  'sales.cart',
  'sales.cart_line',
  'sales."order"',
  'sales.order_line',
  'sales.order_approval',
  'sales.promotion_use',
  'sales.status_change',
  'sales.reservation',
  'sales.shipment',
  'sales.shipment_line',
  'payments.payable_order',
  'payments.transaction',
  'sales.invoice',
  'sales.invoice_allocation',
  'sales.dunning_notice',
  'sales.order_request',
  'sales.order_request_line',
  'sales.order_request_event',
  'sales.refund',
  'payments.journal_entry',
  'payments.journal_posting',
  'notifications.mail',
  'identity.audit_entry',
] as const;
export type Table = (typeof historyTables)[number];

/** Rows that wait to be written together; all of a table have the same columns. */
export type Rows = { readonly [T in Table]: Row[] };

/** Nothing yet. */
export const noRows = (): Rows =>
  Object.fromEntries(historyTables.map((table) => [table, []])) as unknown as Rows;

/** Writes rows of one table in their order, a statement for so many that none is too large. */
export async function writeTable(client: ClientBase, table: string, rows: readonly Row[]): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const columns = Object.keys(first)
    .map((column) => `"${column}"`)
    .join(', ');
  const text = `insert into ${table} (${columns})
    select ${columns} from jsonb_populate_recordset(null::${table}, $1::jsonb)`;
  const size = 5000;
  for (let from = 0; from < rows.length; from += size)
    await client.query(text, [JSON.stringify(rows.slice(from, from + size))]);
}
