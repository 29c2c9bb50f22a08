import type { Narrow } from './list-columns.ts';
import type { MarkedRows } from './pick-rows.ts';

/** So many lists are remembered, those asked for last: who turns pages or sorts anew asks for one of them again. */
const maxLists = 12;

/** So many rows are sorted sooner than looked for among all. */
const maxFew = 300;

interface MarkedList extends MarkedRows {
  marks: Uint8Array;
  total: number;
  few?: readonly number[] | undefined;
  readonly conditions: readonly Narrow[];
}

/** Which rows the lists have that were asked for last, followed through every change of a row. */
export class MarkedLists {
  private readonly lists = new Map<string, MarkedList>();
  /** of all records that there are */
  private all: MarkedList = { marks: new Uint8Array(0), total: 0, conditions: [] };

  /** @param size for how many rows there is room */
  begin(size: number, rows: Uint32Array): void {
    const marks = new Uint8Array(size);
    for (const row of rows) marks[row] = 1;
    this.all = { marks, total: rows.length, conditions: [] };
    this.lists.clear();
  }

  /** Rows that meet all conditions. @param name of the list: of two with one name the conditions are the same */
  findList(name: string, conditionsOf: () => readonly Narrow[]): MarkedRows {
    const known = this.lists.get(name);
    if (known) this.lists.delete(name);
    const list = known ?? this.markRows(conditionsOf());
    if (list.total <= maxFew) list.few ??= rowsOf(list.marks);
    this.lists.set(name, list);
    if (this.lists.size > maxLists) this.lists.delete(this.lists.keys().next().value as string);
    return list;
  }

  /** Rows that hold something else by now, and rows whose records are gone. */
  markChanged(size: number, changed: readonly number[], gone: readonly number[]): void {
    for (const list of [this.all, ...this.lists.values()]) {
      if (list.marks.length < size) list.marks = widened(list.marks, size);
      for (const row of changed) markRow(list, row, 1);
      for (const row of gone) markRow(list, row, 0);
      list.few = undefined;
    }
  }

  private markRows(conditions: readonly Narrow[]): MarkedList {
    if (conditions.length === 0) return this.all;
    const marks = this.all.marks.slice();
    for (const narrow of conditions) narrow(marks, 0, marks.length);
    let total = 0;
    for (let row = 0; row < marks.length; row += 1) total += marks[row] as number;
    return { marks, total, conditions };
  }
}

function markRow(list: MarkedList, row: number, mark: 0 | 1): void {
  const before = list.marks[row] as number;
  list.marks[row] = mark;
  if (mark === 1) for (const narrow of list.conditions) narrow(list.marks, row, row + 1);
  list.total += (list.marks[row] as number) - before;
}

function widened(marks: Uint8Array, size: number): Uint8Array {
  const wider = new Uint8Array(size);
  wider.set(marks);
  return wider;
}

function rowsOf(marks: Uint8Array): number[] {
  const rows: number[] = [];
  for (let row = marks.indexOf(1); row >= 0; row = marks.indexOf(1, row + 1)) rows.push(row);
  return rows;
}
