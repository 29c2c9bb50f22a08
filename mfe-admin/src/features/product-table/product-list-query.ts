import { adminProductSorts } from '@gantry/contracts/schemas/product-admin';
import { pageOf } from '@gantry/ui/page-address';

/** What the contract takes, in characters. */
const maxFilterLength = 2000;
const pageSize = '50';
type Sort = (typeof adminProductSorts)[number];

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

export function sortOf(address: URLSearchParams): Sort {
  return adminProductSorts.find((one) => one === address.get('sort')) ?? 'name';
}

/** Columns that can be sorted by; those with figures and moments the largest and latest first. */
const firstSorts: Readonly<Record<string, 'up' | 'down'>> = {
  name: 'up',
  sku: 'up',
  listPrice: 'down',
  stock: 'down',
  changedAt: 'down',
  pinned: 'down',
};

/** Where a column's head leads, and how it is sorted now; undefined for one that is not sorted by. */
export function sortLink(current: Sort, column: string) {
  const first = firstSorts[column];
  if (!first) return undefined;
  const now = current === `-${column}` ? 'descending' : current === column ? 'ascending' : 'none';
  const isNextDown = now === 'none' ? first === 'down' : now === 'ascending';
  return { next: isNextDown ? `-${column}` : column, now } as const;
}
