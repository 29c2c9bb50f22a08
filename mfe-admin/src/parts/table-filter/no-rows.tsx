import { parseFilter, type FilterClause } from '@gantry/contracts/table-filter';
import { useFormats } from '@gantry/i18n/formats';
import { EmptyState, LinkButton } from '@gantry/ui';
import { FormattedMessage, useIntl, type IntlShape } from 'react-intl';
import { useSearchParams } from 'react-router';
import { ListLink } from '../list-address/list-link.tsx';
import { withQuery } from '../with-query.ts';
import { shownValue, withClause, type Kinds } from './clauses.ts';
import type { FilterOption } from './column-filter.tsx';
import styles from './no-rows.module.css';

export interface NoRowsProps {
  /** the kind of records: its texts are `admin.<texts>.empty` for filters that match none, `.none` and `.none-hint` */
  readonly texts: string;
  /** the page's address without query */
  readonly path: string;
  readonly kinds: Kinds;
  /** the message with the words above a column */
  readonly headId: (key: string) => string;
  readonly columns: readonly { readonly key: string; readonly options?: readonly FilterOption[] }[];
}

/** In place of rows: what the table is filtered by, each with the link that takes it out, or that there is nothing yet. */
export function NoRows({ texts, path, kinds, headId, columns }: NoRowsProps) {
  const intl = useIntl();
  const [search] = useSearchParams();
  const filter = search.get('filter');
  const clauses = parseFilter(filter, kinds);
  if (clauses.length === 0) return <NothingYet texts={texts} />;
  const without = (next: string | null) => withQuery(path, search, { filter: next, page: null });
  return (
    <EmptyState
      title={<FormattedMessage id={`admin.${texts}.empty`} />}
      actions={
        <LinkButton to={without(null)} size="small">
          <FormattedMessage id="admin.filter.clear" />
        </LinkButton>
      }
    >
      <ul className={styles.clauses} aria-label={intl.formatMessage({ id: 'admin.filter.active' })}>
        {clauses.map((clause) => {
          const column = columns.find(({ key }) => key === clause.field);
          const name = column ? intl.formatMessage({ id: headId(column.key) }) : clause.field;
          return (
            <li key={clause.field}>
              <ClauseText clause={clause} name={name} kinds={kinds} options={column?.options} />{' '}
              <ListLink
                to={without(withClause(kinds, filter, { ...clause, value: '' }))}
                aria-label={intl.formatMessage({ id: 'admin.filter.remove-of' }, { column: name })}
              >
                <FormattedMessage id="admin.filter.remove" />
              </ListLink>
            </li>
          );
        })}
      </ul>
    </EmptyState>
  );
}

const NothingYet = ({ texts }: Pick<NoRowsProps, 'texts'>) => (
  <EmptyState title={<FormattedMessage id={`admin.${texts}.none`} />}>
    <FormattedMessage id={`admin.${texts}.none-hint`} />
  </EmptyState>
);

interface ClauseTextProps {
  readonly clause: FilterClause;
  /** the column's name as its head says it */
  readonly name: string;
  readonly kinds: Kinds;
  readonly options: readonly FilterOption[] | undefined;
}

/** A clause in words, such as "Total greater than $500.00". */
function ClauseText({ clause, name, kinds, options }: ClauseTextProps) {
  const intl = useIntl();
  const { day } = useFormats();
  const { field, mode, value } = clause;
  const kind = kinds[field] ?? 'text';
  const shown =
    kind === 'option'
      ? (options?.find((one) => one.value === value)?.label ?? value)
      : kind === 'date'
        ? day(value)
        : wordValue(intl, kind, value);
  return (
    <FormattedMessage
      id="admin.filter.clause"
      values={{
        column: name,
        mode: intl.formatMessage({ id: `admin.mode.${mode}` }),
        value: <strong>{shown}</strong>,
      }}
    />
  );
}

function wordValue(intl: IntlShape, kind: Kinds[string], value: string): string {
  if (kind === 'amount')
    return intl.formatNumber(Number(value) / 100, { style: 'currency', currency: 'USD' });
  return shownValue(kind, value);
}
