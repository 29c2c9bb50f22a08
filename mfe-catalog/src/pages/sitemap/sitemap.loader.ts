import { load, notFound } from '@gantry/api-client';
import type { LoaderFunctionArgs } from 'react-router';
import { brandsApi } from '../../api/brands.endpoints.ts';
import { allLevels, categoryTreeApi } from '../../api/category-tree.endpoints.ts';
import { helpPagesApi } from '../../api/help-pages.endpoints.ts';
import { namesOnPage, productNamesApi } from '../../api/product-names.endpoints.ts';
import { sitemapPageOf } from './sitemap-pages.ts';

/** Loads the first page, or one of the pages of products; a page past the end is unknown. */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<null> {
  const { search, pathname } = new URL(request.url);
  const page = sitemapPageOf(search);
  if (page === 1) {
    await Promise.all([
      load(context, categoryTreeApi.endpoints.catalogListCategories.initiate(allLevels)),
      load(context, helpPagesApi.endpoints.catalogListHelpPages.initiate()),
      load(context, brandsApi.endpoints.catalogListBrands.initiate()),
    ]);
    return null;
  }
  const names = productNamesApi.endpoints.catalogListProductNames.initiate(page - 1);
  const { total } = await load(context, names);
  if (page - 1 > Math.ceil(total / namesOnPage)) throw notFound(pathname);
  return null;
}
