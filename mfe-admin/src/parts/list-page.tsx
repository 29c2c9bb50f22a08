import { LinkButton, PageHeader } from '@gantry/ui';
import { ListPages, type ListPagesProps } from '@gantry/ui/list-pages';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useSearchParams } from 'react-router';
import styles from './list-page.module.css';
import { withQuery } from './with-query.ts';

interface ListPageTexts {
  /** the kind of records: the texts are `admin.<kind>.…` */
  readonly kind: 'orders' | 'products' | 'reviews';
  /** address of the list */
  readonly path: string;
}

export interface ListPageProps extends Pick<ListPageTexts, 'path'> {
  readonly list: ListPagesProps['list'];
  readonly head: ReactNode;
  /** the table of this page's records, or what is said where there are none */
  readonly children: ReactNode;
  /** the record that stands open beside the table */
  readonly open: ReactNode;
}

/** A table that fills the window; on wide windows a record opens beside it. */
export function ListPage({ path, list, head, children, open }: ListPageProps) {
  return (
    <div className={styles.page} data-open={open ? true : undefined}>
      <div className={styles.list}>
        {head}
        <div className={styles.table}>{children}</div>
        <ListPages texts="admin.pages" path={path} list={list} />
      </div>
      {open}
    </div>
  );
}

interface ListPageHeaderProps extends ListPageTexts {
  readonly list: { readonly total: number };
  /** what else may be begun here */
  readonly children?: ReactNode;
}

/** What the list is about, how many records it has, and the link that clears its filters; a list without any has its own. */
export function ListPageHeader({ kind, path, list, children }: ListPageHeaderProps) {
  const [search] = useSearchParams();
  return (
    <PageHeader
      title={<FormattedMessage id={`admin.${kind}.title`} />}
      aside={<FormattedMessage id={`admin.${kind}.count`} values={{ count: list.total }} />}
      actions={
        <>
          {search.has('filter') && list.total > 0 ? (
            <LinkButton to={withQuery(path, search, { filter: null, page: null })} size="small">
              <FormattedMessage id="admin.filter.clear" />
            </LinkButton>
          ) : null}
          {children}
        </>
      }
    />
  );
}
