import * as v from 'valibot';

/** A column that a list is sorted by. */
export interface SortKey<Column extends string = string> {
  readonly column: Column;
  readonly isDescending: boolean;
}

/** A list is sorted by at most so many columns. */
export const maxSortKeys = 3;

/**
 * What a list is sorted by, as its address and its call carry it: columns joined by `,`, the first decides, `-` in front
 * of one turns it around (`-placedAt,number`). Columns that are unknown or come again are left out.
 */
export function parseSort<Column extends string>(
  text: string | null | undefined,
  columns: readonly Column[],
): SortKey<Column>[] {
  const keys: SortKey<Column>[] = [];
  for (const part of (text ?? '').split(',')) {
    const isDescending = part.startsWith('-');
    const column = columns.find((one) => one === (isDescending ? part.slice(1) : part));
    if (column && !keys.some((key) => key.column === column)) keys.push({ column, isDescending });
  }
  return keys.slice(0, maxSortKeys);
}

/** Writes what {@link parseSort} reads. */
export const formatSort = (keys: readonly SortKey[]): string =>
  keys.map(({ column, isDescending }) => `${isDescending ? '-' : ''}${column}`).join(',');

/** The `sort` of a call that lists records: a text of which {@link parseSort} knows something, else the default. */
export const sortSchema = (columns: readonly string[], byDefault: string) =>
  v.optional(
    v.fallback(
      v.pipe(
        v.string(),
        v.maxLength(200),
        v.check((text) => parseSort(text, columns).length > 0, 'names no column'),
      ),
      byDefault,
    ),
  );

/** The same for a list with an order of its own, such as a queue: without a `sort` that names a column it has that. */
export const ownSortSchema = (columns: readonly string[]) =>
  v.optional(
    v.fallback(
      v.optional(
        v.pipe(
          v.string(),
          v.maxLength(200),
          v.check((text) => parseSort(text, columns).length > 0, 'names no column'),
        ),
      ),
      undefined,
    ),
  );
