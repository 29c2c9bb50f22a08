import { EmptyState, LinkButton, PageHeader } from '@gantry/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSearchParams } from 'react-router';
import { useSalesListMyInquiriesQuery } from '../../api/inquiries.endpoints.ts';
import { InquiriesTable } from '../../features/inquiries/inquiries-table.tsx';
import { ListFilter } from '../../parts/list-filter.tsx';
import { ListPages } from '../../parts/list-pages.tsx';
import { listQuery, toPage } from '../../parts/list-query.ts';
import { urls } from '../../urls.ts';

export { loader } from './inquiries.loader.ts';

/** The account's inquiries: period filter of specification §3, search, table, pages; all of it in the address. */
export default function InquiriesPage() {
  const intl = useIntl();
  const [search] = useSearchParams();
  const query = listQuery(search);
  const { data: list } = useSalesListMyInquiriesQuery({ query });
  const isFiltered = query.period !== 'all' || 'q' in query;
  if (!list) return null;
  return (
    <>
      <PageHeader
        title={<FormattedMessage id="account.inquiries.heading" />}
        aside={<FormattedMessage id="account.inquiries.count" values={{ count: list.total }} />}
        actions={
          <LinkButton to={urls.contact}>
            <FormattedMessage id="account.inquiries.ask" />
          </LinkButton>
        }
      />
      <ListFilter
        action={urls.inquiries}
        period={query.period}
        q={query.q}
        searchLabel={intl.formatMessage({ id: 'account.inquiries.search' })}
      />
      {list.items.length > 0 ? (
        <InquiriesTable inquiries={list.items} />
      ) : (
        <EmptyState
          title={
            <FormattedMessage id={isFiltered ? 'account.inquiries.none-found' : 'account.inquiries.empty'} />
          }
          actions={
            <LinkButton to={isFiltered ? urls.inquiries : urls.contact}>
              <FormattedMessage id={isFiltered ? 'account.inquiries.show-all' : 'account.inquiries.ask'} />
            </LinkButton>
          }
        >
          <FormattedMessage
            id={isFiltered ? 'account.inquiries.none-found-hint' : 'account.inquiries.empty-hint'}
          />
        </EmptyState>
      )}
      <ListPages
        page={list.page}
        size={list.size}
        total={list.total}
        to={(page) => toPage(urls.inquiries, search, page)}
      />
    </>
  );
}
