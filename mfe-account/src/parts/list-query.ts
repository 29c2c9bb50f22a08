import { everyBuyer, orderPeriods } from '@gantry/contracts/list-orders';
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
    ...buyerQuery(search),
  } as const;
}

/** Whose records of the company the address asks for; what cannot be a number asks for one's own. */
export function buyerQuery(search: URLSearchParams): { readonly buyer?: string } {
  const buyer = search.get('buyer') ?? '';
  return buyer === everyBuyer || /^[a-z0-9-]{1,40}$/i.test(buyer) ? { buyer } : {};
}
