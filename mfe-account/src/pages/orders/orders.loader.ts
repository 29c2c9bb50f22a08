import { load } from '@gantry/api-client';
import type { LoaderFunctionArgs } from 'react-router';
import { ordersApi } from '../../api/orders.endpoints.ts';
import { ordersQuery } from '../../features/orders/orders-query.ts';

export async function loader({ request, context }: LoaderFunctionArgs): Promise<null> {
  const query = ordersQuery(new URL(request.url).searchParams);
  const fresh = { subscribe: false, forceRefetch: true };
  await load(context, ordersApi.endpoints.salesListMyOrders.initiate({ query }, fresh));
  return null;
}
