import { tryLoad } from '@gantry/api-client';
import type { LoaderFunctionArgs } from 'react-router';
import { catalogueApi } from '../../api/catalogue.endpoints.ts';
import { feedsApi } from '../../api/feeds.endpoints.ts';
import { importListQuery } from './import-list-query.ts';

/** The list of imports, and what can be exported; who may not see them gets the page's own words. */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<null> {
  const search = new URL(request.url).searchParams;
  const { catalogListImports } = feedsApi.endpoints;
  const { catalogListBrands, catalogListCategories } = catalogueApi.endpoints;
  const fresh = { subscribe: false, forceRefetch: true };
  await Promise.all([
    tryLoad(context, catalogListImports.initiate({ query: importListQuery(search) }, fresh)),
    tryLoad(context, catalogListBrands.initiate()),
    tryLoad(context, catalogListCategories.initiate({ query: {} })),
  ]);
  return null;
}
