import { load, notFound } from '@gantry/api-client';
import { uuidSchema } from '@gantry/contracts/schemas/common';
import type { LoaderFunctionArgs } from 'react-router';
import * as v from 'valibot';
import { listsApi } from '../../api/lists.endpoints.ts';

/** One list. What cannot be an id is an unknown page without asking. */
export async function loader({ params, request, context }: LoaderFunctionArgs): Promise<null> {
  const id = params.id ?? '';
  if (!v.is(uuidSchema, id)) throw notFound(new URL(request.url).pathname);
  const fresh = { subscribe: false, forceRefetch: true };
  await load(context, listsApi.endpoints.salesGetSavedList.initiate({ params: { id } }, fresh));
  return null;
}
