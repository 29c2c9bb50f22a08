import { tryLoad } from '@gantry/api-client';
import { adminHelpPagesPath } from '@gantry/contracts/addresses/admin';
import type { LoaderFunctionArgs } from 'react-router';
import { helpPagesApi } from '../../api/help-pages.endpoints.ts';
import { loadViews } from '../../parts/saved-views/load-views.ts';

/** All help pages; who may not see them gets the page's own words. */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<null> {
  const fresh = { subscribe: false, forceRefetch: true };
  const { catalogAdminListHelpPages } = helpPagesApi.endpoints;
  await Promise.all([
    loadViews({ request, context }, 'help', { path: adminHelpPagesPath() }),
    tryLoad(context, catalogAdminListHelpPages.initiate(undefined, fresh)),
  ]);
  return null;
}
