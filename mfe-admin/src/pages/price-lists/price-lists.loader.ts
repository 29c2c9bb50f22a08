import { tryLoad } from '@gantry/api-client';
import { adminPriceListsPath } from '@gantry/contracts/addresses/admin';
import type { LoaderFunctionArgs } from 'react-router';
import { priceListsApi } from '../../api/price-lists.endpoints.ts';
import { loadViews } from '../../parts/saved-views/load-views.ts';

/** All price lists; who may not see them gets the page's own words. */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<null> {
  const fresh = { subscribe: false, forceRefetch: true };
  const { catalogAdminListPriceLists } = priceListsApi.endpoints;
  await Promise.all([
    loadViews({ request, context }, 'price-lists', { path: adminPriceListsPath() }),
    tryLoad(context, catalogAdminListPriceLists.initiate(undefined, fresh)),
  ]);
  return null;
}
