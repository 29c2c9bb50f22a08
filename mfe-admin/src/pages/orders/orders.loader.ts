import { load } from '@gantry/api-client';
import { recordNumberSchema } from '@gantry/contracts/schemas/common';
import type { LoaderFunctionArgs } from 'react-router';
import * as v from 'valibot';
import { ordersApi } from '../../api/orders.endpoints.ts';
import { orderListQuery } from '../../features/order-table/order-list-query.ts';

/** The list the address asks for, and the order that is open beside it. */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<null> {
  const search = new URL(request.url).searchParams;
  const number = search.get('open');
  const fresh = { subscribe: false, forceRefetch: true };
  await Promise.all([
    load(
      context,
      ordersApi.endpoints.salesAdminListOrders.initiate({ query: orderListQuery(search) }, fresh),
    ),
    v.is(recordNumberSchema, number)
      ? load(context, ordersApi.endpoints.salesAdminGetOrder.initiate({ params: { number } }, fresh))
      : null,
  ]);
  return null;
}
