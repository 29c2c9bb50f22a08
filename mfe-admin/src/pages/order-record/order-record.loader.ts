import { load, notFound } from '@gantry/api-client';
import type { LoaderFunctionArgs } from 'react-router';
import { ordersApi } from '../../api/orders.endpoints.ts';
import { recordOf } from './record-of.ts';

/** The order of the address; other kinds of records are not there yet, and anything else is an unknown page. */
export async function loader({ params, request, context }: LoaderFunctionArgs): Promise<null> {
  const record = recordOf(params.record);
  if (!record) throw notFound(new URL(request.url).pathname);
  if (record.kind !== 'order') return null;
  const { number } = record;
  const fresh = { subscribe: false, forceRefetch: true };
  await load(context, ordersApi.endpoints.salesAdminGetOrder.initiate({ params: { number } }, fresh));
  return null;
}
