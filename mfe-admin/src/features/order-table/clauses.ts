import { adminOrderColumns, type AdminOrderColumn } from '@gantry/contracts/admin-order-columns';
import { formatFilter, modesOf, parseFilter, type FilterClause } from '@gantry/contracts/table-filter';

/** The filter's clause of a column. */
export function clauseOf(filter: string | null, column: AdminOrderColumn): FilterClause | undefined {
  return parseFilter(filter, adminOrderColumns).find(({ field }) => field === column);
}

/** The filter with a column's clause replaced, or taken out when there is no value; null when nothing is left. */
export function withClause(
  filter: string | null,
  column: AdminOrderColumn,
  mode: FilterClause['mode'],
  shown: string,
): string | null {
  const others = parseFilter(filter, adminOrderColumns).filter(({ field }) => field !== column);
  const value = storedValue(column, shown);
  const clauses = value ? [...others, { field: column, mode, value }] : others;
  return clauses.length > 0 ? formatFilter(clauses) : null;
}

/** The mode a column begins with: text is searched for a part, a number for itself. */
export function firstMode(column: AdminOrderColumn): FilterClause['mode'] {
  return adminOrderColumns[column] === 'text'
    ? 'contains'
    : (modesOf(adminOrderColumns[column])[0] ?? 'equals');
}

/** Amounts are typed in dollars and stored in cents. */
export function shownValue(column: AdminOrderColumn, value: string): string {
  return adminOrderColumns[column] === 'amount' ? (Number(value) / 100).toFixed(2) : value;
}

function storedValue(column: AdminOrderColumn, shown: string): string {
  const text = shown.trim();
  if (adminOrderColumns[column] !== 'amount' || text === '') return text;
  const [whole = '', cents = ''] = text.replace(/[$,\s]/g, '').split('.');
  return /^\d+$/.test(whole) ? String(Number(whole) * 100 + Number(cents.padEnd(2, '0').slice(0, 2))) : '';
}
