import { CodedColumn, type NumberColumn } from './list-columns.ts';

/** A column that rows are sorted by. */
export interface SortBy {
  readonly column: NumberColumn | CodedColumn;
  readonly isDescending: boolean;
}

/** Rows that are marked, and how many. */
export interface MarkedRows {
  readonly marks: Uint8Array;
  readonly total: number;
}

/** Ranks of a list from one up to another, which is left out. */
interface Ranks {
  readonly from: number;
  readonly until: number;
}

/**
 * The rows of a page in their order, without sorting the list: values that many rows share are counted, and only the
 * group that the page lies in is looked at further; other values stand in order already and are walked from the nearer end.
 * @param keys the last of them tells any two rows apart
 */
export function pickRows(rows: MarkedRows, keys: readonly SortBy[], ranks: Ranks): number[] {
  const [first, ...others] = keys;
  if (!first) return [];
  const { column, isDescending } = first;
  if (column instanceof CodedColumn) return pickFromGroups(rows, { column, isDescending }, others, ranks);
  return pickInOrder(rows, { column, isDescending }, others, ranks);
}

interface GroupKey extends SortBy {
  readonly column: CodedColumn;
}
interface OrderKey extends SortBy {
  readonly column: NumberColumn;
}

function pickFromGroups(rows: MarkedRows, key: GroupKey, others: readonly SortBy[], ranks: Ranks): number[] {
  const { column, isDescending } = key;
  const counts = countGroups(rows, column);
  const codes = column.codesInOrder();
  const picked: number[] = [];
  let begin = 0;
  for (const code of isDescending ? codes.toReversed() : codes) {
    const total = counts[code] as number;
    const [from, until] = [Math.max(0, ranks.from - begin), Math.min(total, ranks.until - begin)];
    begin += total;
    if (from < until)
      picked.push(...pickRows({ marks: marksOf(rows, column, code), total }, others, { from, until }));
  }
  return picked;
}

function countGroups({ marks }: MarkedRows, { codes, values }: CodedColumn): Uint32Array {
  const counts = new Uint32Array(values.length);
  for (let row = 0; row < marks.length; row += 1)
    if (marks[row] === 1) counts[codes[row] as number]! += 1;
  return counts;
}

function marksOf({ marks }: MarkedRows, { codes }: CodedColumn, code: number): Uint8Array {
  const own = new Uint8Array(marks.length);
  for (let row = 0; row < marks.length; row += 1) if (marks[row] === 1 && codes[row] === code) own[row] = 1;
  return own;
}

function pickInOrder(rows: MarkedRows, key: OrderKey, others: readonly SortBy[], ranks: Ranks): number[] {
  const { column, isDescending } = key;
  const { total } = rows;
  const upward = isDescending ? { from: total - ranks.until, until: total - ranks.from } : ranks;
  const begin = placeOf(rows, column, upward.from);
  const { found, end } = collectRows(rows, column, { begin, count: upward.until - upward.from });
  // rows of one value stand in the order of the last key already
  if (others.length <= 1) return isDescending ? found.toReversed() : found;
  const before = equalBefore(rows, column, begin);
  const after = equalAfter(rows, column, end);
  const all = [...before, ...found, ...after].sort(comparerOf([key, ...others]));
  const skipped = isDescending ? after.length : before.length;
  return all.slice(skipped, skipped + found.length);
}

/** Where in the order of a column the marked row of a rank stands. */
function placeOf({ marks, total }: MarkedRows, { sorted: { rows, length } }: NumberColumn, rank: number): number {
  if (total === length) return rank;
  if (rank < total / 2) {
    let at = -1;
    for (let left = rank + 1; left > 0; ) if (marks[rows[++at] as number] === 1) left -= 1;
    return at;
  }
  let at = length;
  for (let left = total - rank; left > 0; ) if (marks[rows[--at] as number] === 1) left -= 1;
  return at;
}

function collectRows(
  { marks }: MarkedRows,
  { sorted: { rows } }: NumberColumn,
  { begin, count }: { readonly begin: number; readonly count: number },
): { found: number[]; end: number } {
  const found: number[] = [];
  let end = begin;
  while (found.length < count) {
    const row = rows[end++] as number;
    if (marks[row] === 1) found.push(row);
  }
  return { found, end };
}

/** Marked rows before a place that have the value that stands there. */
function equalBefore({ marks }: MarkedRows, { sorted: { rows }, values }: NumberColumn, begin: number): number[] {
  const value = values[rows[begin] as number];
  const equal: number[] = [];
  for (let at = begin - 1; at >= 0 && values[rows[at] as number] === value; at -= 1) {
    const row = rows[at] as number;
    if (marks[row] === 1) equal.push(row);
  }
  return equal;
}

/** Marked rows from a place on that have the value of the one before it. */
function equalAfter({ marks }: MarkedRows, { sorted: { rows, length }, values }: NumberColumn, end: number): number[] {
  const value = values[rows[end - 1] as number];
  const equal: number[] = [];
  for (let at = end; at < length && values[rows[at] as number] === value; at += 1) {
    const row = rows[at] as number;
    if (marks[row] === 1) equal.push(row);
  }
  return equal;
}

/** Which of two rows comes first. */
export const comparerOf =
  (keys: readonly SortBy[]) =>
  (one: number, other: number): number => {
    for (const { column, isDescending } of keys) {
      const difference = column.compare(one, other);
      if (difference !== 0) return isDescending ? -difference : difference;
    }
    return 0;
  };
