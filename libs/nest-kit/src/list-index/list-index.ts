import { setImmediate } from 'node:timers/promises';
import type { SortKey } from '@gantry/contracts/list-sort';
import type { CompareMode, FilterClause, TextMode } from '@gantry/contracts/table-filter';
import {
  CodedColumn,
  matchesText,
  NumberColumn,
  TextColumn,
  type CellValue,
  type Narrow,
} from './list-columns.ts';
import { comparesNumber, dayRange, numberRange } from './list-ranges.ts';
import { MarkedLists } from './marked-lists.ts';
import { pickRows, type SortBy } from './pick-rows.ts';

/**
 * How a column is held:
 * - `number`, `moment` (microseconds since 1970): whole numbers of which most differ
 * - `shared`: values that many rows have in common, states as well as companies
 * - `text`: of which most differ; the list is filtered by it, but not sorted
 */
export type ListColumnKind = 'number' | 'moment' | 'shared' | 'text';
export type ListRecord<Column extends string> = Readonly<Record<Column, CellValue>>;

/** What a list is narrowed to, sorted by, and opened at. */
export interface ListQuery<Column extends string> {
  /** as filters of tables have them */
  readonly clauses: readonly FilterClause[];
  /** columns that hold one of some values */
  readonly oneOf: readonly { readonly column: Column; readonly values: readonly CellValue[] }[];
  readonly sort: readonly SortKey<Column>[];
  /** from 1 */
  readonly page: number;
  readonly size: number;
}

/** A page of a list: what it holds of its records, and how many the whole list has. */
export interface ListedRecords<Column extends string> {
  readonly total: number;
  readonly records: readonly ListRecord<Column>[];
}

type AnyColumn = NumberColumn | CodedColumn | TextColumn;
const made: Readonly<Record<ListColumnKind, () => AnyColumn>> = {
  number: () => new NumberColumn(),
  moment: () => new NumberColumn(),
  shared: () => new CodedColumn(),
  text: () => new TextColumn(),
};

/**
 * The columns of a list in memory: how many records match is counted, and a page of them found, in a few milliseconds
 * of a million, whatever they are filtered and sorted by. It holds what the list shows of its records, not the records.
 */
export class ListIndex<Column extends string> {
  private readonly columns: ReadonlyMap<Column, AnyColumn>;
  private readonly key: NumberColumn;
  private readonly lists: MarkedLists;
  /** rows of records that are gone, to be used again */
  private readonly free: number[] = [];
  private used = 0;
  private size = 0;
  private isSorted = false;

  /** @param key a column of numbers that tells records apart */
  constructor(
    private readonly kinds: Readonly<Record<Column, ListColumnKind>>,
    private readonly keyName: Column,
  ) {
    const names = Object.keys(kinds) as Column[];
    this.columns = new Map(names.map((name) => [name, made[kinds[name]]()]));
    this.key = this.numbersOf(keyName);
    this.lists = new MarkedLists();
  }

  /** How many records there are. */
  get total(): number {
    return this.used - this.free.length;
  }

  /** Takes records before the list is read for the first time; {@link finish} puts them in order. */
  append(records: readonly ListRecord<Column>[]): void {
    const columns = [...this.columns];
    for (const record of records) {
      const row = this.takeRow();
      for (const [name, column] of columns) column.writeCell(row, record[name]);
    }
  }

  /** Sorts what was appended; a record that came twice, because it was moved meanwhile, is there once. */
  async finish(): Promise<void> {
    const rows = Uint32Array.from({ length: this.used }, (_, row) => row);
    this.key.sorted.fillRows(rows, this.key.values);
    const inOrder = this.key.sorted.rows.filter((row, place, all) => {
      const isTwice = place > 0 && this.key.compare(all[place - 1] as number, row) === 0;
      if (isTwice) this.free.push(row);
      return !isTwice;
    });
    for (const column of this.columns.values()) {
      if (!(column instanceof NumberColumn)) continue;
      // whoever else waits for the process has their turn between columns
      await setImmediate();
      column.sorted.fillRows(inOrder, column.values);
    }
    this.lists.begin(this.size, inOrder);
    this.isSorted = true;
  }

