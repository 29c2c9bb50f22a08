import type { ExportPart } from '@gantry/domain/data-export';
import { byteOrderMark, csvText, dollarsText } from '@gantry/nest-kit/csv-text';
import type { OwnRow } from './own-pages.ts';

/** A column: its English name, and the fact of a row that stands there; amounts in dollars. */
type Column = readonly [title: string, fact: string, kind?: 'amount'];

/** Parts that come as tables for spreadsheets, too. */
export const tableParts = {
  orders: [
    ['Order', 'number'],
    ['Placed (UTC)', 'placedAt'],
    ['State', 'state'],
    ['Payment status', 'paymentStatus'],
    ['PO number', 'poNumber'],
    ['Payment term', 'paymentTerm'],
    ['Subtotal USD', 'subtotal', 'amount'],
    ['Shipping USD', 'shipping', 'amount'],
    ['Handling fee USD', 'handlingFee', 'amount'],
    ['Tax USD', 'tax', 'amount'],
    ['Total USD', 'grandTotal', 'amount'],
  ],
  invoices: [
    ['Invoice', 'number'],
    ['Kind', 'kind'],
    ['Order', 'orderNumber'],
    ['Issued (UTC)', 'issuedAt'],
    ['Due (UTC)', 'dueAt'],
    ['PO number', 'poNumber'],
    ['Status', 'status'],
    ['Goods USD', 'goods', 'amount'],
    ['Tax USD', 'tax', 'amount'],
    ['Amount USD', 'amount', 'amount'],
    ['Paid USD', 'paid', 'amount'],
  ],
} as const satisfies Partial<Record<ExportPart, readonly Column[]>>;
export type TablePart = keyof typeof tableParts;

/** Rows of a part as CSV, while they come. */
export async function* tableOf(part: TablePart, rows: AsyncIterable<OwnRow>): AsyncGenerator<string> {
  const columns: readonly Column[] = tableParts[part];
  yield byteOrderMark + csvText([columns.map(([title]) => title)]);
  for await (const row of rows) yield csvText([columns.map((column) => cellOf(row, column))]);
}

function cellOf(row: OwnRow, [, fact, kind]: Column): string | number | null {
  const value = row[fact];
  if (typeof value === 'number') return kind === 'amount' ? dollarsText(value) : value;
  return typeof value === 'string' ? shown(fact, value) : null;
}

/** Numbers of records are capitals wherever somebody reads them. */
const shown = (fact: string, value: string): string =>
  fact === 'number' || fact === 'orderNumber' ? value.toUpperCase() : value;
