import { reviewSorts, type ReviewSort } from '@gantry/contracts/list-orders';

/** Where the section begins, and where the form to write opens. */
export const reviewsAnchor = 'reviews';
export const writeAnchor = 'write-review';

const starChoices = ['5', '4', '3', '2', '1'] as const;
type Stars = (typeof starChoices)[number];

/** What a product's address says about its reviews. */
export interface ReviewChoice {
  readonly page: number;
  readonly sort: ReviewSort;
  readonly stars: Stars | null;
}

/** Anything the address says that is no choice is left out. */
export function reviewChoice(search: URLSearchParams): ReviewChoice {
  const page = search.get('reviews') ?? '';
  return {
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
    sort: reviewSorts.find((one) => one === search.get('order')) ?? 'newest',
    stars: starChoices.find((one) => one === search.get('stars')) ?? null,
  };
}

/** The call that a choice means; the first page of everything is the same call for every way to write it. */
export function reviewQuery({ page, sort, stars }: ReviewChoice) {
  return {
    ...(page > 1 ? { page: String(page) } : {}),
    ...(sort === 'newest' ? {} : { sort }),
    ...(stars ? { stars } : {}),
  };
}

/** The link to another choice on the same page. A change of stars or order begins at the first page. */
export function reviewLink(choice: ReviewChoice, change: Partial<ReviewChoice>): string {
  const { page, sort, stars } = { ...choice, page: 1, ...change };
  const query = new URLSearchParams({
    ...(stars ? { stars } : {}),
    ...(sort === 'newest' ? {} : { order: sort }),
    ...(page > 1 ? { reviews: String(page) } : {}),
  });
  return `?${query}#${reviewsAnchor}`;
}
