import { load } from '@gantry/api-client';
import type { LoaderFunctionArgs } from 'react-router';
import { ordersApi } from '../../api/orders.endpoints.ts';
import { checkInCompany } from '../../parts/check-in-company.ts';
import { listQuery } from '../../parts/list-query.ts';

export async function loader({ request, context }: LoaderFunctionArgs): Promise<null> {
  const query = listQuery(new URL(request.url).searchParams);
  if ('buyer' in query) checkInCompany({ request, context }, 'read-company-records');
  const fresh = { subscribe: false, forceRefetch: true };
  await load(context, ordersApi.endpoints.salesListMyOrders.initiate({ query }, fresh));
  return null;
}
