import { failureOf, notFound, tryLoad } from '@gantry/api-client';
import { uuidSchema } from '@gantry/contracts/schemas/common';
import type { LoaderFunctionArgs } from 'react-router';
import * as v from 'valibot';

const fresh = { subscribe: false, forceRefetch: true };
type Query = Parameters<typeof tryLoad>[1];

/**
 * Loads the record whose id stands in the address, or nothing where a new one is drawn up there; what is no id, or that
 * of no record, is an unknown page. `start` makes the call, such as `endpoint.initiate(argument, options)`.
 */
export async function loadRecordOfId(
  { params: { id }, request, context }: LoaderFunctionArgs,
  start: (argument: { readonly params: { readonly id: string } }, options: typeof fresh) => Query,
): Promise<null> {
  const { pathname } = new URL(request.url);
  if (id === 'new') return null;
  if (!v.is(uuidSchema, id)) throw notFound(pathname);
  const { error } = await tryLoad(context, start({ params: { id } }, fresh));
  if (failureOf(error)?.code === 'NOT_FOUND') throw notFound(pathname);
  return null;
}
