import { CodedColumn, type NumberColumn } from './list-columns.ts';
import type { SortedRows } from './sorted-rows.ts';

/** A column that rows are sorted by. */
export interface SortBy {
  readonly column: NumberColumn | CodedColumn;
  readonly isDescending: boolean;
}

/** Rows that are marked, and how many. */
export interface MarkedRows {
  readonly marks: Uint8Array;
  readonly total: number;
  /** the rows themselves, of a list that is so short that they are sorted at once */
  readonly few?: readonly number[] | undefined;
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
  if (rows.few) return rows.few.toSorted(comparerOf(keys)).slice(ranks.from, ranks.until);
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
  for (let row = 0; row < marks.length; row += 1) counts[codes[row] as number]! += marks[row] as number;
  return counts;
}

function marksOf({ marks }: MarkedRows, { codes }: CodedColumn, code: number): Uint8Array {
  const own = new Uint8Array(marks.length);
  for (let row = 0; row < marks.length; row += 1)
    own[row] = (marks[row] as number) & (codes[row] === code ? 1 : 0);
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

/** Places of which marked rows are counted at once, which is quicker than to look at each of them. */
const blockSize = 256;

/** Where in the order of a column the marked row of a rank stands, from the end that is nearer. */
function placeOf(rows: MarkedRows, { sorted }: NumberColumn, rank: number): number {
  if (rows.total === sorted.length) return rank;
  return rank < rows.total / 2
    ? placeAfter(rows, sorted, rank)
    : placeBefore(rows, sorted, rows.total - rank);
}

/** @param count of marked rows that come before the one that is meant */
function placeAfter({ marks }: MarkedRows, { rows, length }: SortedRows, count: number): number {
  let at = 0;
  let left = count;
  for (let block = 0; at < length; at += blockSize, left -= block) {
    block = countMarked(marks, rows, at, Math.min(length, at + blockSize));
    if (block > left) break;
  }
  for (; ; at += 1)
    if (marks[rows[at] as number] === 1) {
      if (left === 0) return at;
      left -= 1;
    }
}

/** @param count of marked rows from the one that is meant to the end */
function placeBefore({ marks }: MarkedRows, { rows, length }: SortedRows, count: number): number {
  let at = length;
  let left = count;
  for (let block = 0; at > 0; at -= blockSize, left -= block) {
    block = countMarked(marks, rows, Math.max(0, at - blockSize), at);
    if (block >= left) break;
  }
  while (left > 0) {
    at -= 1;
    left -= marks[rows[at] as number] as number;
  }
  return at;
}

function countMarked(marks: Uint8Array, rows: Uint32Array, from: number, until: number): number {
  let count = 0;
  for (let at = from; at < until; at += 1) count += marks[rows[at] as number] as number;
  return count;
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
function equalBefore(
  { marks }: MarkedRows,
  { sorted: { rows }, values }: NumberColumn,
  begin: number,
): number[] {
  const value = values[rows[begin] as number];
  const equal: number[] = [];
  for (let at = begin - 1; at >= 0 && values[rows[at] as number] === value; at -= 1) {
    const row = rows[at] as number;
    if (marks[row] === 1) equal.push(row);
  }
  return equal;
}

/** Marked rows from a place on that have the value of the one before it. */
function equalAfter(
  { marks }: MarkedRows,
  { sorted: { rows, length }, values }: NumberColumn,
  end: number,
): number[] {
  const value = values[rows[end - 1] as number];
  const equal: number[] = [];
  for (let at = end; at < length && values[rows[at] as number] === value; at += 1) {
    const row = rows[at] as number;
    if (marks[row] === 1) equal.push(row);
  }
  return equal;
}

/** Which of two rows comes first. */
const comparerOf =
  (keys: readonly SortBy[]) =>
  (one: number, other: number): number => {
    for (const { column, isDescending } of keys) {
      const difference = column.compare(one, other);
      if (difference !== 0) return isDescending ? -difference : difference;
    }
    return 0;
  };
