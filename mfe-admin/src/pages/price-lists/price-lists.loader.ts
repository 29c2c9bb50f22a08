import { tryLoad } from '@gantry/api-client';
import { adminPriceListsPath } from '@gantry/contracts/addresses/admin';
import { priceListSorts } from '@gantry/contracts/schemas/price-list';
import type { LoaderFunctionArgs } from 'react-router';
import { priceListsApi } from '../../api/price-lists.endpoints.ts';
import { sortIn } from '../../parts/table-filter/sorted-columns.ts';
import { loadViews } from '../../parts/saved-views/load-views.ts';

/** How the address sorts the lists, as the call takes it. */
export function priceListsQueryOf(address: URLSearchParams) {
  const sort = sortIn(address, priceListSorts, '');
  return sort ? { sort } : {};
}

/** All price lists; who may not see them gets the page's own words. */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<null> {
  const query = priceListsQueryOf(new URL(request.url).searchParams);
  const fresh = { subscribe: false, forceRefetch: true };
  const { catalogAdminListPriceLists } = priceListsApi.endpoints;
  await Promise.all([
    loadViews({ request, context }, 'price-lists', { path: adminPriceListsPath() }),
    tryLoad(context, catalogAdminListPriceLists.initiate({ query }, fresh)),
  ]);
  return null;
}
