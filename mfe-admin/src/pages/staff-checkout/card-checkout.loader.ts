import { load, notFound } from '@gantry/api-client';
import { recordNumberSchema } from '@gantry/contracts/schemas/common';
import type { LoaderFunctionArgs } from 'react-router';
import * as v from 'valibot';
import { ordersApi } from '../../api/orders.endpoints.ts';
import { checkTaker } from './takers-only.ts';

/** The order whose payment is taken, for whoever takes payments. */
export async function loader(args: LoaderFunctionArgs): Promise<null> {
  checkTaker(args);
  const { params, request, context } = args;
  const number = params.number?.toLowerCase();
  if (!v.is(recordNumberSchema, number)) throw notFound(new URL(request.url).pathname);
  const fresh = { subscribe: false, forceRefetch: true };
  await load(context, ordersApi.endpoints.salesAdminGetOrder.initiate({ params: { number } }, fresh));
  return null;
}
