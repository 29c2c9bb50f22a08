import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { Cron } from '@gantry/nest-kit/events';
import { system } from '../order/actor.ts';
import type { Order } from '../order/order.entity.ts';
import { OrderRepository } from '../order/order.repository.ts';
import { TransitionLines } from '../order/transition-lines.ts';
import { SalesConfig } from '../sales.config.ts';
import { ShipmentRepository } from './shipment.repository.ts';

const batch = 50;
const dayMs = 86_400_000;

/**
 * Ends lines of which nothing more is to be expected: delivered ones after the time for returns, and those without a
 * tracking number some days after they left, since nobody will say that they arrived.
 */
@Injectable()
export class CompleteLines {
  constructor(
    private readonly em: EntityManager,
    private readonly orders: OrderRepository,
    private readonly shipments: ShipmentRepository,
    private readonly transitions: TransitionLines,
    private readonly config: SalesConfig,
  ) {}

  @Cron('20 * * * *')
  async complete(): Promise<void> {
    const { SALES_RETURN_DAYS, SALES_UNTRACKED_DAYS } = this.config;
    const now = Date.now();
    const over = {
      delivered: new Date(now - SALES_RETURN_DAYS * dayMs),
      shipped: new Date(now - SALES_UNTRACKED_DAYS * dayMs),
    };
    for (const { number, lineIds } of await this.shipments.findCompletable(over, batch))
      await this.em.transactional(() => this.completeLines(number, lineIds));
  }

  /** One order, one transaction: a failure costs only that order. */
  private async completeLines(number: string, lineIds: readonly string[]): Promise<void> {
    const order = await this.orders.lock(number);
    if (!order || order.isClosed) return;
    const lines = endingLines(order, lineIds);
    const reason = 'nothing more to be expected';
    if (lines.length > 0)
      await this.transitions.transition({ order, lines, to: 'completed', reason, actor: system });
  }
}

const endingLines = (order: Order, lineIds: readonly string[]) =>
  order.lines
    .getItems()
    .filter(({ id, status }) => lineIds.includes(id) && (status === 'delivered' || status === 'shipped'));
