import type { RowData } from '@tanstack/react-table';
import { parseFilter, type ColumnKind, type FilterClause } from '@gantry/contracts/table-filter';
import type { SortKey } from '@gantry/contracts/list-sort';
import type { Column } from '@gantry/ui/column-table';
import { useIntl } from 'react-intl';
import { useSearchParams } from 'react-router';
import { useListAddress } from '../list-address/use-list-address.ts';
import { RecordTable, type RecordTableProps } from '../record-table/record-table.tsx';
import { withQuery } from '../with-query.ts';
import { clauseOf, withClause } from './clauses.ts';
import { ColumnFilter, type FilterOption } from './column-filter.tsx';
import { NoRows } from './no-rows.tsx';
import { SortBar } from './sort-bar.tsx';
import type { SortedColumn } from './sorted-columns.ts';

/** A column of a back-office table: that of every table, and how it is filtered and sorted. */
export interface FilterColumn<Row extends RowData> extends Column<Row> {
  /** what the values of an `option` column may be */
  readonly options?: readonly FilterOption[];
  /** the value of `sort` that its head links to, and how it is sorted now; `added` where it is sorted by several columns */
  readonly sort?: (Pick<SortedColumn, 'next' | 'now'> & Partial<SortedColumn>) | undefined;
}

export interface FilterTableProps<Row extends RowData> extends Omit<
  RecordTableProps<Row>,
  'columns' | 'fill' | 'sorting' | 'filtersOn'
> {
  /** the page's address without query */
  readonly path: string;
  readonly columns: readonly FilterColumn<Row>[];
  /** what a column holds, by its key */
  readonly kinds: Readonly<Record<string, ColumnKind>>;
  /** what it is sorted by, where it may be several columns */
  readonly sortKeys?: readonly SortKey[];
  /** the kind of records, for what is said where there are none: `admin.<texts>.empty`, `.none`, `.none-hint` */
  readonly texts: string;
}

/** A list of the back office: each column with its filter, sorting by links, everything in the address. */
export function FilterTable<Row extends RowData>(props: FilterTableProps<Row>) {
  const { path, columns, kinds, rows, headId } = props;
  const intl = useIntl();
  const [search] = useSearchParams();
  const filter = search.get('filter');
  const applyClause = useApplyClause(props);
  const goTo = useListAddress();
  const to = (sort: string) => withQuery(path, search, { sort, page: null });
  const addSort = (added: string | undefined) => (added === undefined ? undefined : () => goTo(to(added)));
  return (
    <>
      <RecordTable
        {...props}
        fill
        sorting={props.sortKeys ? <Sorting {...props} keys={props.sortKeys} to={to} /> : null}
        filtersOn={parseFilter(filter, kinds).length}
        columns={columns.map(({ options, sort, ...column }) => ({
          ...column,
          sort: sort && {
            to: to(sort.next),
            now: sort.now,
            place: sort.place,
            onAdd: addSort(sort.added),
          },
          below: (
            <ColumnFilter
              name={intl.formatMessage({ id: headId(column.key) })}
              kind={kinds[column.key] ?? 'text'}
              clause={clauseOf(kinds, filter, column.key)}
              options={options}
              onFilter={(mode, value) => applyClause({ field: column.key, mode, value })}
            />
          ),
        }))}
      />
      {rows.length === 0 ? <NoRows {...props} /> : null}
    </>
  );
}

interface SortingProps<Row extends RowData> extends Pick<FilterTableProps<Row>, 'columns' | 'headId'> {
  readonly keys: readonly SortKey[];
  readonly to: (sort: string) => string;
}

/** The columns that are sorted by, above the table: without a mouse, and on a telephone, as well. */
function Sorting<Row extends RowData>({ columns, headId, keys, to }: SortingProps<Row>) {
  const intl = useIntl();
  const choices = columns.flatMap(({ key, sort }) =>
    sort
      ? [
          {
            key,
            name: intl.formatMessage({ id: headId(key) }),
            added: sort.added ?? sort.next,
            now: sort.now,
          },
        ]
      : [],
  );
  return <SortBar keys={keys} columns={choices} to={to} />;
}

function useApplyClause<Row extends RowData>({ path, kinds }: Pick<FilterTableProps<Row>, 'path' | 'kinds'>) {
  const [search] = useSearchParams();
  const goTo = useListAddress();
  return (clause: FilterClause) => {
    const next = withClause(kinds, search.get('filter'), clause);
    goTo(withQuery(path, search, { filter: next, page: null }));
  };
}
