import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { EventPayload } from '@gantry/contracts/events';
import { Cron, OnEvent } from '@gantry/nest-kit/events';
import { system } from '../order/actor.ts';
import { OrderRepository } from '../order/order.repository.ts';
import { Refunds } from '../order/refunds.ts';
import { CustomerRequests } from './customer-requests.ts';
import { OrderRequestRepository, type LockedRequest } from './order-request.repository.ts';
import { logRequest } from './request-log.ts';
import { tellStoreOfRequest } from './request-mail.ts';
import { SettleRequests } from './settle-requests.ts';

const batch = 100;

/** What happens to requests without anybody pressing anything: money comes back, or time is over. */
@Injectable()
export class RequestClocks {
  constructor(
    private readonly em: EntityManager,
    private readonly orders: OrderRepository,
    private readonly requests: OrderRequestRepository,
    private readonly refunds: Refunds,
    private readonly settlement: SettleRequests,
    private readonly customers: CustomerRequests,
  ) {}

  /** A refund was paid out, or the bank refused it: then finance has to find another way. */
  @OnEvent('refund.settled')
  async settleRefund(settled: EventPayload<'refund.settled'>): Promise<void> {
    const order = await this.orders.lock(settled.orderNumber);
    const refund = order && (await this.refunds.settleRefund(order, settled));
    if (!refund) return;
    const number = refund.requestId ? await this.requests.numberOf(refund.requestId) : null;
    const locked = number ? await this.requests.lock(number) : null;
    if (!locked) {
      order.version += 1;
      await this.em.flush();
      return;
    }
    if (refund.status === 'processed') return this.settlement.issue(locked, refund);
    const { request } = locked;
    this.settlement.wait(request);
    request.touch();
    const { amount } = refund;
    await logRequest(this.em, request, { kind: 'refund-refused', amount, audience: 'store' }, system);
    await tellStoreOfRequest(this.em, request, { kind: 'refund-refused' });
    await this.em.flush();
  }

  /** Goods that were not sent back in time stay where they are. */
  @Cron('23 * * * *')
  async expireUnsent(): Promise<void> {
    for (const number of await this.requests.findDue('expired', batch))
      await this.each(number, (locked) =>
        this.customers.endEarly(locked, { actor: system, kind: 'expired' }),
      );
  }

  /** Tells the store, once, of what nobody has decided in time. */
  @Cron('*/10 * * * *')
  async tellOfLate(): Promise<void> {
    for (const number of await this.requests.findDue('late', batch))
      await this.each(number, async ({ request }) => {
        request.lateToldAt = new Date();
        await tellStoreOfRequest(this.em, request, { kind: 'late' });
      });
  }

  /** Requests whose lines were led to their end by something else, such as the shipment of a replacement. */
  @Cron('*/10 * * * *')
  async finishEnded(): Promise<void> {
    for (const number of await this.requests.findDue('ended', batch))
      await this.each(number, ({ request }) => this.settlement.finish(request));
  }

  /** One request, one transaction: a failure costs only that one. */
  private each(number: string, act: (locked: LockedRequest) => Promise<void>): Promise<void> {
    return this.em.transactional(async (em) => {
      const locked = await this.requests.lock(number);
      if (!locked) return;
      await act(locked);
      await em.flush();
    });
  }
}
