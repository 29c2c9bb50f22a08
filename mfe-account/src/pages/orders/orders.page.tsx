import { myOrdersPath } from '@gantry/contracts/addresses/account';
import { categoriesPath } from '@gantry/contracts/addresses/catalog';
import { useSearchParams } from 'react-router';
import { useSalesListMyOrdersQuery } from '../../api/orders.endpoints.ts';
import { OrdersTable } from '../../features/orders/orders-table.tsx';
import { BuyerField } from '../../parts/buyer-field.tsx';
import { listQuery } from '../../parts/list-query.ts';
import { RecordList } from '../../parts/record-list.tsx';

export { loader } from './orders.loader.ts';

/** The account's orders, or those of its company, with the period filter of specification §3. */
export default function OrdersPage() {
  const [search] = useSearchParams();
  const query = listQuery(search);
  const { data: list } = useSalesListMyOrdersQuery({ query });
  if (!list) return null;
  return (
    <RecordList
      kind="orders"
      path={myOrdersPath()}
      query={query}
      list={list}
      more={{ key: query.buyer ?? '', fields: <BuyerField buyer={query.buyer} buyers={list.buyers} /> }}
      first={{ to: categoriesPath(), text: 'browse' }}
    >
      {list.items.length > 0 ? <OrdersTable orders={list.items} hasBuyer={!!list.buyers} /> : null}
    </RecordList>
  );
}
