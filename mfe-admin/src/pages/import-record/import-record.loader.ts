import { failureOf, notFound, tryLoad } from '@gantry/api-client';
import { uuidSchema } from '@gantry/contracts/schemas/common';
import type { LoaderFunctionArgs } from 'react-router';
import * as v from 'valibot';
import { feedsApi } from '../../api/feeds.endpoints.ts';
import { startMapping } from '../../features/import-record/mapping-draft.ts';

/** The import of the address, and what its columns mean while that is still to be decided. */
export async function loader({ params, request, context }: LoaderFunctionArgs): Promise<null> {
  const { pathname } = new URL(request.url);
  const { id } = params;
  if (!v.is(uuidSchema, id)) throw notFound(pathname);
  const fresh = { subscribe: false, forceRefetch: true };
  const { catalogGetImport, catalogListMappings, catalogLookAtImport } = feedsApi.endpoints;
  const { data, error } = await tryLoad(context, catalogGetImport.initiate({ params: { id } }, fresh));
  if (failureOf(error)?.code === 'NOT_FOUND') throw notFound(pathname);
  if (!data?.mayStart) return null;
  const body = { mapping: startMapping(data) };
  await Promise.all([
    tryLoad(context, catalogListMappings.initiate(undefined, fresh)),
    tryLoad(context, catalogLookAtImport.initiate({ params: { id }, body }, { subscribe: false })),
  ]);
  return null;
}
