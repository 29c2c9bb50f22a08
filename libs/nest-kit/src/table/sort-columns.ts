import { parseSort } from '@gantry/contracts/list-sort';

/** A column of a query that is sorted by. */
export interface SortColumn {
  /** what it is called in the database */
  readonly column: string;
  readonly direction: 'asc' | 'desc';
}

/**
 * The order of a table as its call asked for it, of columns that are known alone; among equals the id decides, in the
 * direction of the last column. Read from its end, everything is the other way round.
 * @param names what the columns that may be sorted by are called in the database
 */
export function sortColumns(
  sort: string,
  { names, id, isFromEnd }: { names: Readonly<Record<string, string>>; id: string; isFromEnd: boolean },
): SortColumn[] {
  const keys = parseSort(sort, Object.keys(names));
  const last = keys.at(-1)?.isDescending ?? false;
  return [...keys, { column: null, isDescending: last }].map(({ column, isDescending }) => ({
    column: column === null ? id : (names[column] ?? id),
    direction: isDescending === isFromEnd ? 'asc' : 'desc',
  }));
}

/**
 * What stands behind `order by` for a list with an order of its own; what has no value comes last either way.
 * @param names SQL by column; trusted, never of a call
 * @param otherwise the order where the call asks for none
 */
export function orderBy(
  sort: string | undefined,
  { names, id, otherwise }: { names: Readonly<Record<string, string>>; id: string; otherwise: string },
): string {
  if (parseSort(sort, Object.keys(names)).length === 0) return `${otherwise}, ${id}`;
  return sortColumns(sort ?? '', { names, id, isFromEnd: false })
    .map(({ column, direction }) => `${column} ${direction} nulls last`)
    .join(', ');
}
