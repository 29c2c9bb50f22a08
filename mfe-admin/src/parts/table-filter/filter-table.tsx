import type { RowData } from '@tanstack/react-table';
import type { ColumnKind, FilterClause } from '@gantry/contracts/table-filter';
import type { Column } from '@gantry/ui/column-table';
import { useIntl } from 'react-intl';
import { useNavigate, useSearchParams } from 'react-router';
import { RecordTable, type RecordTableProps } from '../record-table/record-table.tsx';
import { withQuery } from '../with-query.ts';
import { clauseOf, withClause } from './clauses.ts';
import { ColumnFilter, type FilterOption } from './column-filter.tsx';
import { NoRows } from './no-rows.tsx';

/** A column of a back-office table: that of every table, and how it is filtered and sorted. */
export interface FilterColumn<Row extends RowData> extends Column<Row> {
  /** what the values of an `option` column may be */
  readonly options?: readonly FilterOption[];
  /** the value of `sort` that its head links to, and how it is sorted now */
  readonly sort?: { readonly next: string; readonly now: 'ascending' | 'descending' | 'none' };
}

export interface FilterTableProps<Row extends RowData> extends Omit<
  RecordTableProps<Row>,
  'columns' | 'fill'
> {
  /** the page's address without query */
  readonly path: string;
  readonly columns: readonly FilterColumn<Row>[];
  /** what a column holds, by its key */
  readonly kinds: Readonly<Record<string, ColumnKind>>;
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
  return (
    <>
      <RecordTable
        {...props}
        fill
        columns={columns.map(({ options, sort, ...column }) => ({
          ...column,
          sort: sort && { to: withQuery(path, search, { sort: sort.next, page: null }), now: sort.now },
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

function useApplyClause<Row extends RowData>({ path, kinds }: Pick<FilterTableProps<Row>, 'path' | 'kinds'>) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  return (clause: FilterClause) => {
    const next = withClause(kinds, search.get('filter'), clause);
    void navigate(withQuery(path, search, { filter: next, page: null }), { preventScrollReset: true });
  };
}
