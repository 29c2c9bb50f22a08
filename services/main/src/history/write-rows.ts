import type { ClientBase } from 'pg';

export type Row = Readonly<Record<string, unknown>>;

/** Tables of the history in the order their rows refer to each other. */
const tables = [
  'sales.cart',
  'sales.cart_line',
  'sales."order"',
  'sales.order_line',
  'sales.status_change',
  'sales.reservation',
  'sales.shipment',
  'sales.shipment_line',
  'sales.invoice',
  'sales.invoice_allocation',
  'sales.inquiry',
  'sales.inquiry_line',
  'sales.inquiry_message',
  'sales.inquiry_change',
  'payments.payable_order',
  'payments.transaction',
  'payments.journal_entry',
  'payments.journal_posting',
  'notifications.mail',
  'identity.audit_entry',
] as const;
export type Table = (typeof tables)[number];

/** Rows that wait to be written together; all of a table have the same columns. */
export type Rows = { readonly [T in Table]: Row[] };

/** Nothing yet. */
export const noRows = (): Rows => Object.fromEntries(tables.map((table) => [table, []])) as unknown as Rows;

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

/** Writes them all; the trail, which is one chain, in the order of time. */
export async function writeRows(client: ClientBase, rows: Rows): Promise<void> {
  const trail = rows['identity.audit_entry'];
  trail.sort((one, other) => String(one['at']).localeCompare(String(other['at'])));
  for (const table of tables) await writeTable(client, table, rows[table]);
}
