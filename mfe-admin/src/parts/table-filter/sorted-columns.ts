import { formatSort, maxSortKeys, parseSort, type SortKey } from '@gantry/contracts/list-sort';

/** How a column is sorted now, and what its head leads to: the values of `sort`. */
export interface SortedColumn {
  /** sorted by this column alone, or turned around where it is so already */
  readonly next: string;
  /** the same beside the other columns */
  readonly added: string;
  readonly now: 'ascending' | 'descending' | 'none';
  /** its place among several; undefined where it is sorted by alone, or not at all */
  readonly place?: number | undefined;
}

/** Amounts, counts and days begin with the largest and newest, everything else with the first of the alphabet. */
export interface FirstDirection {
  readonly isDownFirst: boolean;
}

/** @param keys what the list is sorted by */
export function sortedColumn(
  keys: readonly SortKey[],
  column: string,
  { isDownFirst }: FirstDirection,
): SortedColumn {
  const at = keys.findIndex((key) => key.column === column);
  const own = keys[at];
  const turned = { column, isDescending: own ? !own.isDescending : isDownFirst };
  const alone = { column, isDescending: own && keys.length === 1 ? !own.isDescending : isDownFirst };
  const added = own ? keys.with(at, turned) : [...keys.slice(0, maxSortKeys - 1), turned];
  return {
    next: formatSort([alone]),
    added: formatSort(added),
    now: own ? (own.isDescending ? 'descending' : 'ascending') : 'none',
    place: own && keys.length > 1 ? at + 1 : undefined,
  };
}

/** What a list is sorted by without one of its columns. */
export const sortWithout = (keys: readonly SortKey[], column: string): string =>
  formatSort(keys.filter((key) => key.column !== column));

/** What the address of a list sorts it by, of the columns it can be sorted by. */
export const sortIn = (address: URLSearchParams, columns: readonly string[], byDefault: string): string =>
  formatSort(parseSort(address.get('sort'), columns)) || byDefault;
