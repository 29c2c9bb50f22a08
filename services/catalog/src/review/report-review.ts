import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { isReviewPublic } from '@gantry/domain/statuses/review-statuses';
import type { Call } from '@gantry/nest-kit/call';
import { DomainError } from '@gantry/nest-kit/errors';
import { networkOf } from '@gantry/nest-kit/network';
import { ProductRating } from './product-rating.ts';
import { readers } from './review-actor.ts';
import { logMove } from './review-log.ts';
import { ReviewRepository } from './review.repository.ts';

/** Reports by different people that hide a review until staff decide again. */
const reportsThatHide = 3;

/** Takes reports about published reviews. */
@Injectable()
export class ReportReview {
  constructor(
    private readonly em: EntityManager,
    private readonly reviews: ReviewRepository,
    private readonly rating: ProductRating,
  ) {}

  /** A second report by the same account or from the same network changes nothing. @throws DomainError NOT_FOUND */
  async reportReview({ caller, address }: Call, id: string, reason: string): Promise<{ ok: true }> {
    await this.em.transactional(async (em) => {
      const review = await this.reviews.lock(id);
      if (!isReviewPublic(review.status)) throw new DomainError('NOT_FOUND');
      const network = networkMark(id, address ?? '');
      const { accountId } = caller;
      if (!(await this.reviews.addReport({ reviewId: id, network, accountId, reason }))) return;
      review.reportCount += 1;
      if (review.reportCount < reportsThatHide) return;
      review.moveTo('pending-review');
      const why = `Reported ${review.reportCount} times`;
      await logMove(em, review, { from: 'approved', to: 'pending-review', actor: readers, reason: why });
      await this.rating.refresh(review.productId);
    });
    return { ok: true };
  }
}

/** Tells networks apart within one review; no address is kept, and no reader can be followed from review to review. */
const networkMark = (reviewId: string, address: string): string =>
  createHash('sha256')
    .update(`${reviewId} ${networkOf(address)}`)
    .digest('base64url');
