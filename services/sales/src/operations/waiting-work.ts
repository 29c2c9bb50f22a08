import { Injectable } from '@nestjs/common';
import type { WaitingQueues } from '@gantry/contracts/schemas/operations';
import { orderQueueNames, orderQueues, type WorkQueue } from '@gantry/contracts/work-queues';
import { storeHours, wallClock } from '@gantry/domain/business-days';
import type { LineStatus } from '@gantry/domain/statuses/line-statuses';
import { OrderRequestRepository } from '../order-request/order-request.repository.ts';
import { QuoteQueuesRepository } from '../quotes-admin/quote-queues.repository.ts';
import { FiguresRepository } from './figures.repository.ts';
import { daysAfter } from './overview-period.ts';

/** Offers that end within so many days are worth a call. */
const endingDays = 3;

/** What of orders, requests and quotes waits for staff. */
@Injectable()
export class WaitingWork {
  constructor(
    private readonly figures: FiguresRepository,
    private readonly requests: OrderRequestRepository,
    private readonly quotes: QuoteQueuesRepository,
  ) {}

  /** @param accountId whose own quotes are counted with the others */
  async countQueues(accountId: string | null, at = new Date()): Promise<WaitingQueues> {
    const today = wallClock(at, storeHours.timeZone).day;
    const [ofOrders, asked, quotes, ending] = await Promise.all([
      this.countOrders(),
      this.requests.countQueues(),
      this.quotes.countQueues(accountId),
      this.figures.offersEndingBy(daysAfter(today, endingDays)),
    ]);
    const without = (key: WorkQueue, count: number) => ({ key, count, since: null });
    return [
      ...ofOrders,
      without('requests-to-decide', asked['to-decide'] ?? 0),
      without('returns-to-receive', asked['to-receive'] ?? 0),
      without('quotes-to-answer', quotes['needs-reply']),
      without('quotes-late', quotes.late),
      { key: 'offers-ending', ...ending },
    ];
  }

  private async countOrders(): Promise<WaitingQueues> {
    const open = await this.figures.openOrders();
    return orderQueueNames.map((key) => {
      const statuses: readonly LineStatus[] = orderQueues[key];
      const found = open.filter(({ status }) => statuses.includes(status));
      const [first] = found.map(({ since }) => new Date(since).toISOString()).sort();
      return { key, count: found.reduce((sum, { count }) => sum + count, 0), since: first ?? null };
    });
  }
}
