import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { OrderLine, type Order } from '../order/order.entity.ts';
import { OrderRepository } from '../order/order.repository.ts';
import type { PurchaseOrderLine } from './purchase-order.entity.ts';
import { PurchaseOrderRepository } from './purchase-order.repository.ts';

/** The orders whose lines purchase orders buy. */
@Injectable()
export class PurchasedOrders {
  constructor(
    private readonly em: EntityManager,
    private readonly orders: OrderRepository,
    private readonly purchases: PurchaseOrderRepository,
  ) {}

  /** How far their order lines have come, with all purchase orders that buy them. */
  findProgress(lines: readonly PurchaseOrderLine[]) {
    return this.purchases.findProgress(lines.flatMap(({ orderLineId }) => orderLineId ?? []));
  }

  /** What is brought for the shelf of products, the soonest first. */
  inboundOf(skus: readonly string[]) {
    return this.purchases.inboundOf(skus);
  }

  /** Runs for each order with its lines among these, locked in the order of numbers. */
  async eachOrder(
    lines: readonly PurchaseOrderLine[],
    act: (order: Order, own: OrderLine[]) => Promise<void>,
  ): Promise<void> {
    const ids = lines.flatMap(({ orderLineId }) => orderLineId ?? []);
    if (ids.length === 0) return;
    const found = await this.em.find(OrderLine, { id: { $in: ids } }, { populate: ['order'] });
    const numbers = [...new Set(found.map(({ order }) => order.number))].sort();
    for (const number of numbers) {
      const order = await this.orders.lock(number);
      if (order)
        await act(
          order,
          order.lines.getItems().filter(({ id }) => ids.includes(id)),
        );
    }
  }
}
