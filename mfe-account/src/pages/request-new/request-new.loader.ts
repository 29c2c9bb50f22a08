import { load, notFound, tryLoad } from '@gantry/api-client';
import { newRequestPath } from '@gantry/contracts/addresses/account';
import { recordNumberSchema } from '@gantry/contracts/schemas/common';
import { redirect, type LoaderFunctionArgs } from 'react-router';
import * as v from 'valibot';
import { requestsApi } from '../../api/requests.endpoints.ts';
import { askedOf, isEditing, readWish, withDraft } from '../../features/request/wish.ts';
import { checkMayAsk, tokenQuery } from '../../parts/may-ask.ts';

const fresh = { subscribe: false, forceRefetch: true };
const { salesGetRequestable, salesListRequestFiles, salesPreviewOrderRequest } = requestsApi.endpoints;

/** What may be asked of the order of the address, and once enough is said what that would come to, with its photos so far. */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<null> {
  const { pathname, searchParams } = new URL(request.url);
  const wish = readWish(searchParams);
  if (!v.is(recordNumberSchema, wish.order)) throw notFound(pathname);
  checkMayAsk({ request, context });
  const key = { params: { number: wish.order }, query: tokenQuery(searchParams) };
  await load(context, salesGetRequestable.initiate(key, fresh));
  const asked = askedOf(wish);
  if (!asked || isEditing(searchParams)) return null;
  if (!wish.draft) throw redirect(`${newRequestPath()}?${withDraft(searchParams)}`);
  const draft = { ...key.query, draft: wish.draft };
  await tryLoad(context, salesPreviewOrderRequest.initiate({ ...key, body: asked }, fresh));
  await tryLoad(context, salesListRequestFiles.initiate({ ...key, query: draft }, fresh));
  return null;
}
