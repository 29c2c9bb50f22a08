import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { ValidRequestOf } from '@gantry/contracts/endpoint';
import type { catalogAdminTransitionReview } from '@gantry/contracts/endpoints/reviews';
import { mayTransitionReview, reviewTransitionNeedsReason } from '@gantry/domain/statuses/review-statuses';
import { reviewStatuses } from '@gantry/domain/statuses/review-statuses';
import { canTransition } from '@gantry/domain/statuses/status-table';
import type { Call } from '@gantry/nest-kit/call';
import { DomainError } from '@gantry/nest-kit/errors';
import { publish } from '@gantry/nest-kit/events';
import { idempotent } from '@gantry/nest-kit/idempotency';
import { ProductRating } from './product-rating.ts';
import { Purchases } from './purchases.ts';
import { staffOf, type ReviewActor } from './review-actor.ts';
import { logMove } from './review-log.ts';
import type { Purchase, Review } from './review.entity.ts';
import { ReviewRepository } from './review.repository.ts';

type Request = ValidRequestOf<typeof catalogAdminTransitionReview>;
type Wish = Request['body'];

/** Staff's decisions about reviews, with everything a decision causes, in one transaction. */
@Injectable()
export class MoveReview {
  constructor(
    private readonly em: EntityManager,
    private readonly reviews: ReviewRepository,
    private readonly purchases: Purchases,
    private readonly rating: ProductRating,
  ) {}

  /**
   * A move by staff, once per idempotency key.
   * @throws DomainError NOT_FOUND, STALE_VERSION when it was changed since it was shown, WRONG_STATE, NOT_PERMITTED,
   * INVALID when the move needs a reason
   */
  async transitionReview({ caller, idempotencyKey }: Call, { params: { id }, body }: Request): Promise<void> {
    const actor = staffOf(caller);
    const purchase = body.to === 'approved' ? await this.lookedUpAgain(id) : null;
    const write = { scope: `move-review:${actor.accountId}:${id}`, key: idempotencyKey ?? '', request: body };
    await idempotent(this.em, write, async (em) => {
      const review = await this.reviews.lock(id);
      if (review.version !== body.version)
        throw new DomainError('STALE_VERSION', { version: review.version });
      checkAllowed(review, body, actor);
      review.boughtBy(purchase);
      await this.carryOut(em, review, body, actor);
    });
  }

  private async carryOut(em: EntityManager, review: Review, { to, reason }: Wish, actor: ReviewActor) {
    const from = review.status;
    // An erased review knows no address any more; what its author is told is settled before.
    const decided = decisionOf(review, to, reason);
    review.moveTo(to);
    review.declineReason = to === 'declined' ? reason : null;
    if (to === 'approved') await this.reviews.settleReports(review.id);
    await logMove(em, review, { from, to, actor, reason });
    if (from === 'approved' || to === 'approved') await this.rating.refresh(review.productId);
    if (decided) await this.tellAuthor(em, review, decided);
  }

  private async tellAuthor(
    em: EntityManager,
    review: Review,
    decided: NonNullable<ReturnType<typeof decisionOf>>,
  ) {
    const { name: productName, uri: productUri } = await this.reviews.product({ id: review.productId });
    const payload = { ...decided, productName, productUri };
    await publish(em, 'review.decided', payload, { entity: `review:${review.id}`, version: review.version });
  }

  /** The author's purchase, looked up again where it was not known when the review was written. */
  private async lookedUpAgain(id: string): Promise<Purchase> {
    const review = await this.reviews.findReview(id);
    if (!review || review.verified) return null;
    const { sku } = await this.reviews.product({ id: review.productId });
    return this.purchases.findPurchase(review.accountId, sku);
  }
}

function checkAllowed({ status }: Review, { to, reason }: Wish, actor: ReviewActor): void {
  if (!canTransition(reviewStatuses, status, to)) throw new DomainError('WRONG_STATE', { status, to });
  if (!mayTransitionReview(actor.role, status, to)) throw new DomainError('NOT_PERMITTED');
  if (reviewTransitionNeedsReason(status, to) && !reason) {
    throw new DomainError('INVALID', undefined, [
      { path: 'reason', message: 'is needed for this transition' },
    ]);
  }
}

/** What the author is written to: publishing and refusing. */
function decisionOf({ email, author, language, title }: Review, to: Wish['to'], reason: string | null) {
  if ((to !== 'approved' && to !== 'declined') || !email) return null;
  return {
    email,
    name: author,
    locale: language,
    status: to,
    title,
    reason: to === 'declined' ? reason : null,
  };
}
