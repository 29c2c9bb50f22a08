import { pageOf } from '@gantry/ui/page-address';
import { pageSize } from '../../parts/list-query.ts';

/** Which of the people of the company the address asks for. */
export function peopleQuery(search: URLSearchParams) {
  const q = search.get('q')?.trim().slice(0, 100);
  return { page: String(pageOf(search)), size: String(pageSize), ...(q ? { q } : {}) };
}
