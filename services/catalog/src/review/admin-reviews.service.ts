import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { ValidRequestOf } from '@gantry/contracts/endpoint';
import type { catalogAdminTransitionReview } from '@gantry/contracts/endpoints/reviews';
import type { AdminReview } from '@gantry/contracts/schemas/review';
import { atOneMoment } from '@gantry/nest-kit/at-one-moment';
import type { Call } from '@gantry/nest-kit/call';
import { DomainError } from '@gantry/nest-kit/errors';
import { AdminReviewsRepository } from './admin-reviews.repository.ts';
import { MoveReview } from './move-review.ts';
import { transitionsFor, toAdminSummary, toHistory } from './review.mapper.ts';
import { ReviewRepository } from './review.repository.ts';

/** Reviews as staff read and move them. */
@Injectable()
export class AdminReviews {
  constructor(
    private readonly em: EntityManager,
    private readonly reviews: ReviewRepository,
    private readonly lists: AdminReviewsRepository,
    private readonly moves: MoveReview,
  ) {}

  /**
   * All of one moment: a decision that comes meanwhile is in status and timeline, or in neither.
   * @throws DomainError NOT_FOUND
   */
  getReview(call: Call, id: string): Promise<AdminReview> {
    return atOneMoment(this.em, () => this.readReview(call, id));
  }

  async transitionReview(
    call: Call,
    request: ValidRequestOf<typeof catalogAdminTransitionReview>,
  ): Promise<AdminReview> {
    await this.moves.transitionReview(call, request);
    return this.getReview(call, request.params.id);
  }

  private async readReview({ caller }: Call, id: string): Promise<AdminReview> {
    const review = await this.reviews.findReview(id);
    if (!review) throw new DomainError('NOT_FOUND');
    const product = await this.reviews.product({ id: review.productId });
    const reported = (await this.reviews.openReports(id)) as AdminReview['reported'];
    return {
      ...toAdminSummary(review, product),
      body: review.body,
      displayName: review.displayName ?? null,
      language: review.language,
      email: review.email ?? null,
      accountNumber: review.accountNumber ?? null,
      orderNumber: review.orderNumber ?? null,
      declineReason: review.declineReason ?? null,
      version: review.version,
      uri: product.uri,
      found: review.findings,
      reported,
      history: toHistory(await this.reviews.history(id)),
      others: await this.lists.others(review.accountId, id),
      transitions: transitionsFor(caller.role, review.status),
    };
  }
}
