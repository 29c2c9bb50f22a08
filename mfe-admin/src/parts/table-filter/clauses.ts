import {
  formatFilter,
  modesOf,
  parseFilter,
  type ColumnKind,
  type FilterClause,
} from '@gantry/contracts/table-filter';

/** What the columns of a table hold, by name. */
export type Kinds = Readonly<Record<string, ColumnKind>>;

/** The filter's clause of a column. */
export function clauseOf(kinds: Kinds, filter: string | null, column: string): FilterClause | undefined {
  return parseFilter(filter, kinds).find(({ field }) => field === column);
}

/** The filter with a column's clause replaced, or taken out when there is no value; null when nothing is left. */
export function withClause(
  kinds: Kinds,
  filter: string | null,
  { field, mode, value: shown }: FilterClause,
): string | null {
  const others = parseFilter(filter, kinds).filter((clause) => clause.field !== field);
  const value = storedValue(kinds[field], shown);
  const clauses = value ? [...others, { field, mode, value }] : others;
  return clauses.length > 0 ? formatFilter(clauses) : null;
}

/** The mode a column begins with: text is searched for a part, a number for itself. */
export function firstMode(kind: ColumnKind): FilterClause['mode'] {
  return kind === 'text' ? 'contains' : (modesOf(kind)[0] ?? 'equals');
}

/** Amounts are typed in dollars and stored in cents. */
export function shownValue(kind: ColumnKind, value: string): string {
  return kind === 'amount' ? (Number(value) / 100).toFixed(2) : value;
}

function storedValue(kind: ColumnKind | undefined, shown: string): string {
  const text = shown.trim();
  if (kind !== 'amount' || text === '') return text;
  const [whole = '', cents = ''] = text.replace(/[$,\s]/g, '').split('.');
  return /^\d+$/.test(whole) ? String(Number(whole) * 100 + Number(cents.padEnd(2, '0').slice(0, 2))) : '';
}
