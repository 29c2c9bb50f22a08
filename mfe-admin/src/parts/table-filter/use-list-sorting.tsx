import { parseSort } from '@gantry/contracts/list-sort';
import type { Column } from '@gantry/ui/column-table';
import type { RowData } from '@tanstack/react-table';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useSearchParams } from 'react-router';
import { useListAddress } from '../list-address/use-list-address.ts';
import type { RecordColumn } from '../record-table/shown-columns.tsx';
import { withQuery } from '../with-query.ts';
import { SortBar } from './sort-bar.tsx';
import { sortedColumn } from './sorted-columns.ts';

export interface ListSorting<Row extends RowData> {
  /** the list's address without query */
  readonly path: string;
  /** the message with the words above a column */
  readonly headId: (key: string) => string;
  readonly columns: readonly Column<Row>[];
  /** columns it can be sorted by */
  readonly sorts: readonly string[];
  /** of them those that begin with the largest or newest */
  readonly downFirst: readonly string[];
}

/**
 * Sorting of a list that has an order of its own, such as a queue, until somebody sorts it: by heads and by a bar above
 * the table, both in the address.
 */
export function useListSorting<Row extends RowData>(
  list: ListSorting<Row>,
): {
  readonly columns: readonly RecordColumn<Row>[];
  readonly bar: ReactNode;
} {
  const { path, headId, columns, sorts, downFirst } = list;
  const intl = useIntl();
  const goTo = useListAddress();
  const [search] = useSearchParams();
  const keys = parseSort(search.get('sort'), sorts);
  const to = (sort: string) => withQuery(path, search, { sort: sort || null, page: null });
  const sorted = columns.map((column) => {
    if (!sorts.includes(column.key)) return { column, sort: undefined };
    const { next, now, place, added } = sortedColumn(keys, column.key, {
      isDownFirst: downFirst.includes(column.key),
    });
    const onAdd = () => goTo(to(added));
    return { column, added, sort: { to: to(next), now, place, onAdd } };
  });
  const choices = sorted.flatMap(({ column: { key }, sort, added }) =>
    sort && added !== undefined
      ? [{ key, name: intl.formatMessage({ id: headId(key) }), added, now: sort.now }]
      : [],
  );
  return {
    columns: sorted.map(({ column, sort }) => ({ ...column, sort })),
    bar: <SortBar keys={keys} columns={choices} to={to} hasOwnOrder />,
  };
}
