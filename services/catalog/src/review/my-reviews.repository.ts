import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { toOwnReview } from './review.mapper.ts';
import type { ReviewTables } from './review-tables.ts';

/** An account's own reviews, in whatever status. */
@Injectable()
export class MyReviewsRepository {
  constructor(private readonly em: EntityManager) {}

  /** Newest first, without deleted ones. */
  async listReviews(accountId: string, { page = 1, size = 20 }: { page?: number; size?: number }) {
    const own = this.em
      .getKysely<ReviewTables>()
      .selectFrom('catalog.review as r')
      .innerJoin('catalog.product as p', 'p.id', 'r.product_id')
      .where('r.account_id', '=', accountId)
      .where('r.status', '<>', 'deleted');
    const counted = await own.select((eb) => eb.fn.countAll<string>().as('total')).executeTakeFirst();
    const rows = await own
      .select(['r.id', 'r.rating', 'r.title', 'r.body', 'r.verified', 'r.language', 'r.status', 'r.version'])
      .select(['r.display_name as displayName', 'r.written_at as writtenAt'])
      .select(['r.decline_reason as declineReason', 'p.sku', 'p.uri', 'p.name'])
      .orderBy('r.written_at', 'desc')
      .orderBy('r.id')
      .limit(size)
      .offset((page - 1) * size)
      .execute();
    const items = rows.map((row) => toOwnReview(row, row));
    return { items, total: Number(counted?.total ?? 0), page, size };
  }
}
