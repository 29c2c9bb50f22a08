import { tryLoad } from '@gantry/api-client';
import { adminProductsPath } from '@gantry/contracts/addresses/admin';
import type { LoaderFunctionArgs } from 'react-router';
import { productsApi } from '../../api/products.endpoints.ts';
import { productListQuery } from '../../features/product-table/product-list-query.ts';
import { loadViews } from '../../parts/saved-views/load-views.ts';

/** The list the address asks for and the product that is open beside it; who may not see them gets the page's own words. */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<null> {
  const search = new URL(request.url).searchParams;
  const sku = search.get('open');
  const fresh = { subscribe: false, forceRefetch: true };
  const { catalogAdminListProducts, catalogAdminGetProduct } = productsApi.endpoints;
  await Promise.all([
    loadViews({ request, context }, 'products', { path: adminProductsPath() }),
    tryLoad(context, catalogAdminListProducts.initiate({ query: productListQuery(search) }, fresh)),
    sku && sku.length <= 80
      ? tryLoad(context, catalogAdminGetProduct.initiate({ params: { sku } }, fresh))
      : null,
  ]);
  return null;
}
