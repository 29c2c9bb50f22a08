import { defineEntity, p } from '@mikro-orm/core';
import type { ReviewStatus } from '@gantry/domain/statuses/review-statuses';
import { Review } from './review.entity.ts';
import type { ReviewActor } from './review-actor.ts';

const ReviewChangeSchema = defineEntity({
  name: 'ReviewChange',
  schema: 'catalog',
  tableName: 'review_change',
  properties: {
    id: p.bigint('number').primary().autoincrement(),
    // as a relation, so that a review is written before its timeline
    reviewId: () => p.manyToOne(Review).mapToPk().fieldName('review_id'),
    fromStatus: p.string().$type<ReviewStatus>().nullable(),
    toStatus: p.string().$type<ReviewStatus>(),
    actorId: p.string().nullable(),
    actor: p.string().nullable(),
    actorRole: p.string(),
    reason: p.text().nullable(),
    at: p.datetime().defaultRaw('now()'),
  },
});

/** A move of a review; `from` is null where it begins. */
export interface ReviewMove {
  readonly from: ReviewStatus | null;
  readonly to: ReviewStatus;
  readonly actor: ReviewActor;
  readonly reason?: string | null;
}

/** One entry of a review's timeline. Never changed. */
export class ReviewChange extends ReviewChangeSchema.class {
  static of(review: Review, { from, to, actor, reason }: ReviewMove): ReviewChange {
    return Object.assign(new ReviewChange(), {
      reviewId: review.id,
      fromStatus: from,
      toStatus: to,
      actorId: actor.accountId,
      actor: actor.name,
      actorRole: actor.role,
      reason: reason ?? null,
    });
  }
}
ReviewChangeSchema.setClass(ReviewChange);
