import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { EventPayload } from '@gantry/contracts/events';
import { OnEvent, publish, type EventMeta } from '@gantry/nest-kit/events';
import { system } from './actor.ts';
import { computedChanges, logChanges, statusSnapshot } from './order-log.ts';
import { OrderRepository } from './order.repository.ts';

/** Computes an order's payment status anew when its transactions have changed. */
@Injectable()
export class PaymentChanged {
  constructor(
    private readonly em: EntityManager,
    private readonly orders: OrderRepository,
  ) {}

  @OnEvent('payment.changed')
  async applyPayment(
    { orderNumber, facts }: EventPayload<'payment.changed'>,
    { entity, version }: EventMeta,
  ): Promise<void> {
    const order = await this.orders.lock(orderNumber);
    if (!order) throw new Error(`payment of an order nobody knows: ${orderNumber}`);
    const before = statusSnapshot(order);
    order.paymentFacts = facts;
    order.rollUp();
    const changes = computedChanges(before, statusSnapshot(order));
    // a screen that shows the order is out of date only when something it shows has changed
    if (changes.length > 0) order.version += 1;
    await logChanges(this.em, order, changes, system);
    await publish(this.em, 'order.payment-changed', { orderNumber }, { entity, version });
  }
}
