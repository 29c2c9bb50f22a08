import { load, notFound } from '@gantry/api-client';
import { recordNumberSchema } from '@gantry/contracts/schemas/common';
import type { OwnPaper } from '@gantry/contracts/schemas/paper';
import type { LoaderFunctionArgs } from 'react-router';
import * as v from 'valibot';
import { papersApi } from '../api/papers.endpoints.ts';
import { checkMayAsk, tokenQuery } from './may-ask.ts';

/**
 * A record on paper, for its account or with the token of its link. What cannot be a number is an unknown page without
 * asking.
 */
export async function loadPaper(
  kind: OwnPaper,
  { params, request, context }: LoaderFunctionArgs,
): Promise<null> {
  const { pathname, searchParams } = new URL(request.url);
  const number = params.number ?? '';
  if (!v.is(recordNumberSchema, number)) throw notFound(pathname);
  checkMayAsk({ request, context });
  const call = { params: { kind, number }, query: tokenQuery(searchParams) };
  const fresh = { subscribe: false, forceRefetch: true };
  await load(context, papersApi.endpoints.salesGetPaper.initiate(call, fresh));
  return null;
}
