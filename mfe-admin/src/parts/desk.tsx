import { EmptyState, LinkButton, PageHeader } from '@gantry/ui';
import { ListPages, type ListPagesProps } from '@gantry/ui/list-pages';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useSearchParams } from 'react-router';
import styles from './desk.module.css';
import { withQuery } from './with-query.ts';

interface DeskTexts {
  /** the kind of records: the texts are `admin.<kind>.…` */
  readonly kind: 'orders' | 'reviews';
  /** address of the desk */
  readonly path: string;
}

export interface DeskProps extends DeskTexts {
  readonly list: ListPagesProps['list'] & { readonly items: readonly unknown[] };
  readonly head: ReactNode;
  /** the table of this page's records */
  readonly children: ReactNode;
  /** the record that stands open beside the table */
  readonly open: ReactNode;
}

/** A table that fills the window; on wide windows a record opens beside it. */
export function Desk({ kind, path, list, head, children, open }: DeskProps) {
  return (
    <div className={styles.desk} data-open={open ? true : undefined}>
      <div className={styles.list}>
        {head}
        <div className={styles.table}>
          {children}
          {list.items.length === 0 ? (
            <EmptyState title={<FormattedMessage id={`admin.${kind}.empty`} />}>
              <FormattedMessage id={`admin.${kind}.empty-hint`} />
            </EmptyState>
          ) : null}
        </div>
        <ListPages texts="admin.pages" path={path} list={list} />
      </div>
      {open}
    </div>
  );
}

/** What the desk is about, how many records it lists, and the way out of its filters. */
export function DeskHeader({ kind, path, total }: DeskTexts & { readonly total: number }) {
  const [search] = useSearchParams();
  return (
    <PageHeader
      title={<FormattedMessage id={`admin.${kind}.title`} />}
      aside={<FormattedMessage id={`admin.${kind}.count`} values={{ count: total }} />}
      actions={
        search.has('filter') ? (
          <LinkButton to={withQuery(path, search, { filter: null, page: null })} size="small">
            <FormattedMessage id="admin.filter.clear" />
          </LinkButton>
        ) : null
      }
    />
  );
}
