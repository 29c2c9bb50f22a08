import { load, notFound } from '@gantry/api-client';
import { recordNumberSchema, tokenSchema } from '@gantry/contracts/schemas/common';
import type { LoaderFunctionArgs } from 'react-router';
import * as v from 'valibot';
import { quoteApi } from '../../api/quote.endpoints.ts';

/** The call for the request an address names; the same for the loader and the page, so it is made once. */
export function takenRequest(number: string, search: URLSearchParams) {
  const token = search.get('token');
  if (!v.is(recordNumberSchema, number) || (token && !v.is(tokenSchema, token))) return undefined;
  return { params: { number: number.toLowerCase() }, query: token ? { token } : {} };
}

/** The request and the newest offer that answers it, for its account or whoever holds its token. */
export async function loader({ params, request, context }: LoaderFunctionArgs): Promise<null> {
  const { pathname, searchParams } = new URL(request.url);
  const wanted = takenRequest(params.number ?? '', searchParams);
  if (!wanted) throw notFound(pathname);
  const fresh = { subscribe: false, forceRefetch: true };
  await Promise.all([
    load(context, quoteApi.endpoints.salesGetInquiry.initiate(wanted, fresh)),
    load(context, quoteApi.endpoints.salesGetOffer.initiate(wanted, fresh)),
  ]);
  return null;
}
