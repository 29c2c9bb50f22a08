import type { ColumnKind, FilterClause } from '@gantry/contracts/table-filter';
import { HeadCell, Table } from '@gantry/ui';
import { ColumnCells, type Column } from '@gantry/ui/column-table';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate, useSearchParams } from 'react-router';
import { withQuery } from '../with-query.ts';
import { clauseOf, withClause } from './clauses.ts';
import { ColumnFilter, type FilterOption } from './column-filter.tsx';
import styles from './filter-table.module.css';
import { NoRows } from './no-rows.tsx';

/** A column of a back-office table: that of every table, and how it is filtered and sorted. */
export interface FilterColumn<Row> extends Column<Row> {
  /** the id of the message that names it */
  readonly label: string;
  /** what the values of an `option` column may be */
  readonly options?: readonly FilterOption[];
  /** the value of `sort` that its head links to, and how it is sorted now */
  readonly sort?: { readonly next: string; readonly now: 'ascending' | 'descending' | 'none' };
}

export interface FilterTableProps<Row> {
  readonly caption: ReactNode;
  /** the page's address without query */
  readonly path: string;
  readonly columns: readonly FilterColumn<Row>[];
  /** what a column holds, by its key */
  readonly kinds: Readonly<Record<string, ColumnKind>>;
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  /** the key of the row that stands open beside the table */
  readonly openKey: string | null;
  /** the kind of records, for what is said where there are none: `admin.<texts>.empty`, `.none`, `.none-hint` */
  readonly texts: string;
}

/** A table of the back office: each column with its filter, sorting by links, everything in the address. */
export function FilterTable<Row>(props: FilterTableProps<Row>) {
  const { caption, columns, rows, rowKey, openKey } = props;
  return (
    <>
      <div className={rows.length > 0 ? styles.filled : undefined}>
        <Table caption={caption} fill className={styles.table}>
          <thead>
            <HeadRow {...props} />
            <FilterRow {...props} />
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={rowKey(row)} data-open={rowKey(row) === openKey || undefined} className={styles.row}>
                <ColumnCells columns={columns} row={row} />
              </tr>
            ))}
          </tbody>
        </Table>
      </div>
      {rows.length === 0 ? <NoRows {...props} /> : null}
    </>
  );
}

function HeadRow<Row>({ path, columns }: FilterTableProps<Row>) {
  const intl = useIntl();
  const [search] = useSearchParams();
  return (
    <tr>
      {columns.map(({ key, label, numeric, sort }) => (
        <HeadCell
          key={key}
          numeric={numeric}
          sorted={sort?.now ?? 'none'}
          sortTo={sort && withQuery(path, search, { sort: sort.next, page: null })}
        >
          {intl.formatMessage({ id: label })}
        </HeadCell>
      ))}
    </tr>
  );
}

function FilterRow<Row>({ path, columns, kinds }: FilterTableProps<Row>) {
  const intl = useIntl();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const filter = search.get('filter');
  const applyClause = (clause: FilterClause) => {
    const next = withClause(kinds, filter, clause);
    void navigate(withQuery(path, search, { filter: next, page: null }), { preventScrollReset: true });
  };
  return (
    <tr className={styles.filters}>
      {columns.map(({ key, label, options }) => (
        <td key={key}>
          <ColumnFilter
            name={intl.formatMessage({ id: label })}
            kind={kinds[key] ?? 'text'}
            clause={clauseOf(kinds, filter, key)}
            options={options}
            onFilter={(mode, value) => applyClause({ field: key, mode, value })}
          />
        </td>
      ))}
    </tr>
  );
}
