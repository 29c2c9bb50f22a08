import { adminOrdersPath } from '@gantry/contracts/addresses/admin';
import { useUser } from '@gantry/api-client';
import { useSearchParams } from 'react-router';
import { useSalesAdminListOrdersQuery } from '../../api/orders.endpoints.ts';
import { FulfillmentPanel } from '../../features/fulfillment/fulfillment-panel.tsx';
import { ListTabs } from '../../features/inquiry-list/list-tabs.tsx';
import { InquiryList } from '../../features/inquiry-list/inquiry-list.tsx';
import { showsInquiries } from '../../features/inquiry-list/inquiry-list-query.ts';
import { UnmatchedMoney } from '../../features/unmatched-money/unmatched-money.tsx';
import { worksOnPayments } from '../../features/unmatched-money/works-on-payments.ts';
import { PhoneOrderLink } from '../../features/phone-order/phone-order-link.tsx';
import { OpenOrder } from '../../features/order-record/open-order.tsx';
import { orderListQuery } from '../../features/order-table/order-list-query.ts';
import { OrderQueues } from '../../features/order-table/order-queues.tsx';
import { OrderTable } from '../../features/order-table/order-table.tsx';
import { ListPage, ListPageHeader } from '../../parts/list-page.tsx';
import { SavedViews } from '../../parts/saved-views/saved-views.tsx';
import { useNeighbors } from '../../parts/use-neighbors.ts';
import { withQuery } from '../../parts/with-query.ts';

export { loader } from './orders.loader.ts';

/** The order page: orders, or the inquiries of those who may read them. */
export default function OrdersPage() {
  const [search] = useSearchParams();
  return showsInquiries(search) ? <InquiryList /> : <OrderList />;
}

function OrderList() {
  const [search] = useSearchParams();
  const role = useUser()?.role;
  const { data: list } = useSalesAdminListOrdersQuery({ query: orderListQuery(search) });
  const open = search.get('open');
  const close = withQuery(adminOrdersPath(), search, { open: null });
  const numbers = (list?.items ?? []).map(({ number }) => number);
  const neighbors = useNeighbors(adminOrdersPath(), numbers, open);
  if (!list) return null;
  return (
    <ListPage
      path={adminOrdersPath()}
      list={list}
      head={
        <>
          <ListPageHeader kind="orders" path={adminOrdersPath()} list={list}>
            <PhoneOrderLink />
          </ListPageHeader>
          <ListTabs current="orders" />
          <OrderQueues>
            <SavedViews list="orders" path={adminOrdersPath()} />
          </OrderQueues>
          {worksOnPayments(role) ? <UnmatchedMoney /> : null}
        </>
      }
      open={
        open ? (
          <OpenOrder
            key={open}
            number={open}
            close={close}
            neighbors={neighbors}
            fulfillment={<FulfillmentPanel number={open} level={3} />}
          />
        ) : null
      }
    >
      <OrderTable orders={list.items} openNumber={open} />
    </ListPage>
  );
}
