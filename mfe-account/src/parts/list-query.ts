import { orderPeriods } from '@gantry/contracts/schemas/order';

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

/** The page an address names; 1 for anything that is no page. */
export function pageOf(search: URLSearchParams): number {
  const text = search.get('page') ?? '';
  return /^[1-9]\d{0,5}$/.test(text) ? Number(text) : 1;
}

/** The same list on another page. */
export function toPage(path: string, search: URLSearchParams, page: number): string {
  const next = new URLSearchParams(search);
  if (page === 1) next.delete('page');
  else next.set('page', String(page));
  return next.size > 0 ? `${path}?${next}` : path;
}
