import { pageOf } from '@gantry/ui/page-address';
import { pageSize } from '../../parts/list-query.ts';

/** What the address asks for. */
export function numbersQuery(search: URLSearchParams) {
  const text = search.get('search')?.trim().slice(0, 80);
  return { page: String(pageOf(search)), size: String(pageSize), ...(text ? { search: text } : {}) };
}