  /** Takes records as they are by now, and leaves out those that are gone. */
  changeRecords(records: readonly ListRecord<Column>[], goneKeys: readonly number[]): void {
    if (!this.isSorted) throw new Error('The list is not finished.');
    const gone = goneKeys.flatMap((key) => this.rowOf(key) ?? []);
    const changed = records.map((record) => {
      const known = this.rowOf(Number(record[this.keyName]));
      const row = known ?? this.takeRow();
      return { row, isNew: known === null, others: this.writeRow(row, record) };
    });
    for (const column of this.columns.values()) {
      if (!(column instanceof NumberColumn)) continue;
      const moved = changed.filter(({ isNew, others }) => isNew || others.has(column));
      const left = moved.flatMap(({ isNew, row }) => (isNew ? [] : [row]));
      const compare = (one: number, other: number) =>
        column.compare(one, other) || this.key.compare(one, other);
      column.sorted.changeRows(
        [...gone, ...left],
        moved.map(({ row }) => row),
        compare,
      );
    }
    this.lists.markChanged(
      this.size,
      changed.map(({ row }) => row),
      gone,
    );
    this.free.push(...gone);
  }

  /** A page of what matches, with the total; nothing beyond the end. */
  findPage({ clauses, oneOf, sort, page, size }: ListQuery<Column>): ListedRecords<Column> {
    const list = this.lists.findList(JSON.stringify([clauses, oneOf]), () => [
      ...clauses.map((clause) => this.narrowBy(clause)),
      ...oneOf.map(({ column, values }) => this.codesOf(column).where((value) => values.includes(value))),
    ]);
    const from = (page - 1) * size;
    const until = Math.min(list.total, from + size);
    if (from >= until) return { total: list.total, records: [] };
    const rows = pickRows(list, this.sortedBy(sort), { from, until });
    return { total: list.total, records: rows.map((row) => this.recordOf(row)) };
  }

  private recordOf(row: number): ListRecord<Column> {
    const cells = Array.from(this.columns, ([name, column]) => [name, column.valueOf(row)] as const);
    return Object.fromEntries(cells) as Record<Column, CellValue>;
  }

  /** Among equals the key decides, in the direction of the last column. */
  private sortedBy(sort: readonly SortKey<Column>[]): SortBy[] {
    const keys = sort.flatMap(({ column, isDescending }) => {
      const held = this.columns.get(column);
      return held && !(held instanceof TextColumn) ? [{ column: held, isDescending }] : [];
    });
    return [...keys, { column: this.key, isDescending: keys.at(-1)?.isDescending ?? false }];
  }

  private narrowBy({ field, mode, value }: FilterClause): Narrow {
    const column = this.columns.get(field as Column);
    if (column instanceof TextColumn) return column.matching(mode as TextMode, value);
    if (column instanceof NumberColumn) {
      const rangeOf = this.kinds[field as Column] === 'moment' ? dayRange : numberRangeOf;
      return column.within(rangeOf(mode as CompareMode, value));
    }
    if (column) return column.where(testOf(mode, value));
    throw new Error(`There is no column ${field}.`);
  }

  private numbersOf(name: Column): NumberColumn {
    const column = this.columns.get(name);
    if (column instanceof NumberColumn) return column;
    throw new Error(`${name} holds no numbers.`);
  }

  private codesOf(name: Column): CodedColumn {
    const column = this.columns.get(name);
    if (column instanceof CodedColumn) return column;
    throw new Error(`${name} holds no values that rows share.`);
  }

  /** @returns null where no record has this key */
  private rowOf(key: number): number | null {
    const { rows, length } = this.key.sorted;
    let [low, high] = [0, length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.key.values[rows[middle] as number] as number) < key) low = middle + 1;
      else high = middle;
    }
    const row = rows[low];
    return low < length && row !== undefined && this.key.values[row] === key ? row : null;
  }

  private takeRow(): number {
    const row = this.free.pop() ?? this.used++;
    if (row >= this.size) {
      this.size = Math.max(1024, Math.ceil(this.size * 1.5));
      for (const column of this.columns.values()) column.widen(this.size);
    }
    return row;
  }

  /** @returns the columns that held something else */
  private writeRow(row: number, record: ListRecord<Column>): Set<AnyColumn> {
    const others = new Set<AnyColumn>();
    for (const [name, column] of this.columns) if (column.writeCell(row, record[name])) others.add(column);
    return others;
  }
}

const numberRangeOf = (mode: CompareMode, value: string) => numberRange(mode, Number(value));

/** A value that rows share is a number or a text, which its mode of comparing tells; that it is equal holds of both. */
function testOf(mode: FilterClause['mode'], value: string): (cell: CellValue) => boolean {
  if (mode === 'starts' || mode === 'contains' || mode === 'ends') return matchesText(mode, value);
  if (mode !== 'equals') return comparesNumber(mode, Number(value));
  const isText = matchesText(mode, value);
  return (cell) => (typeof cell === 'number' ? cell === Number(value) : isText(cell));
}
