import { load, notFound } from '@gantry/api-client';
import { recordNumberSchema } from '@gantry/contracts/schemas/common';
import type { LoaderFunctionArgs } from 'react-router';
import * as v from 'valibot';
import { offersApi } from '../../api/offers.endpoints.ts';
import { ordersApi } from '../../api/orders.endpoints.ts';
import { checkTaker } from './takers-only.ts';

const fresh = { subscribe: false, forceRefetch: true };

/** The number of a segment such as `offline-100001`; undefined for anything else. */
export function offlineNumber(segment: string | undefined): string | undefined {
  const number = /^offline-(.+)$/i.exec(segment ?? '')?.[1]?.toLowerCase();
  return v.is(recordNumberSchema, number) ? number : undefined;
}
/** Quotes have a letter in front, orders have none. */
export const isQuoteNumber = (number: string): boolean => number.startsWith('q');
/** The call for the offer of a quote, as it was sent. */
export const offerRequest = (number: string) => ({ params: { number }, body: { choices: null } });

/** The order, or the offer of a quote, that is taken for a customer, for whoever takes them. */
export async function loader(args: LoaderFunctionArgs): Promise<null> {
  checkTaker(args);
  const { params, request, context } = args;
  const number = offlineNumber(params.offline);
  if (!number) throw notFound(new URL(request.url).pathname);
  await (isQuoteNumber(number)
    ? load(context, offersApi.endpoints.salesAdminDraftOffer.initiate(offerRequest(number), fresh))
    : load(context, ordersApi.endpoints.salesAdminGetOrder.initiate({ params: { number } }, fresh)));
  return null;
}
