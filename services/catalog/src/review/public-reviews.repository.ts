import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { ValidRequestOf } from '@gantry/contracts/endpoint';
import type { catalogListReviews } from '@gantry/contracts/endpoints/reviews';
import type { ReviewSort } from '@gantry/contracts/list-orders';
import { reviewPageSize, type ProductReviews, type RatingSummary } from '@gantry/contracts/schemas/review';
import { sql, type RawBuilder } from 'kysely';
import { toPublicReview } from './review.mapper.ts';
import type { ReviewTables } from './review-tables.ts';

type Query = ValidRequestOf<typeof catalogListReviews>['query'];

const orders: Record<ReviewSort, RawBuilder<unknown>> = {
  newest: sql`"writtenAt" desc`,
  highest: sql`rating desc, "writtenAt" desc`,
  lowest: sql`rating, "writtenAt" desc`,
};

interface Read {
  /** how many reviews give so many stars; null without any */
  counts: Record<string, number> | null;
  items: Parameters<typeof toPublicReview>[0][] | null;
}

/** Published reviews: the only way from the table to readers, and it reads nothing that is not approved. */
@Injectable()
export class PublicReviewsRepository {
  constructor(private readonly em: EntityManager) {}

  /**
   * A page of them with the histogram of all, by one statement: they are of one moment, so a page never shows what its
   * histogram does not count. A page beyond the end is the last one.
   */
  async listReviews(productId: number, { page = 1, stars, sort = 'newest' }: Query): Promise<ProductReviews> {
    const size = reviewPageSize;
    const wanted = stars ? sql`rating = ${Number(stars)}` : sql`true`;
    const { rows } = await sql<Read>`
      with approved as not materialized (
        select id, rating, title, body, verified, language, display_name as "displayName",
          written_at as "writtenAt"
        from catalog.review where product_id = ${productId} and status = 'approved'),
      counted as (select rating, count(*)::integer as count from approved group by rating),
      place as (
        select greatest(least(${page}::bigint, ceil(coalesce(sum(count), 0)::numeric / ${size}::integer)) - 1, 0) as pages
        from counted where ${wanted})
      select (select json_object_agg(rating, count) from counted) as counts,
        (select json_agg(shown) from (
          select * from approved where ${wanted} order by ${orders[sort]}, id
          limit ${size} offset (select pages * ${size}::integer from place)) as shown) as items
    `.execute(this.em.getKysely<ReviewTables>());
    const { counts, items } = rows[0] as Read;
    const summary = summaryOf(counts ?? {});
    const total = stars ? (summary.stars[Number(stars) - 1] ?? 0) : summary.count;
    const shown = Math.min(page, Math.max(1, Math.ceil(total / size)));
    return { items: (items ?? []).map(toPublicReview), total, page: shown, size, summary };
  }
}

function summaryOf(counts: Record<string, number>): RatingSummary {
  const stars = [1, 2, 3, 4, 5].map((rating) => counts[rating] ?? 0) as RatingSummary['stars'];
  const count = stars.reduce((sum, one) => sum + one, 0);
  const points = stars.reduce((sum, one, index) => sum + one * (index + 1), 0);
  return { count, average: count === 0 ? null : Math.round((points / count) * 10) / 10, stars };
}
