import { adminOrdersPath } from '@gantry/contracts/addresses/admin';
import { useSearchParams } from 'react-router';
import { useSalesAdminListOrdersQuery } from '../../api/orders.endpoints.ts';
import { DeskTabs } from '../../features/inquiry-desk/desk-tabs.tsx';
import { InquiryDesk } from '../../features/inquiry-desk/inquiry-desk.tsx';
import { showsInquiries } from '../../features/inquiry-desk/inquiry-list-query.ts';
import { OpenOrder } from '../../features/order-record/open-order.tsx';
import { orderListQuery } from '../../features/order-table/order-list-query.ts';
import { OrderTable } from '../../features/order-table/order-table.tsx';
import { Desk, DeskHeader } from '../../parts/desk.tsx';
import { withQuery } from '../../parts/with-query.ts';

export { loader } from './orders.loader.ts';

/** The desk: orders, or the inquiries of those who may read them. */
export default function OrdersPage() {
  const [search] = useSearchParams();
  return showsInquiries(search) ? <InquiryDesk /> : <OrderDesk />;
}

function OrderDesk() {
  const [search] = useSearchParams();
  const { data: list } = useSalesAdminListOrdersQuery({ query: orderListQuery(search) });
  const open = search.get('open');
  const close = withQuery(adminOrdersPath(), search, { open: null });
  if (!list) return null;
  return (
    <Desk
      kind="orders"
      path={adminOrdersPath()}
      list={list}
      head={
        <>
          <DeskHeader kind="orders" path={adminOrdersPath()} total={list.total} />
          <DeskTabs current="orders" />
        </>
      }
      open={open ? <OpenOrder key={open} number={open} close={close} /> : null}
    >
      <OrderTable orders={list.items} openNumber={open} />
    </Desk>
  );
}
