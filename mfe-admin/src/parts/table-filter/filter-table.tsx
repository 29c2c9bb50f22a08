import type { ColumnKind, FilterClause } from '@gantry/contracts/table-filter';
import { HeadCell, Table } from '@gantry/ui';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate, useSearchParams } from 'react-router';
import { clauseOf, withClause } from './clauses.ts';
import { ColumnFilter } from './column-filter.tsx';
import styles from './filter-table.module.css';
import { withQuery } from '../with-query.ts';

/** A column of a back-office table. */
export interface FilterColumn {
  readonly name: string;
  /** the id of the message that names it */
  readonly label: string;
  /** what the values of an `option` column may be */
  readonly options?: readonly string[];
  readonly numeric?: boolean;
  /** the value of `sort` that its head links to, and how it is sorted now */
  readonly sort?: { readonly next: string; readonly now: 'ascending' | 'descending' | 'none' };
}

export interface FilterTableProps {
  readonly caption: ReactNode;
  /** the page's address without query */
  readonly path: string;
  readonly columns: readonly FilterColumn[];
  readonly kinds: Readonly<Record<string, ColumnKind>>;
  readonly children: ReactNode;
}

/** A table of the back office: each column with its filter, sorting by links, everything in the address. */
export function FilterTable({ caption, path, columns, kinds, children }: FilterTableProps) {
  const intl = useIntl();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const filter = search.get('filter');
  const apply = (clause: FilterClause) => {
    const next = withClause(kinds, filter, clause);
    void navigate(withQuery(path, search, { filter: next, page: null }), { preventScrollReset: true });
  };
  return (
    <Table caption={caption} fill className={styles.table}>
      <thead>
        <tr>
          {columns.map(({ name, label, numeric, sort }) => (
            <HeadCell
              key={name}
              numeric={numeric}
              sorted={sort?.now ?? 'none'}
              sortTo={sort && withQuery(path, search, { sort: sort.next, page: null })}
            >
              {intl.formatMessage({ id: label })}
            </HeadCell>
          ))}
        </tr>
        <tr className={styles.filters}>
          {columns.map(({ name, label, options }) => (
            <td key={name}>
              <ColumnFilter
                name={intl.formatMessage({ id: label })}
                kind={kinds[name] ?? 'text'}
                clause={clauseOf(kinds, filter, name)}
                options={options}
                onFilter={(mode, value) => apply({ field: name, mode, value })}
              />
            </td>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </Table>
  );
}
