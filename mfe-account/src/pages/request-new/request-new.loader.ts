import { load, notFound, tryLoad } from '@gantry/api-client';
import { recordNumberSchema } from '@gantry/contracts/schemas/common';
import type { LoaderFunctionArgs } from 'react-router';
import * as v from 'valibot';
import { requestsApi } from '../../api/requests.endpoints.ts';
import { askedOf, readWish } from '../../features/request/wish.ts';
import { checkMayAsk, tokenQuery } from '../../parts/may-ask.ts';

const fresh = { subscribe: false, forceRefetch: true };
const { salesGetRequestable, salesPreviewOrderRequest } = requestsApi.endpoints;

/** What may be asked of the order of the address, and what that would come to once enough is said. */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<null> {
  const { pathname, searchParams } = new URL(request.url);
  const wish = readWish(searchParams);
  if (!v.is(recordNumberSchema, wish.order)) throw notFound(pathname);
  checkMayAsk({ request, context });
  const key = { params: { number: wish.order }, query: tokenQuery(searchParams) };
  await load(context, salesGetRequestable.initiate(key, fresh));
  const asked = askedOf(wish);
  if (asked) await tryLoad(context, salesPreviewOrderRequest.initiate({ ...key, body: asked }, fresh));
  return null;
}
