import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { ProductRating } from './product-rating.ts';
import { system } from './review-actor.ts';
import { logMove } from './review-log.ts';
import type { Review } from './review.entity.ts';
import { ReviewRepository } from './review.repository.ts';

/** Deletes what an erased account has written, through the status book; nobody is mailed about it. */
@Injectable()
export class EraseReviews {
  constructor(
    private readonly em: EntityManager,
    private readonly reviews: ReviewRepository,
    private readonly rating: ProductRating,
  ) {}

  /** Within the transaction of the erasure. */
  async eraseReviewsOf(accountId: string): Promise<void> {
    const rows = await this.em.execute<{ id: string }[]>(
      `select id from catalog.review where account_id = ? and status <> 'deleted' order by product_id`,
      [accountId],
    );
    for (const { id } of rows) await this.eraseReview(await this.reviews.lock(id));
  }

  /** One that waits for a decision is refused first, as the book has it. */
  private async eraseReview(review: Review): Promise<void> {
    const wasPublic = review.status === 'approved';
    if (review.status === 'pending-review') await this.moveOn(review, 'declined');
    if (review.status !== 'deleted') await this.moveOn(review, 'deleted');
    if (wasPublic) await this.rating.refresh(review.productId);
  }

  private async moveOn(review: Review, to: 'declined' | 'deleted'): Promise<void> {
    const from = review.status;
    review.moveTo(to);
    await logMove(this.em, review, { from, to, actor: system, reason: 'the account was erased' });
  }
}
