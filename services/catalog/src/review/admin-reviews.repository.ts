import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { countWaiting } from '@gantry/nest-kit/waiting-rows';
import {
  adminReviewColumns,
  adminReviewSorts,
  type AdminReviewColumn,
} from '@gantry/contracts/admin-review-columns';
import type { ValidRequestOf } from '@gantry/contracts/endpoint';
import type { catalogAdminListReviews } from '@gantry/contracts/endpoints/reviews';
import type { AdminReviewSummary } from '@gantry/contracts/schemas/review';
import { reviewStatuses } from '@gantry/domain/statuses/review-statuses';
import { labelsOf } from '@gantry/domain/statuses/status-table';
import { conditionsOf } from '@gantry/nest-kit/filter-conditions';
import { pageWindow } from '@gantry/nest-kit/page-window';
import { sortColumns } from '@gantry/nest-kit/sort-columns';
import { sql } from 'kysely';
import { toAdminSummary } from './review.mapper.ts';
import type { ReviewTables } from './review-tables.ts';

type Query = ValidRequestOf<typeof catalogAdminListReviews>['query'];

const columnNames = {
  writtenAt: 'r.written_at',
  status: 'r.status',
  rating: 'r.rating',
  title: 'r.title',
  author: 'r.author',
  sku: 'p.sku',
  productName: 'p.name',
  findings: 'r.finding_count',
  reports: 'r.report_count',
} as const satisfies Record<AdminReviewColumn, string>;
const sortNames = Object.fromEntries(adminReviewSorts.map((name) => [name, columnNames[name]]));
const maxOthers = 20;

/** All reviews, for the back office. */
@Injectable()
export class AdminReviewsRepository {
  constructor(private readonly em: EntityManager) {}

  /** The total first: it tells from which end the page is nearer. */
  async listReviews({ page = 1, size = 50, sort = '-writtenAt', filter }: Query) {
    let matching = this.all();
    for (const { column, operator, value } of conditionsOf(filter, adminReviewColumns, columnNames)) {
      matching = matching.where(column, operator, value);
    }
    const counted = await matching.select((eb) => eb.fn.countAll<string>().as('total')).executeTakeFirst();
    const total = Number(counted?.total ?? 0);
    const counts = await this.counts();
    const window = pageWindow(total, page, size);
    if (!window) return { items: [], total, page, size, counts };
    const { isFromEnd } = window;
    const order = sortColumns(sort, { names: sortNames, id: 'r.id', isFromEnd });
    const sorted = order.reduce(
      (query, { column, direction }) => query.orderBy(sql.raw(`${column} ${direction}`)),
      summaries(matching),
    );
    const rows = await sorted.limit(window.limit).offset(window.offset).execute();
    const items = rows.map((row) => toAdminSummary(row, { sku: row.sku, name: row.productName }));
    return { items: window.isFromEnd ? items.toReversed() : items, total, page, size, counts };
  }

  /** Other reviews of an author, newest first. */
  async others(accountId: string, exceptId: string): Promise<AdminReviewSummary[]> {
    const rows = await summaries(this.all())
      .where('r.account_id', '=', accountId)
      .where('r.id', '<>', exceptId)
      .orderBy('r.written_at', 'desc')
      .limit(maxOthers)
      .execute();
    return rows.map((row) => toAdminSummary(row, { sku: row.sku, name: row.productName }));
  }

  /** Those nobody has read. */
  async countWaitingReviews() {
    const rows = { table: 'catalog.review', where: `status = 'pending-review'`, since: 'written_at' };
    return { queues: [await countWaiting(this.em, 'reviews-to-read', rows)] };
  }

  /** How many stand in each status, in the order of the status book. */
  private async counts() {
    const rows = await this.em
      .getKysely<ReviewTables>()
      .selectFrom('catalog.review')
      .select((eb) => ['status', eb.fn.countAll<string>().as('count')])
      .groupBy('status')
      .execute();
    const found = new Map(rows.map(({ status, count }) => [status, Number(count)]));
    return labelsOf(reviewStatuses).map((status) => ({ status, count: found.get(status) ?? 0 }));
  }

  private all() {
    return this.em
      .getKysely<ReviewTables>()
      .selectFrom('catalog.review as r')
      .innerJoin('catalog.product as p', 'p.id', 'r.product_id');
  }
}

const summaries = (matching: ReturnType<AdminReviewsRepository['all']>) =>
  matching
    .select(['r.id', 'r.status', 'r.rating', 'r.title', 'r.author', 'r.verified', 'p.sku'])
    .select(['p.name as productName', 'r.written_at as writtenAt'])
    .select(['r.finding_count as findingCount', 'r.report_count as reportCount']);
