import { pageOf, pageSize } from '../../features/orders/orders-query.ts';

/** What the address asks for. */
export function itemsQuery(search: URLSearchParams) {
  return { page: String(pageOf(search)), size: String(pageSize) };
}
