import { reviewSorts, type ReviewSort } from '@gantry/contracts/list-orders';
import { ownProductQuery } from '../../parts/own-product-query.ts';

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
  return `?${new URLSearchParams(textOf({ ...choice, page: 1, ...change }))}#${reviewsAnchor}`;
}

/** Where the form to report a review opens by itself, beside the same reviews. */
export function reportLink(choice: ReviewChoice, id: string): string {
  const query = new URLSearchParams({ ...textOf(choice), [ownProductQuery.reportReview]: id });
  return `?${query}#${reviewAnchor(id)}`;
}

/** Where a report that was sent leads: the same reviews, with what became of it. */
export function reportedLink(choice: ReviewChoice, id: string): string {
  const query = new URLSearchParams({ ...textOf(choice), [ownProductQuery.reportedReview]: id });
  return `?${query}#${reviewAnchor(id)}`;
}

/** Of one review on its product's page. */
export const reviewAnchor = (id: string): string => `review-${id}`;

const textOf = ({ page, sort, stars }: ReviewChoice): Record<string, string> => ({
  ...(stars ? { stars } : {}),
  ...(sort === 'newest' ? {} : { order: sort }),
  ...(page > 1 ? { reviews: String(page) } : {}),
});
