import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { ValidRequestOf } from '@gantry/contracts/endpoint';
import type { catalogListReviews } from '@gantry/contracts/endpoints/reviews';
import type { ReviewSort } from '@gantry/contracts/list-orders';
import { reviewPageSize, type ProductReviews, type RatingSummary } from '@gantry/contracts/schemas/review';
import { toPublicReview } from './review.mapper.ts';
import type { ReviewTables } from './review-tables.ts';

type Query = ValidRequestOf<typeof catalogListReviews>['query'];

const orders = {
  newest: { column: 'written_at', direction: 'desc' },
  highest: { column: 'rating', direction: 'desc' },
  lowest: { column: 'rating', direction: 'asc' },
} as const satisfies Record<ReviewSort, object>;

/** Published reviews: the only way from the table to readers, and it reads nothing that is not approved. */
@Injectable()
export class PublicReviewsRepository {
  constructor(private readonly em: EntityManager) {}

  /** A page beyond the end is the last one. */
  async list(productId: number, { page = 1, stars, sort = 'newest' }: Query): Promise<ProductReviews> {
    const summary = await this.summary(productId);
    const total = stars ? (summary.stars[Number(stars) - 1] ?? 0) : summary.count;
    const shown = Math.min(page, Math.max(1, Math.ceil(total / reviewPageSize)));
    const { column, direction } = orders[sort];
    let matching = this.approved(productId)
      .select(['id', 'rating', 'title', 'body', 'verified', 'language'])
      .select(['display_name as displayName', 'written_at as writtenAt']);
    if (stars) matching = matching.where('rating', '=', Number(stars));
    const rows = await matching
      .orderBy(column, direction)
      .orderBy('written_at', 'desc')
      .orderBy('id')
      .limit(reviewPageSize)
      .offset((shown - 1) * reviewPageSize)
      .execute();
    return { items: rows.map(toPublicReview), total, page: shown, size: reviewPageSize, summary };
  }

  private async summary(productId: number): Promise<RatingSummary> {
    const rows = await this.approved(productId)
      .select((eb) => ['rating', eb.fn.countAll<string>().as('count')])
      .groupBy('rating')
      .execute();
    const stars: RatingSummary['stars'] = [0, 0, 0, 0, 0];
    for (const { rating, count } of rows) stars[rating - 1] = Number(count);
    const count = stars.reduce((sum, one) => sum + one, 0);
    const points = stars.reduce((sum, one, index) => sum + one * (index + 1), 0);
    return { count, average: count === 0 ? null : Math.round((points / count) * 10) / 10, stars };
  }

  private approved(productId: number) {
    return this.em
      .getKysely<ReviewTables>()
      .selectFrom('catalog.review')
      .where('product_id', '=', productId)
      .where('status', '=', 'approved');
  }
}
