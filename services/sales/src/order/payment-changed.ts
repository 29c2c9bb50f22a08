import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { EventPayload } from '@gantry/contracts/events';
import { DomainError } from '@gantry/nest-kit/errors';
import { OnEvent, publish, type EventMeta } from '@gantry/nest-kit/events';
import { system } from './actor.ts';
import { followPayment } from './follow-payment.ts';
import type { Order } from './order.entity.ts';
import { computedChanges, logChanges, statusSnapshot } from './order-log.ts';
import { OrderRepository } from './order.repository.ts';
import { TransitionLines } from './transition-lines.ts';

/** Computes an order's payment status anew when its transactions have changed, and takes its lines along. */
@Injectable()
export class PaymentChanged {
  constructor(
    private readonly em: EntityManager,
    private readonly orders: OrderRepository,
    private readonly transitions: TransitionLines,
  ) {}

  @OnEvent('payment.changed')
  async applyPayment(
    { orderNumber, facts }: EventPayload<'payment.changed'>,
    { entity, version }: EventMeta,
  ): Promise<void> {
    const order = await this.lockOrder(orderNumber);
    const before = statusSnapshot(order);
    const isNews = !isDeepStrictEqual(moneyOf(order.paymentFacts), moneyOf(facts));
    order.paymentFacts = facts;
    order.fraud = facts.fraud ?? false;
    order.rollUp();
    const changes = computedChanges(before, statusSnapshot(order));
    // a screen that shows the order is out of date only when something it shows has changed
    if (changes.length > 0) order.version += 1;
    await logChanges(this.em, order, changes, system);
    await this.takeLinesAlong(order);
    if (isNews) await publish(this.em, 'order.payment-changed', { orderNumber }, { entity, version });
  }

  /** Step by step, as far as the payment takes them: lines taken up again may be confirmed at once. */
  private async takeLinesAlong(locked: Order): Promise<void> {
    const { number: orderNumber } = locked;
    for (let step = 0; step < 3; step += 1) {
      const order = step === 0 ? locked : await this.lockOrder(orderNumber);
      const following = followPayment(order);
      if (!following) return;
      if (following.to !== 'new') {
        await this.transitions.transition({ order, ...following, actor: system });
      } else if (!(await this.takeUpAgain(orderNumber))) {
        return this.endWithoutGoods(orderNumber);
      }
    }
  }

  /** In a step of its own that leaves nothing behind where goods are gone. */
  private async takeUpAgain(orderNumber: string): Promise<boolean> {
    try {
      await this.em.transactional(async () => {
        const order = await this.lockOrder(orderNumber);
        const following = followPayment(order);
        if (following) await this.transitions.transition({ order, ...following, actor: system });
      });
      return true;
    } catch (error) {
      if (error instanceof DomainError && error.code === 'WRONG_STATE') return false;
      throw error;
    }
  }

  /** It was paid after all, and somebody else has bought the goods: what was reserved goes back. */
  private async endWithoutGoods(orderNumber: string): Promise<void> {
    const order = await this.lockOrder(orderNumber);
    const lines = order.lines.getItems().filter(({ status }) => status === 'not-processed');
    if (order.paymentFacts.captured > 0) return;
    const reason = 'stock: sold out before the payment came';
    await this.transitions.transition({ order, lines, to: 'cancelled-not-charged', reason, actor: system });
  }

  private async lockOrder(orderNumber: string): Promise<Order> {
    const order = await this.orders.lock(orderNumber);
    if (!order) throw new Error(`payment of an order nobody knows: ${orderNumber}`);
    return order;
  }
}

/** What the invoices of an order are settled by. */
const moneyOf = ({ captured, refunded }: Order['paymentFacts']) => ({ captured, refunded });
