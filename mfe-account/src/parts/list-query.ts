import { orderPeriods } from '@gantry/contracts/list-orders';
import { pageOf } from '@gantry/ui/page-address';

/** How many records stand on a page of a list. */
export const pageSize = 25;

export type Period = (typeof orderPeriods)[number];

/** What the address asks for. An unknown period is the whole time, as the server reads it too. */
export function listQuery(search: URLSearchParams) {
  const q = search.get('q')?.trim() ?? '';
  const period = search.get('period');
  return {
    page: String(pageOf(search)),
    size: String(pageSize),
    period: (orderPeriods as readonly (string | null)[]).includes(period) ? (period as Period) : 'all',
    ...(q ? { q } : {}),
  } as const;
}
