import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { taxationRecertify } from '@gantry/contracts/endpoints/internal';
import type { EventPayload } from '@gantry/contracts/events';
import type { TaxRecord } from '@gantry/contracts/schemas/taxation';
import { ContractClient } from '@gantry/nest-kit/client';
import { OnEvent, publish } from '@gantry/nest-kit/events';
import { system } from './actor.ts';
import type { Order } from './order.entity.ts';
import { computedChanges, logChanges, statusSnapshot } from './order-log.ts';
import { OrderRepository } from './order.repository.ts';
import { owedBackOf } from './order-sums.ts';
import { Refunds } from './refunds.ts';
import { isUninvoiced, retaxOrder } from './retax-order.ts';
import type { Change } from './status-change.entity.ts';
import { tellDue } from './tell-due.ts';

/** Takes the tax off orders that are not invoiced yet, once a certificate of their customer is approved. */
@Injectable()
export class ExemptOrders {
  constructor(
    private readonly em: EntityManager,
    private readonly orders: OrderRepository,
    private readonly refunds: Refunds,
    private readonly client: ContractClient,
  ) {}

  /** Each in a transaction of its own; one that is freed already changes nothing. */
  @OnEvent('orders.exempted', { hasOwnTransactions: true })
  async exemptOrders({ orderNumbers }: EventPayload<'orders.exempted'>): Promise<void> {
    for (const orderNumber of await this.orders.findUninvoiced(orderNumbers)) {
      // asked before the order is locked
      const { record } = await this.client.call(taxationRecertify, { body: { orderNumber, record: null } });
      if (record?.situation.certificate) await this.exemptOrder(orderNumber, record);
    }
  }

  private exemptOrder(orderNumber: string, record: TaxRecord): Promise<void> {
    return this.em.transactional(async (em) => {
      const order = await this.orders.lock(orderNumber);
      // nobody is asked for more than the order said
      if (!order || !isUninvoiced(order) || record.total >= order.tax) return;
      const dueBefore = order.due;
      const reason = `certificate ${record.situation.certificate?.number}`;
      await this.takeOver(order, record, reason);
      const refund = await this.payBack(order, reason, dueBefore);
      await tellDue(em, order, String(order.version));
      await this.tellCustomer(order, record, refund);
      const taxed = { number: orderNumber, at: new Date().toISOString(), record, revision: order.version };
      const mark = { entity: `order:${orderNumber}`, version: `taxed.${order.version}` };
      await publish(em, 'order.taxed', taxed, mark);
    });
  }

  /** The order with its new sums, in its timeline and in the trail. */
  private async takeOver(order: Order, record: TaxRecord, reason: string): Promise<void> {
    const before = statusSnapshot(order);
    const from: Change['from'] = `${order.tax}`;
    retaxOrder(order, record);
    order.version += 1;
    order.rollUp();
    const change: Change = { axis: 'tax', from, to: `${order.tax}`, reason };
    await logChanges(this.em, order, [change, ...computedChanges(before, statusSnapshot(order))], system);
  }

  /** What was paid of the tax goes back. @returns how much, minor units */
  private async payBack(order: Order, reason: string, dueBefore: number): Promise<number> {
    if (owedBackOf(order) === 0) return 0;
    const reference = `${order.number}-v${order.version}`;
    const facts = { reference, requestId: null, lines: [], credit: null, reason };
    return (await this.refunds.claim(order, facts, dueBefore)).amount;
  }

  private async tellCustomer(order: Order, record: TaxRecord, refund: number): Promise<void> {
    const { number, token, email, name, locale, tax, grandTotal } = order;
    const isGuest = (order.accountId ?? null) === null;
    const certificate = record.situation.certificate?.number ?? '';
    const about = { number, token, isGuest, email, name, locale };
    const payload = { ...about, certificate, tax, grandTotal, refund };
    const mark = { entity: `order:${number}`, version: `${order.version}:tax` };
    await publish(this.em, 'order.tax-lowered', payload, mark);
  }
}
