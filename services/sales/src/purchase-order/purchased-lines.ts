import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { lineTransitions } from '@gantry/domain/statuses/line-progress';
import type { LineStatus } from '@gantry/domain/statuses/line-statuses';
import { DomainError } from '@gantry/nest-kit/errors';
import { system, type Actor } from '../order/actor.ts';
import { Order, OrderLine } from '../order/order.entity.ts';
import { OrderRepository } from '../order/order.repository.ts';
import { TransitionLines } from '../order/transition-lines.ts';
import { Carriages } from '../shipment/carriages.ts';
import { ShipLines } from '../shipment/ship-lines.ts';
import { ReceiveStock } from '../stock/receive-stock.ts';
import type { PurchaseOrder, PurchaseOrderLine } from './purchase-order.entity.ts';

/** From where a line of an order can be bought. */
const purchasable: readonly LineStatus[] = ['confirmed', 'received', 'backordered'];
export const isPurchasable = (status: LineStatus): boolean => purchasable.includes(status);

/** What lines of an order go through with their purchase order. */
interface Step {
  readonly from: readonly LineStatus[];
  readonly to: LineStatus;
  readonly actor: Actor;
  readonly reason: string | null;
}

/** Order lines follow the purchase order that buys them, through the status book and never by hand. */
@Injectable()
export class PurchasedLines {
  constructor(
    private readonly em: EntityManager,
    private readonly orders: OrderRepository,
    private readonly transitions: TransitionLines,
    private readonly stock: ReceiveStock,
    private readonly door: ShipLines,
    private readonly carriages: Carriages,
  ) {}

  /** They are bought now. @throws DomainError WRONG_STATE naming the lines that cannot be */
  async purchase(purchase: PurchaseOrder): Promise<void> {
    const lines = purchase.lines.getItems();
    await this.eachOrder(lines, async (order, own) => {
      const stuck = own.filter(({ status }) => !isPurchasable(status));
      if (stuck.length > 0)
        throw new DomainError('WRONG_STATE', { lines: stuck.map(({ lineNumber }) => lineNumber) });
      const reason = purchase.number ?? null;
      await this.takeLines(order, own, { from: ['confirmed'], to: 'received', actor: system, reason });
      const from: LineStatus[] = ['received', 'backordered'];
      await this.takeLines(order, own, { from, to: 'purchase', actor: system, reason });
    });
  }

  /** The supplier has promised a day: it is what the customer sees from now on. */
  async promise({ lines, promisedOn }: PurchaseOrder): Promise<void> {
    if (!promisedOn) return;
    await this.eachOrder(lines.getItems(), (order, own) => {
      for (const line of own) line.promise = { from: promisedOn, to: promisedOn };
      order.version += 1;
      return this.em.flush();
    });
  }

  /** They wait for another way to be had. */
  async release(purchase: PurchaseOrder, actor: Actor, reason: string | null): Promise<void> {
    const from: LineStatus[] = ['purchase', 'in-production'];
    await this.eachOrder(purchase.lines.getItems(), (order, own) =>
      this.takeLines(order, own, { from, to: 'backordered', actor, reason }),
    );
  }

  /** What is made to order cannot be cancelled any more. */
  async produce(purchase: PurchaseOrder, actor: Actor): Promise<void> {
    await this.eachOrder(purchase.lines.getItems(), (order, own) =>
      this.takeLines(
        order,
        own.filter(({ madeToOrder }) => madeToOrder),
        { from: ['purchase'], to: 'in-production', actor, reason: purchase.number ?? null },
      ),
    );
  }

  /** Goods the supplier has sent straight to the customer leave as a shipment does. */
  async ship(
    gone: readonly { readonly line: PurchaseOrderLine; readonly quantity: number }[],
    actor: Actor,
    { tracking, arrivesOn }: { readonly tracking: string | null; readonly arrivesOn: string | null },
  ): Promise<void> {
    const counts = new Map(gone.map(({ line, quantity }) => [line.orderLineId, quantity]));
    await this.eachOrder(
      gone.map(({ line }) => line),
      async (order, own) => {
        const units = own
          .filter((line) => line.openUnits > 0 && lineTransitions(line).includes('shipped'))
          .map((line) => ({ line, quantity: Math.min(counts.get(line.id) ?? 0, line.openUnits) }));
        const carriage = this.carriages.outside(order, tracking, arrivesOn);
        if (units.length > 0) await this.door.ship({ order, units, carriage, actor });
      },
    );
  }

  /**
   * Undamaged goods go on the shelf; those bought for an order are set aside for it, and a line that has all it needs is
   * processed.
   */
  async receive(
    counted: readonly { readonly line: PurchaseOrderLine; readonly quantity: number }[],
    actor: Actor,
  ): Promise<void> {
    const rows = counted.flatMap(({ line: { sku, orderLineId }, quantity }) =>
      sku && quantity > 0 ? [{ sku, quantity, isForStock: !orderLineId }] : [],
    );
    await this.stock.receive(rows);
    const complete = counted
      .map(({ line }) => line)
      .filter(
        ({ quantity, quantityReceived, quantityDamaged }) => quantityReceived - quantityDamaged >= quantity,
      );
    const from: LineStatus[] = ['purchase', 'in-production', 'backordered'];
    await this.eachOrder(complete, async (order, own) => {
      await this.stock.setAside(order.id, own);
      await this.takeLines(order, own, { from, to: 'processing', actor, reason: null });
    });
  }

  private async takeLines(
    order: Order,
    lines: readonly OrderLine[],
    { from, to, actor, reason }: Step,
  ): Promise<void> {
    const ready = lines.filter((line) => from.includes(line.status) && lineTransitions(line).includes(to));
    if (ready.length > 0) await this.transitions.transition({ order, lines: ready, to, reason, actor });
  }

  /** Runs for each order with its lines among these, locked in the order of numbers. */
  private async eachOrder(
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
