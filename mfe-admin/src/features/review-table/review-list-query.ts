import { adminReviewSorts } from '@gantry/contracts/schemas/review';
import { pageOf } from '@gantry/ui/page-address';

/** What the contract takes, in characters. */
const maxFilterLength = 2000;
const pageSize = '50';
type Sort = (typeof adminReviewSorts)[number];

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

export function sortOf(search: URLSearchParams): Sort {
  return adminReviewSorts.find((one) => one === search.get('sort')) ?? '-writtenAt';
}

/** Where a column's head leads, and how it is sorted now: the newest, best and most come first. */
export function sortLink(current: Sort, column: 'writtenAt' | 'rating' | 'findings' | 'reports') {
  const isDescending = current === `-${column}`;
  return {
    next: isDescending ? column : `-${column}`,
    now: isDescending ? 'descending' : current === column ? 'ascending' : 'none',
  } as const;
}
