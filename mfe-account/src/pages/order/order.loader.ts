import { load, notFound, tryLoad } from '@gantry/api-client';
import { recordNumberSchema } from '@gantry/contracts/schemas/common';
import type { LoaderFunctionArgs } from 'react-router';
import * as v from 'valibot';
import { invoicesApi } from '../../api/invoices.endpoints.ts';
import { requestsApi } from '../../api/requests.endpoints.ts';
import { ordersApi } from '../../api/orders.endpoints.ts';

/** One of the account's orders with its shipments. What cannot be a number is an unknown page without asking. */
export async function loader({ params, request, context }: LoaderFunctionArgs): Promise<null> {
  const number = params.number ?? '';
  if (!v.is(recordNumberSchema, number)) throw notFound(new URL(request.url).pathname);
  const fresh = { subscribe: false, forceRefetch: true };
  const call = { params: { number } };
  const { salesGetMyOrder, salesListOrderShipments } = ordersApi.endpoints;
  const order = load(context, salesGetMyOrder.initiate(call, fresh));
  await Promise.all([
    order,
    load(context, salesListOrderShipments.initiate({ ...call, query: {} }, fresh)),
    load(context, invoicesApi.endpoints.salesListMyOrderInvoices.initiate(call, fresh)),
  ]);
  // what can be canceled or returned is asked by whoever ordered
  if ((await order).orderedBy) return null;
  const key = { params: { number }, query: {} };
  await tryLoad(context, requestsApi.endpoints.salesGetRequestable.initiate(key, fresh));
  return null;
}
