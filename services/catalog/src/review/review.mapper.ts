import type { AdminReviewSummary, OwnReview, PublicReview } from '@gantry/contracts/schemas/review';
import {
  mayTransitionReview,
  reviewTransitionNeedsReason,
  reviewTransitionsOf,
} from '@gantry/domain/statuses/review-statuses';
import type { ReviewActorRole, ReviewStatus } from '@gantry/domain/statuses/review-statuses';
import type { ReviewChange } from './review-change.entity.ts';
import type { Review } from './review.entity.ts';
import type { ReviewedProduct } from './review.repository.ts';

/** Entities hold moments, lists read them as text. */
interface Dated {
  readonly writtenAt: Date | string;
}
const timeText = (moment: Date | string): string => new Date(moment).toISOString();

type CacheTags = Pick<Review, 'id' | 'rating' | 'title' | 'body' | 'displayName' | 'verified' | 'language'> &
  Dated;

/** What everybody may read of a review: nothing of the account but the name it chose. */
export const toPublicReview = (review: CacheTags): PublicReview => ({
  id: review.id,
  rating: review.rating,
  title: review.title,
  body: review.body,
  displayName: review.displayName ?? null,
  verified: review.verified,
  language: review.language,
  writtenAt: timeText(review.writtenAt),
});

type Owned = CacheTags & Pick<Review, 'status' | 'declineReason' | 'version'>;

/** What its author reads of a review. */
export const toOwnReview = (review: Owned, product: Omit<ReviewedProduct, 'id'>): OwnReview => ({
  ...toPublicReview(review),
  status: review.status,
  declineReason: review.declineReason ?? null,
  version: review.version,
  canChange: mayChange(review.status),
  canDelete: mayTransitionReview('author', review.status, 'deleted'),
  product: { sku: product.sku, uri: product.uri, name: product.name },
});

/** While it waits to be read it is changed in place; after a decision it goes back to be read again. */
export const mayChange = (status: ReviewStatus): boolean =>
  status === 'pending-review' || mayTransitionReview('author', status, 'pending-review');

/** A row of the back office's table. */
export const toAdminSummary = (
  review: Pick<
    Review,
    'id' | 'status' | 'rating' | 'title' | 'author' | 'verified' | 'findingCount' | 'reportCount'
  > &
    Dated,
  product: Pick<ReviewedProduct, 'sku' | 'name'>,
): AdminReviewSummary => ({
  id: review.id,
  status: review.status,
  rating: review.rating,
  title: review.title,
  author: review.author,
  sku: product.sku,
  productName: product.name,
  verified: review.verified,
  findings: review.findingCount,
  reports: review.reportCount,
  writtenAt: timeText(review.writtenAt),
});

export const toHistory = (changes: readonly ReviewChange[]) =>
  changes.map(({ at, fromStatus, toStatus, actor, actorRole, reason }) => ({
    at: at.toISOString(),
    from: fromStatus ?? null,
    to: toStatus,
    actor: actor ?? (actorRole === 'system' ? null : actorRole),
    reason: reason ?? null,
  }));

/** The transitions open to someone, and which of them need a reason. */
export const transitionsFor = (who: ReviewActorRole, from: ReviewStatus) =>
  reviewTransitionsOf(who, from).map((to) => ({ to, needsReason: reviewTransitionNeedsReason(from, to) }));
