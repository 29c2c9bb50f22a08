import { failureOf, notFound, tryLoad } from '@gantry/api-client';
import { helpKeySchema } from '@gantry/contracts/schemas/help-page';
import type { LoaderFunctionArgs } from 'react-router';
import * as v from 'valibot';
import { helpPagesApi } from '../../api/help-pages.endpoints.ts';

/** The help page of the address, or none where one is written; an unknown one is an unknown page. */
export async function loader({ params, request, context }: LoaderFunctionArgs): Promise<null> {
  const { key } = params;
  const { pathname } = new URL(request.url);
  if (key === 'new') return null;
  if (!v.is(helpKeySchema, key)) throw notFound(pathname);
  const { catalogAdminGetHelpPage } = helpPagesApi.endpoints;
  const fresh = { subscribe: false, forceRefetch: true };
  const { error } = await tryLoad(context, catalogAdminGetHelpPage.initiate({ params: { key } }, fresh));
  if (failureOf(error)?.code === 'NOT_FOUND') throw notFound(pathname);
  return null;
}
