import { pageOf } from '@gantry/ui/page-address';
import { pageSize } from '../../parts/list-query.ts';

/** What the address asks for. */
export const ownReviewsQuery = (search: URLSearchParams) => ({
  page: String(pageOf(search)),
  size: String(pageSize),
});
