import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { ValidRequestOf } from '@gantry/contracts/endpoint';
import type { catalogListReviews } from '@gantry/contracts/endpoints/reviews';
import type { ReviewSort } from '@gantry/contracts/list-orders';
import { reviewPageSize, type ProductReviews, type RatingSummary } from '@gantry/contracts/schemas/review';
import { DomainError } from '@gantry/nest-kit/errors';
import { runNamed, type NamedStatement } from '../tables/named-statement.ts';
import { toPublicReview } from './review.mapper.ts';

type Query = ValidRequestOf<typeof catalogListReviews>['query'];

const orders: Record<ReviewSort, string> = {
  newest: '"writtenAt" desc',
  highest: 'rating desc, "writtenAt" desc',
  lowest: 'rating, "writtenAt" desc',
};

/**
 * A page of reviews with the histogram of all, by one statement: they are of one moment, so a page never shows what its
 * histogram does not count. Parameters: the product's address, the page, the stars or null.
 */
const statementOf = (sort: ReviewSort): NamedStatement => ({
  name: `catalog reviews ${sort}`,
  text: `
    with product as (select id from catalog.product where uri = $1),
    approved as not materialized (
      select r.id, rating, title, body, verified, language, display_name as "displayName",
        written_at as "writtenAt"
      from catalog.review r join product on r.product_id = product.id where r.status = 'approved'),
    counted as (select rating, count(*)::integer as count from approved group by rating),
    place as (
      select greatest(
        least($2::bigint, ceil(coalesce(sum(count), 0)::numeric / ${reviewPageSize})) - 1, 0) as pages
      from counted where $3::integer is null or rating = $3)
    select (select json_object_agg(rating, count) from counted) as counts,
      (select json_agg(shown) from (
        select * from approved where $3 is null or rating = $3 order by ${orders[sort]}, id
        limit ${reviewPageSize} offset (select pages * ${reviewPageSize} from place)) as shown) as items
    from product`,
});
const statements: Record<ReviewSort, NamedStatement> = {
  newest: statementOf('newest'),
  highest: statementOf('highest'),
  lowest: statementOf('lowest'),
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

  /** A page beyond the end is the last one. @throws DomainError NOT_FOUND for an unknown product */
  async listReviews(uri: string, { page = 1, stars, sort = 'newest' }: Query): Promise<ProductReviews> {
    const size = reviewPageSize;
    const values = [uri, page, stars ? Number(stars) : null];
    const [read] = await runNamed<Read>(this.em, statements[sort], values);
    if (!read) throw new DomainError('NOT_FOUND');
    const { counts, items } = read;
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
