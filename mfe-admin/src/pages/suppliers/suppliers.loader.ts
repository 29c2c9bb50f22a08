import { tryLoad } from '@gantry/api-client';
import { adminSuppliersPath } from '@gantry/contracts/addresses/admin';
import { supplierSorts } from '@gantry/contracts/schemas/supplier';
import type { LoaderFunctionArgs } from 'react-router';
import { suppliersApi } from '../../api/suppliers.endpoints.ts';
import { sortIn } from '../../parts/table-filter/sorted-columns.ts';
import { loadViews } from '../../parts/saved-views/load-views.ts';

/** What the search of the address holds and how it sorts the list, as the call takes it. */
export function suppliersQueryOf(address: URLSearchParams) {
  const search = address.get('search')?.trim().slice(0, 80) ?? '';
  const sort = sortIn(address, supplierSorts, '');
  return { ...(search ? { search } : {}), ...(sort ? { sort } : {}) };
}

/** The suppliers the address asks for; who may not see them gets the page's own words. */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<null> {
  const query = suppliersQueryOf(new URL(request.url).searchParams);
  const fresh = { subscribe: false, forceRefetch: true };
  const { salesAdminListSuppliers } = suppliersApi.endpoints;
  await Promise.all([
    loadViews({ request, context }, 'suppliers', { path: adminSuppliersPath() }),
    tryLoad(context, salesAdminListSuppliers.initiate({ query }, fresh)),
  ]);
  return null;
}
