import {
  parseFilter,
  type ColumnKind,
  type CompareMode,
  type FilterClause,
  type TextMode,
} from '@gantry/contracts/table-filter';
import { literal } from './like.ts';

/** One condition of a query: a column, an operator and a value that goes in as a parameter. */
export interface Condition<Column extends string> {
  readonly column: Column;
  readonly operator: '=' | '<' | '<=' | '>' | '>=' | 'ilike';
  readonly value: string | number | Date;
}
type Kinds = Readonly<Record<string, ColumnKind>>;

const operators = {
  equals: '=',
  less: '<',
  'less-or-equal': '<=',
  greater: '>',
  'greater-or-equal': '>=',
} as const satisfies Record<CompareMode, string>;
const day = 24 * 60 * 60 * 1000;

/**
 * The conditions of a table's filter as contracts write it (match modes of specification §9).
 * @param kinds what the columns hold, by their names in the contract
 * @param names what they are called in the database
 */
export const conditionsOf = <K extends Kinds, N extends Readonly<Record<keyof K, string>>>(
  filter: string | undefined,
  kinds: K,
  names: N,
): Condition<N[keyof K]>[] =>
  parseFilter(filter, kinds).flatMap((clause) =>
    conditionOf(clause, kinds[clause.field] ?? 'option', names[clause.field as keyof K]),
  );

function conditionOf<Column extends string>(
  { mode, value }: FilterClause,
  kind: ColumnKind,
  column: Column,
): Condition<Column>[] {
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
function dayCondition<Column extends string>(
  column: Column,
  mode: CompareMode,
  value: string,
): Condition<Column>[] {
  const start = new Date(`${value}T00:00:00Z`);
  if (Number.isNaN(start.getTime())) return [];
  const end = new Date(start.getTime() + day);
  if (mode === 'less') return [{ column, operator: '<', value: start }];
  if (mode === 'less-or-equal') return [{ column, operator: '<', value: end }];
  if (mode === 'greater') return [{ column, operator: '>=', value: end }];
  const from: Condition<Column> = { column, operator: '>=', value: start };
  return mode === 'equals' ? [from, { column, operator: '<', value: end }] : [from];
}
