import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { Identity } from '@gantry/contracts/schemas/account';
import type { OwnReview, ReviewEntry } from '@gantry/contracts/schemas/review';
import type { Call } from '@gantry/nest-kit/call';
import { DomainError } from '@gantry/nest-kit/errors';
import { idempotent } from '@gantry/nest-kit/idempotency';
import { ProductRating } from './product-rating.ts';
import { Purchases } from './purchases.ts';
import { authorOf, system } from './review-actor.ts';
import { logMove } from './review-log.ts';
import { Review, type Purchase } from './review.entity.ts';
import { mayChange, toOwnReview } from './review.mapper.ts';
import { ReviewRepository, type ReviewedProduct } from './review.repository.ts';
import { WritingLimit } from './writing-limit.ts';

/** What authors do: write one review of a product, change it, delete it. */
@Injectable()
export class WriteReview {
  constructor(
    private readonly em: EntityManager,
    private readonly reviews: ReviewRepository,
    private readonly purchases: Purchases,
    private readonly rating: ProductRating,
    private readonly limit: WritingLimit,
  ) {}

  /** @throws DomainError NOT_FOUND, REVIEW_EXISTS, TOO_MANY_REQUESTS, IDEMPOTENCY_CONFLICT */
  async writeReview(call: Call, uri: string, entry: ReviewEntry): Promise<OwnReview> {
    const accountId = accountOf(call.caller);
    const product = await this.reviews.product({ uri });
    const purchase = await this.purchases.findPurchase(accountId, product.sku);
    const write = {
      scope: `write-review:${accountId}`,
      key: call.idempotencyKey ?? '',
      request: { uri, entry },
    };
    return idempotent(this.em, write, async () => {
      await this.limit.takeTurn(accountId);
      if (await this.reviews.findOwn(accountId, product.id)) throw new DomainError('REVIEW_EXISTS');
      return this.begin(call, { product, purchase, entry });
    });
  }

  /** @throws DomainError NOT_FOUND, STALE_VERSION, WRONG_STATE, TOO_MANY_REQUESTS, IDEMPOTENCY_CONFLICT */
  async changeReview(call: Call, id: string, { version, ...entry }: ReviewEntry & { version: number }) {
    const accountId = accountOf(call.caller);
    const product = await this.productOfOwn(accountId, id);
    const purchase = await this.purchases.findPurchase(accountId, product.sku);
    const write = {
      scope: `change-review:${accountId}:${id}`,
      key: call.idempotencyKey ?? '',
      request: { version, entry },
    };
    return idempotent(this.em, write, async () => {
      await this.limit.takeTurn(accountId);
      const review = await this.reviews.lock(id);
      if (!mayChange(review.status)) throw new DomainError('WRONG_STATE', { status: review.status });
      if (review.version !== version) throw new DomainError('STALE_VERSION', { version: review.version });
      review.writeEntry(entry, call.locale, new Date());
      review.boughtBy(purchase);
      await this.checkAgain(call, review);
      return toOwnReview(review, product);
    });
  }

  /** One already deleted is no error. @throws DomainError NOT_FOUND, WRONG_STATE while it waits for a decision */
  async deleteReview(call: Call, id: string): Promise<{ ok: true }> {
    const accountId = accountOf(call.caller);
    await this.productOfOwn(accountId, id);
    await this.em.transactional(async (em) => {
      const review = await this.reviews.lock(id);
      const from = review.status;
      if (from === 'deleted') return;
      review.moveTo('deleted');
      await logMove(em, review, { from, to: 'deleted', actor: authorOf(call.caller) });
      if (from === 'approved') await this.rating.refresh(review.productId);
    });
    return { ok: true };
  }

  private async begin(
    { caller, locale }: Call,
    { product, purchase, entry }: { product: ReviewedProduct; purchase: Purchase; entry: ReviewEntry },
  ): Promise<OwnReview> {
    const { accountNumber, email, name } = caller;
    const accountId = accountOf(caller);
    const author = name ?? email ?? '';
    const review = Review.begin({ productId: product.id, accountId, accountNumber, author, email });
    review.writeEntry(entry, locale, new Date());
    review.boughtBy(purchase);
    this.em.persist(review);
    await logMove(this.em, review, { from: null, to: 'new', actor: authorOf(caller) });
    review.moveTo('pending-review');
    await logMove(this.em, review, { from: 'new', to: 'pending-review', actor: system });
    return toOwnReview(review, product);
  }

  /** A review that was decided goes back into the queue, out of sight. */
  private async checkAgain({ caller }: Call, review: Review): Promise<void> {
    const from = review.status;
    if (from === 'pending-review') return;
    review.moveTo('pending-review');
    await logMove(this.em, review, { from, to: 'pending-review', actor: authorOf(caller) });
    if (from === 'approved') await this.rating.refresh(review.productId);
  }

  /** Another account's review is none the caller may know of. */
  private async productOfOwn(accountId: string, id: string): Promise<ReviewedProduct> {
    const review = await this.reviews.findReview(id);
    if (review?.accountId !== accountId) throw new DomainError('NOT_FOUND');
    return this.reviews.product({ id: review.productId });
  }
}

function accountOf({ accountId }: Identity): string {
  if (accountId === null) throw new DomainError('SESSION_ENDED');
  return accountId;
}
