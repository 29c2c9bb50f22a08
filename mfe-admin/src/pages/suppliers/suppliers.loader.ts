import { tryLoad } from '@gantry/api-client';
import { adminSuppliersPath } from '@gantry/contracts/addresses/admin';
import type { LoaderFunctionArgs } from 'react-router';
import { suppliersApi } from '../../api/suppliers.endpoints.ts';
import { loadViews } from '../../parts/saved-views/load-views.ts';

/** What the search of the address holds, as the call takes it. */
export const searchOf = (search: URLSearchParams) => search.get('search')?.trim().slice(0, 80) ?? '';

/** The suppliers the address asks for; who may not see them gets the page's own words. */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<null> {
  const search = searchOf(new URL(request.url).searchParams);
  const fresh = { subscribe: false, forceRefetch: true };
  const { salesAdminListSuppliers } = suppliersApi.endpoints;
  await Promise.all([
    loadViews({ request, context }, 'suppliers', { path: adminSuppliersPath() }),
    tryLoad(context, salesAdminListSuppliers.initiate({ query: search ? { search } : {} }, fresh)),
  ]);
  return null;
}
