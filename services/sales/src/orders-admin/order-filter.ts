import { adminOrderColumns, type AdminOrderColumn } from '@gantry/contracts/admin-order-columns';
import {
  parseFilter,
  type CompareMode,
  type FilterClause,
  type TextMode,
} from '@gantry/contracts/table-filter';
import { literal } from '../shared/like.ts';
import type { OrderRow } from '../shared/sales-tables.ts';

/** One condition of a query: a column, an operator and a value that goes in as a parameter. */
export interface Condition {
  readonly column: keyof OrderRow;
  readonly operator: '=' | '<' | '<=' | '>' | '>=' | 'ilike';
  readonly value: string | number | Date;
}

const columnNames: Record<AdminOrderColumn, keyof OrderRow> = {
  number: 'number',
  placedAt: 'placed_at',
  state: 'state',
  status: 'status',
  paymentStatus: 'payment_status',
  email: 'email',
  company: 'company',
  poNumber: 'po_number',
  grandTotal: 'grand_total',
  lineCount: 'line_count',
};
const operators = {
  equals: '=',
  less: '<',
  'less-or-equal': '<=',
  greater: '>',
  'greater-or-equal': '>=',
} as const satisfies Record<CompareMode, string>;
const day = 24 * 60 * 60 * 1000;

/** The conditions of a filter as contracts write it (match modes of specification §9). */
export const conditionsOf = (filter: string | undefined): Condition[] =>
  parseFilter(filter, adminOrderColumns).flatMap((clause) => conditionOf(clause));

function conditionOf({ field, mode, value }: FilterClause): Condition[] {
  const name = field as AdminOrderColumn;
  const column = columnNames[name];
  const kind = adminOrderColumns[name];
  if (kind === 'option') return [{ column, operator: '=', value }];
  if (kind === 'text') return [{ column, operator: 'ilike', value: pattern(mode as TextMode, value) }];
  if (kind === 'date') return dayCondition(column, mode as CompareMode, value);
  return [{ column, operator: operators[mode as CompareMode], value: Number(value) }];
}

function pattern(mode: TextMode, value: string): string {
  const text = literal(value);
  if (mode === 'equals') return text;
  return `${mode === 'starts' ? '' : '%'}${text}${mode === 'ends' ? '' : '%'}`;
}

/** A day is compared as the whole of it: `less-or-equal` includes its last minute. A day that does not exist matches nothing. */
function dayCondition(column: keyof OrderRow, mode: CompareMode, value: string): Condition[] {
  const start = new Date(`${value}T00:00:00Z`);
  if (Number.isNaN(start.getTime())) return [];
  const end = new Date(start.getTime() + day);
  if (mode === 'less') return [{ column, operator: '<', value: start }];
  if (mode === 'less-or-equal') return [{ column, operator: '<', value: end }];
  if (mode === 'greater') return [{ column, operator: '>=', value: end }];
  const from: Condition = { column, operator: '>=', value: start };
  return mode === 'equals' ? [from, { column, operator: '<', value: end }] : [from];
}
