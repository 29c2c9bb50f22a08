import { Injectable } from '@nestjs/common';
import type { ValidRequestOf } from '@gantry/contracts/endpoint';
import type { catalogListReviews } from '@gantry/contracts/endpoints/reviews';
import type { Identity } from '@gantry/contracts/schemas/account';
import { PublicReviewsRepository } from './public-reviews.repository.ts';
import { Purchases } from './purchases.ts';
import { toOwnReview } from './review.mapper.ts';
import { ReviewRepository } from './review.repository.ts';

/** A product's reviews as readers see them. */
@Injectable()
export class Reviews {
  constructor(
    private readonly reviews: ReviewRepository,
    private readonly published: PublicReviewsRepository,
    private readonly purchases: Purchases,
  ) {}

  /** @throws DomainError NOT_FOUND for an unknown product */
  ofProduct({ params, query }: ValidRequestOf<typeof catalogListReviews>) {
    return this.published.listReviews(params.uri, query);
  }

  /** @throws DomainError NOT_FOUND for an unknown product */
  async ownOf({ accountId }: Identity, uri: string) {
    const product = await this.reviews.product({ uri });
    const own = accountId === null ? null : await this.reviews.findOwn(accountId, product.id);
    if (own) return { review: toOwnReview(own, product), verified: own.verified };
    const purchase = accountId === null ? null : await this.purchases.findPurchase(accountId, product.sku);
    return { review: null, verified: purchase !== null };
  }
}
