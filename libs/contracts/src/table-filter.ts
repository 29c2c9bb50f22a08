/**
 * Filters of an admin table as its address and its call carry them: `field:mode:value` parts joined by `;`, each
 * value percent-encoded. The match modes are those of specification §9: numbers and dates are compared, text is
 * matched.
 */
export const compareModes = ['equals', 'less', 'less-or-equal', 'greater', 'greater-or-equal'] as const;
export const textModes = ['starts', 'contains', 'ends', 'equals'] as const;
export type CompareMode = (typeof compareModes)[number];
export type TextMode = (typeof textModes)[number];

/** What a column holds: an amount is in minor units, a date is `YYYY-MM-DD` (UTC), an `option` is one of a list. */
export type ColumnKind = 'number' | 'amount' | 'date' | 'text' | 'option';
export interface FilterClause {
  readonly field: string;
  readonly mode: CompareMode | TextMode;
  readonly value: string;
}

/** The match modes a column offers. */
export function modesOf(kind: ColumnKind): readonly (CompareMode | TextMode)[] {
  if (kind === 'text') return textModes;
  return kind === 'option' ? ['equals'] : compareModes;
}

const validValue: Record<ColumnKind, RegExp> = {
  number: /^-?\d{1,15}$/,
  amount: /^-?\d{1,15}$/,
  date: /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/,
  text: /^.{1,200}$/su,
  option: /^[A-Za-z0-9_-]{1,60}$/,
};

/** The clauses of a filter. Parts that name no column, no mode of it or no possible value are left out. */
export function parseFilter(
  filter: string | null | undefined,
  columns: Readonly<Record<string, ColumnKind>>,
): FilterClause[] {
  return (filter ?? '')
    .split(';')
    .slice(0, 20)
    .flatMap((part) => {
      const clause = parseClause(part);
      return clause && isPossible(clause, columns) ? [clause] : [];
    });
}

/** Writes clauses the way {@link parseFilter} reads them. */
export const formatFilter = (clauses: readonly FilterClause[]): string =>
  clauses.map(({ field, mode, value }) => `${field}:${mode}:${encodeURIComponent(value)}`).join(';');

function parseClause(part: string): FilterClause | null {
  const [field, mode, ...rest] = part.split(':');
  if (!field || !mode || rest.length === 0) return null;
  const value = decode(rest.join(':')).trim();
  return value ? { field, mode: mode as FilterClause['mode'], value } : null;
}

function isPossible(
  { field, mode, value }: FilterClause,
  columns: Readonly<Record<string, ColumnKind>>,
): boolean {
  const kind = Object.hasOwn(columns, field) ? columns[field] : undefined;
  return kind !== undefined && modesOf(kind).includes(mode) && validValue[kind].test(value);
}

/** A value typed by hand into an address may hold a lone percent sign. */
function decode(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
