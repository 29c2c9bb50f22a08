import { load, notFound } from '@gantry/api-client';
import { recordNumberSchema } from '@gantry/contracts/schemas/common';
import type { LoaderFunctionArgs } from 'react-router';
import * as v from 'valibot';
import { requestsApi } from '../../api/requests.endpoints.ts';
import { checkMayAsk, tokenQuery } from '../../parts/may-ask.ts';

/** The form of an authorized return. */
export async function loader({ params, request, context }: LoaderFunctionArgs): Promise<null> {
  const { pathname, searchParams } = new URL(request.url);
  const number = params.number ?? '';
  if (!v.is(recordNumberSchema, number)) throw notFound(pathname);
  checkMayAsk({ request, context });
  const key = { params: { number }, query: tokenQuery(searchParams) };
  const fresh = { subscribe: false, forceRefetch: true };
  await load(context, requestsApi.endpoints.salesGetRequestDocument.initiate(key, fresh));
  return null;
}
