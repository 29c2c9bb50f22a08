import { Injectable } from '@nestjs/common';
import type { Overview, OverviewPeriod, SalesQueue } from '@gantry/contracts/schemas/operations';
import { storeHours, wallClock } from '@gantry/domain/business-days';
import { costRoles, figureRoles, isOneOfRoles, type Role } from '@gantry/domain/roles';
import type { LineStatus } from '@gantry/domain/statuses/line-statuses';
import type { Call } from '@gantry/nest-kit/call';
import { OrderRequestRepository } from '../order-request/order-request.repository.ts';
import { QuoteQueuesRepository } from '../quotes-admin/quote-queues.repository.ts';
import { FiguresRepository } from './figures.repository.ts';
import { daysAfter, periodsOf } from './overview-period.ts';

/** Orders by what they wait for: the statuses of their header. */
const orderQueues = {
  'to-confirm': ['new'],
  'awaiting-payment': ['pending'],
  'to-review': ['pending-review'],
  'to-pick': ['confirmed', 'received'],
  'to-ship': ['processing'],
  'on-hold': ['on-hold'],
  backordered: ['backordered'],
  exceptions: ['delivery-exception'],
} as const satisfies Partial<Record<SalesQueue, readonly LineStatus[]>>;
/** Offers that end within so many days are worth a call. */
const endingDays = 3;

/** What waits for staff, and how the store has been doing. */
@Injectable()
export class ReadOverview {
  constructor(
    private readonly figures: FiguresRepository,
    private readonly requests: OrderRequestRepository,
    private readonly quotes: QuoteQueuesRepository,
  ) {}

  /** Sums are for roles that see money, what quotes bring above their cost for those that see costs. */
  async getOverview({ caller }: Call, days: OverviewPeriod, at = new Date()): Promise<Overview> {
    const { now, before, grain } = periodsOf(days, at);
    const seesMoney = isOneOfRoles(figureRoles, caller.role);
    const shown = ({ orders, revenue }: { orders: number; revenue: number }) => ({
      orders,
      revenue: seesMoney ? revenue : null,
    });
    const buckets = await this.figures.salesByGrain(now.from, now.until, grain);
    const today = wallClock(at, storeHours.timeZone).day;
    const { late, lines } = await this.figures.lateLines(today);
    return {
      ...now,
      grain,
      now: shown(sumOf(buckets)),
      before: shown(await this.figures.salesOf(before)),
      buckets: buckets.map((bucket) => ({ from: bucket.from, ...shown(bucket) })),
      quotes: { ...(await this.figures.quotesOf(now)), margin: await this.margin(now, caller.role) },
      promises: { ...(await this.figures.promisesOf(now)), late },
      lateLines: lines,
      returns: await this.figures.returnsOf(now),
      shortages: await this.figures.shortages(),
      queues: await this.queues(caller.accountId, today),
    };
  }

  private async margin(period: { from: string; until: string }, role: Role | null) {
    if (!isOneOfRoles(costRoles, role)) return null;
    const margin = await this.figures.offeredMargin(period);
    return margin.goods > 0 ? margin : null;
  }

  private async queues(accountId: string | null, today: string): Promise<Overview['queues']> {
    const open = await this.figures.openOrders();
    const ofOrders = Object.entries(orderQueues).map(([key, statuses]) => {
      const found = open.filter(({ status }) => (statuses as readonly LineStatus[]).includes(status));
      const first = found.map(({ since }) => new Date(since).toISOString()).sort()[0];
      return {
        key: key as SalesQueue,
        count: found.reduce((sum, { count }) => sum + count, 0),
        since: first ?? null,
      };
    });
    const asked = await this.requests.countQueues();
    const quotes = await this.quotes.countQueues(accountId);
    const without = (key: SalesQueue, count: number) => ({ key, count, since: null });
    return [
      ...ofOrders,
      without('requests-to-decide', asked['to-decide'] ?? 0),
      without('returns-to-receive', asked['to-receive'] ?? 0),
      without('quotes-to-answer', quotes['needs-reply']),
      without('quotes-late', quotes.late),
      { key: 'offers-ending', ...(await this.figures.offersEndingBy(daysAfter(today, endingDays))) },
    ];
  }
}

const sumOf = (parts: readonly { orders: number; revenue: number }[]) => ({
  orders: parts.reduce((sum, { orders }) => sum + orders, 0),
  revenue: parts.reduce((sum, { revenue }) => sum + revenue, 0),
});
