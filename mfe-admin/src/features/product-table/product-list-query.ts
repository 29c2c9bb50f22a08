import { adminProductSorts } from '@gantry/contracts/admin-product-columns';
import { pageOf } from '@gantry/ui/page-address';
import { sortIn } from '../../parts/table-filter/sorted-columns.ts';

/** What the contract takes, in characters. */
const maxFilterLength = 2000;
const pageSize = '50';

/** What the address of the product table asks for; everything else in it is left to the page. */
export function productListQuery(address: URLSearchParams) {
  const filter = address.get('filter') ?? '';
  const search = searchOf(address);
  return {
    page: String(pageOf(address)),
    size: pageSize,
    sort: sortOf(address),
    // A filter too long to be one is no filter.
    ...(filter && filter.length <= maxFilterLength ? { filter } : {}),
    ...(search ? { search } : {}),
  };
}

/** What the search of the address holds, as the call takes it. */
export const searchOf = (address: URLSearchParams): string =>
  address.get('search')?.trim().slice(0, 80) ?? '';

/** What the list is sorted by: by name, where the address says nothing. */
export const sortOf = (address: URLSearchParams): string => sortIn(address, adminProductSorts, 'name');
