import { adminReviewSorts } from '@gantry/contracts/admin-review-columns';
import { pageOf } from '@gantry/ui/page-address';
import { sortIn } from '../../parts/table-filter/sorted-columns.ts';

/** What the contract takes, in characters. */
const maxFilterLength = 2000;
const pageSize = '50';

/** What the address of the review table asks for; everything else in it is left to the page. */
export function reviewListQuery(search: URLSearchParams) {
  const filter = search.get('filter') ?? '';
  return {
    page: String(pageOf(search)),
    size: pageSize,
    sort: sortOf(search),
    // A filter too long to be one is no filter.
    ...(filter && filter.length <= maxFilterLength ? { filter } : {}),
  };
}

/** What the list is sorted by: the newest first, where the address names nothing. */
export const sortOf = (search: URLSearchParams): string => sortIn(search, adminReviewSorts, '-writtenAt');
