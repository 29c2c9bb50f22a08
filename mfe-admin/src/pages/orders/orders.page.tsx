import { EmptyState, LinkButton, PageHeader } from '@gantry/ui';
import { FormattedMessage } from 'react-intl';
import { useSearchParams } from 'react-router';
import { useSalesAdminListOrdersQuery } from '../../api/orders.endpoints.ts';
import { DeskTabs } from '../../features/inquiry-desk/desk-tabs.tsx';
import { InquiryDesk } from '../../features/inquiry-desk/inquiry-desk.tsx';
import { showsInquiries } from '../../features/inquiry-desk/inquiry-list-query.ts';
import { OpenOrder } from '../../features/order-record/open-order.tsx';
import { orderListQuery } from '../../features/order-table/order-list-query.ts';
import { OrderTable } from '../../features/order-table/order-table.tsx';
import { ListPages } from '../../parts/list-pages.tsx';
import { urls, withQuery } from '../../urls.ts';
import styles from './orders.module.css';

export { loader } from './orders.loader.ts';

/** The desk: orders, or the inquiries of those who may read them. */
export default function OrdersPage() {
  const [search] = useSearchParams();
  return showsInquiries(search) ? <InquiryDesk /> : <OrderDesk />;
}

/** The table fills the window, and on wide windows an order opens beside it. */
function OrderDesk() {
  const [search] = useSearchParams();
  const { data: list } = useSalesAdminListOrdersQuery({ query: orderListQuery(search) });
  const open = search.get('open');
  const close = withQuery(urls.orders, search, { open: null });
  if (!list) return null;
  return (
    <div className={styles.desk} data-open={open !== null || undefined}>
      <div className={styles.list}>
        <PageHeader
          title={<FormattedMessage id="admin.orders.title" />}
          aside={<FormattedMessage id="admin.orders.count" values={{ count: list.total }} />}
          actions={
            search.has('filter') ? (
              <LinkButton to={withQuery(urls.orders, search, { filter: null, page: null })} size="small">
                <FormattedMessage id="admin.filter.clear" />
              </LinkButton>
            ) : null
          }
        />
        <DeskTabs current="orders" />
        <div className={styles.table}>
          <OrderTable orders={list.items} openNumber={open} />
          {list.items.length === 0 ? (
            <EmptyState title={<FormattedMessage id="admin.orders.empty" />}>
              <FormattedMessage id="admin.orders.empty-hint" />
            </EmptyState>
          ) : null}
        </div>
        <ListPages
          page={list.page}
          size={list.size}
          total={list.total}
          to={(page) => withQuery(urls.orders, search, { page: page === 1 ? null : String(page) })}
        />
      </div>
      {open ? <OpenOrder key={open} number={open} close={close} /> : null}
    </div>
  );
}
