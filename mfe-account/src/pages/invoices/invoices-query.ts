import { pageOf } from '@gantry/ui/page-address';
import { buyerQuery, pageSize } from '../../parts/list-query.ts';

/** What the address asks for: all invoices, or with `?show=open` those that are still to be paid. */
export const invoicesQuery = (search: URLSearchParams) => ({
  page: String(pageOf(search)),
  size: String(pageSize),
  show: search.get('show') === 'open' ? ('open' as const) : ('all' as const),
  ...buyerQuery(search),
});
