import { load } from '@gantry/api-client';
import type { LoaderFunctionArgs } from 'react-router';
import { ordersApi } from '../../api/orders.endpoints.ts';
import { latestOrders } from './latest-orders.ts';

export async function loader({ context }: LoaderFunctionArgs): Promise<null> {
  const fresh = { subscribe: false, forceRefetch: true };
  await load(context, ordersApi.endpoints.salesListMyOrders.initiate({ query: latestOrders }, fresh));
  return null;
}
