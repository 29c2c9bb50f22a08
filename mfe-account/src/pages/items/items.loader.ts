import { load } from '@gantry/api-client';
import type { LoaderFunctionArgs } from 'react-router';
import { ordersApi } from '../../api/orders.endpoints.ts';
import { itemsQuery } from './items-query.ts';

export async function loader({ request, context }: LoaderFunctionArgs): Promise<null> {
  const query = itemsQuery(new URL(request.url).searchParams);
  await load(context, ordersApi.endpoints.salesListPurchasedItems.initiate({ query }, { subscribe: false }));
  return null;
}
