import { EmptyState, LinkButton, PageHeader } from '@gantry/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSearchParams } from 'react-router';
import { useSalesListMyOrdersQuery } from '../../api/orders.endpoints.ts';
import { listQuery, toPage } from '../../parts/list-query.ts';
import { OrdersTable } from '../../features/orders/orders-table.tsx';
import { ListFilter } from '../../parts/list-filter.tsx';
import { ListPages } from '../../parts/list-pages.tsx';
import { urls } from '../../urls.ts';

export { loader } from './orders.loader.ts';

/** The account's orders: period filter of specification §3, search, table, pages; all of it in the address. */
export default function OrdersPage() {
  const intl = useIntl();
  const [search] = useSearchParams();
  const query = listQuery(search);
  const { data: list } = useSalesListMyOrdersQuery({ query });
  const isFiltered = query.period !== 'all' || 'q' in query;
  if (!list) return null;
  return (
    <>
      <PageHeader
        title={<FormattedMessage id="account.orders.heading" />}
        aside={<FormattedMessage id="account.orders.count" values={{ count: list.total }} />}
      />
      <ListFilter
        action={urls.orders}
        period={query.period}
        q={query.q}
        searchLabel={intl.formatMessage({ id: 'account.orders.search' })}
      />
      {list.items.length > 0 ? (
        <OrdersTable orders={list.items} />
      ) : (
        <EmptyState
          title={<FormattedMessage id={isFiltered ? 'account.orders.none-found' : 'account.orders.empty'} />}
          actions={
            <LinkButton to={isFiltered ? urls.orders : urls.catalogue}>
              <FormattedMessage id={isFiltered ? 'account.orders.show-all' : 'account.orders.browse'} />
            </LinkButton>
          }
        >
          <FormattedMessage
            id={isFiltered ? 'account.orders.none-found-hint' : 'account.orders.empty-hint'}
          />
        </EmptyState>
      )}
      <ListPages
        page={list.page}
        size={list.size}
        total={list.total}
        to={(page) => toPage(urls.orders, search, page)}
      />
    </>
  );
}
