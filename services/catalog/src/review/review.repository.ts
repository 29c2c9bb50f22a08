import { Injectable } from '@nestjs/common';
import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { DomainError } from '@gantry/nest-kit/errors';
import { ReviewChange } from './review-change.entity.ts';
import { ReviewReport, type NewReport } from './review-report.entity.ts';
import { Review } from './review.entity.ts';

/** The product a review is about. */
export interface ReviewedProduct {
  readonly id: number;
  readonly sku: string;
  readonly uri: string;
  readonly name: string;
}

/** Reviews one at a time; lists are read by the list repositories. */
@Injectable()
export class ReviewRepository {
  constructor(private readonly em: EntityManager) {}

  /** @throws DomainError NOT_FOUND */
  async product(by: { uri: string } | { id: number }): Promise<ReviewedProduct> {
    const [column, value] = 'uri' in by ? ['uri', by.uri] : ['id', by.id];
    const [found] = await this.em.execute<ReviewedProduct[]>(
      `select id, sku, uri, name from catalog.product where ${column} = ?`,
      [value],
    );
    if (!found) throw new DomainError('NOT_FOUND');
    return found;
  }

  /** An account's review of a product, unless it was deleted. */
  findOwn(accountId: string, productId: number): Promise<Review | null> {
    return this.em.findOne(Review, { accountId, productId, status: { $ne: 'deleted' } });
  }

  findReview(id: string): Promise<Review | null> {
    return this.em.findOne(Review, { id });
  }

  /** The review, locked until the transaction ends. @throws DomainError NOT_FOUND */
  async lock(id: string): Promise<Review> {
    const review = await this.em.findOne(
      Review,
      { id },
      { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true },
    );
    if (!review) throw new DomainError('NOT_FOUND');
    return review;
  }

  history(reviewId: string): Promise<ReviewChange[]> {
    return this.em.find(ReviewChange, { reviewId }, { orderBy: { id: 'asc' } });
  }

  /** Reasons of the reports that are not settled yet, the most frequent first. */
  async openReports(reviewId: string): Promise<{ reason: string; count: number }[]> {
    return this.em.execute(
      `select reason, count(*)::integer as count from catalog.review_report
       where review_id = ? and not settled group by reason order by count desc, reason`,
      [reviewId],
    );
  }

  /** Marks the reports of a review as decided on. */
  async settleReports(reviewId: string): Promise<void> {
    await this.em.nativeUpdate(ReviewReport, { reviewId }, { settled: true });
  }

  /**
   * Keeps a report of a review that is locked, so that two at once come one after the other; false when this account
   * or this network has reported it before.
   */
  async addReport(report: NewReport): Promise<boolean> {
    const { reviewId, network, accountId } = report;
    const same = [{ network }, ...(accountId === null ? [] : [{ accountId }])];
    if ((await this.em.count(ReviewReport, { reviewId, $or: same })) > 0) return false;
    this.em.persist(ReviewReport.of(report));
    return true;
  }
}
