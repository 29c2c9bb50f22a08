import type { TallyKind, TallyOptions } from '../order-tally/order-tally.repository.ts';
import type { OrderAssignment } from '@gantry/contracts/schemas/order';
import type { conditionsOf } from './order-filter.ts';

type OrderCondition = ReturnType<typeof conditionsOf>[number];

/** From a value of a column, up to another that is left out. */
export interface ListRange {
  readonly kind: Extract<TallyKind, 'day' | 'total'>;
  readonly from: number | null;
  readonly until: number | null;
}

/** What a list of orders is narrowed to. */
export interface ListScope {
  /** states that are counted in the tally */
  readonly options: TallyOptions;
  readonly ranges: readonly ListRange[];
  /** everything, for the rows themselves */
  readonly sql: string;
  readonly values: readonly (string | number | Date)[];
  /** whether states and ranges are all there is */
  readonly isTallied: boolean;
  /** whether what matches lies anywhere among all orders; those of a customer do, those of a number's beginning do not */
  readonly isScattered: boolean;
}

const optionColumns = ['state', 'status', 'payment_status'] as const;
const rangeKinds = { placed_at: 'day', grand_total: 'total' } as const;
const dayMs = 86_400_000;

/** A condition with the names that its column may hold, where they are known. */
export interface NamedCondition extends OrderCondition {
  readonly names?: readonly string[] | null;
}

/** @param statuses of the queue that is looked at */
export function scopeOf(
  conditions: readonly NamedCondition[],
  statuses: readonly string[] | null,
): ListScope {
  const queue = statuses ? [`o.status in (${statuses.map(() => '?').join(', ')})`] : [];
  const texts = [...queue, ...conditions.map(textOf)];
  return {
    options: optionsOf(conditions, statuses),
    ranges: Object.keys(rangeKinds).flatMap((column) => rangeOf(conditions, column as RangeColumn) ?? []),
    sql: texts.length > 0 ? texts.join(' and ') : 'true',
    values: [
      ...(statuses ?? []),
      ...conditions.flatMap<string | number | Date>(({ value, names }) => names ?? [value]),
    ],
    isScattered: conditions.some(isAnywhere),
    isTallied: conditions.every(({ column }) => isOption(column) || column in rangeKinds),
  };
}

/** The same, but only one's own, or only what is nobody's. */
export function ofAssignee(
  scope: ListScope,
  assigned: OrderAssignment | undefined,
  reader: string | null,
): ListScope {
  if (!assigned) return scope;
  const [own, values] =
    assigned === 'mine' ? ['o.assignee_id = ?', [reader ?? '']] : ['o.assignee_id is null', []];
  return { ...scope, sql: `${scope.sql} and ${own}`, values: [...scope.values, ...values], isTallied: false };
}

/** Whether a text may stand anywhere. */
const isAnywhere = ({ column, operator, value }: OrderCondition): boolean =>
  operator === 'ilike' && (column !== 'number' || String(value).startsWith('%'));

type RangeColumn = keyof typeof rangeKinds;
const isOption = (column: string): column is (typeof optionColumns)[number] =>
  optionColumns.some((option) => option === column);

/** Text from its beginning is found by an index over its small letters, a part of it by one over its parts. */
function textOf({ column, operator, value, names }: NamedCondition): string {
  if (names?.length === 0) return 'false';
  if (names) return `lower(o.${column}) in (${names.map(() => '?').join(', ')})`;
  if (operator !== 'ilike') return `o.${column} ${operator} ?`;
  if (String(value).startsWith('%')) return `o.${column} ilike ?`;
  return column === 'number' ? 'o.number like lower(?)' : `lower(o.${column}) like lower(?)`;
}

function optionsOf(conditions: readonly OrderCondition[], statuses: readonly string[] | null): TallyOptions {
  const options: Partial<Record<(typeof optionColumns)[number], readonly string[]>> = statuses
    ? { status: statuses }
    : {};
  for (const { column, value } of conditions)
    if (isOption(column))
      options[column] = (options[column] ?? [String(value)]).filter((label) => label === value);
  return options;
}

/** @returns null where the column is not narrowed */
function rangeOf(conditions: readonly OrderCondition[], column: RangeColumn): ListRange | null {
  const own = conditions.filter((condition) => condition.column === column);
  if (own.length === 0) return null;
  const bounds = own.map(({ operator, value }) => boundsOf(operator, wholeOf(value)));
  const from = Math.max(...bounds.map((bound) => bound.from));
  const until = Math.min(...bounds.map((bound) => bound.until));
  const finite = (value: number) => (Number.isFinite(value) ? value : null);
  return { kind: rangeKinds[column], from: finite(from), until: finite(until) };
}

/** Days begin where those of the filter do. */
const wholeOf = (value: OrderCondition['value']): number =>
  value instanceof Date ? value.getTime() / dayMs : Number(value);

function boundsOf(operator: OrderCondition['operator'], value: number): { from: number; until: number } {
  if (operator === '=') return { from: value, until: value + 1 };
  if (operator === '<') return { from: -Infinity, until: value };
  if (operator === '<=') return { from: -Infinity, until: value + 1 };
  return { from: operator === '>' ? value + 1 : value, until: Infinity };
}
