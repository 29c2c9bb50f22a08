import { EmptyState, LinkButton, PageHeader } from '@gantry/ui';
import { ListPages } from '@gantry/ui/list-pages';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ListFilter, type ListFilterProps } from './list-filter.tsx';
import type { listQuery } from './list-query.ts';

export interface RecordListProps {
  /** the kind of records: the texts are `account.<kind>.…` */
  readonly kind: 'orders' | 'inquiries';
  /** address of the list */
  readonly path: string;
  readonly query: ReturnType<typeof listQuery>;
  readonly list: { readonly page: number; readonly size: number; readonly total: number };
  /** the records of this page; null where there are none, and the list then says why */
  readonly children: ReactNode;
  /** further fields of the filter; see `ListFilter` */
  readonly more?: ListFilterProps['more'];
  /** beside the heading */
  readonly actions?: ReactNode;
  /** the way to a first record; its text is `account.<kind>.<first.text>` */
  readonly first: { readonly to: string; readonly text: string };
}

/** A list of the account's records: heading with count, period and search, table, pages; all of it in the address. */
export function RecordList({ kind, path, query, list, children, more, actions, first }: RecordListProps) {
  const intl = useIntl();
  const text = (id: string) => <FormattedMessage id={`account.${kind}.${id}`} />;
  const isFiltered = query.period !== 'all' || 'q' in query || 'buyer' in query;
  const empty = isFiltered ? 'none-found' : 'empty';
  const way = isFiltered ? { to: path, text: 'show-all' } : first;
  return (
    <>
      <PageHeader
        title={text('heading')}
        aside={<FormattedMessage id={`account.${kind}.count`} values={{ count: list.total }} />}
        actions={actions}
      />
      <ListFilter
        action={path}
        period={query.period}
        q={query.q}
        {...(more ? { more } : {})}
        searchLabel={intl.formatMessage({ id: `account.${kind}.search` })}
      />
      {children ?? (
        <EmptyState title={text(empty)} actions={<LinkButton to={way.to}>{text(way.text)}</LinkButton>}>
          {text(`${empty}-hint`)}
        </EmptyState>
      )}
      <ListPages texts="account.pages" path={path} list={list} />
    </>
  );
}
