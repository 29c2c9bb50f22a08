import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { lineTransitions } from '@gantry/domain/statuses/line-progress';
import type { LineStatus } from '@gantry/domain/statuses/line-statuses';
import { DomainError } from '@gantry/nest-kit/errors';
import { system, type Actor } from '../order/actor.ts';
import type { Order, OrderLine } from '../order/order.entity.ts';
import { RescheduleLines } from '../order/reschedule-lines.ts';
import { TransitionLines } from '../order/transition-lines.ts';
import { outsideCarriage } from '../shipment/carriages.ts';
import { ShipLines } from '../shipment/ship-lines.ts';
import { ReceiveStock } from '../stock/receive-stock.ts';
import type { PurchaseOrder, PurchaseOrderLine } from './purchase-order.entity.ts';
import { PurchasedOrders } from './purchased-orders.ts';

/** From where a line of an order can be bought. */
const purchasable: readonly LineStatus[] = ['confirmed', 'received', 'backordered'];
export const isPurchasable = (status: LineStatus): boolean => purchasable.includes(status);
/** Where lines stand of which a part is on order: the rest can be bought, too. */
const onOrder: readonly LineStatus[] = ['purchase', 'in-production'];
export const mayBuyRest = (status: LineStatus): boolean => onOrder.includes(status);

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
    private readonly purchased: PurchasedOrders,
    private readonly transitions: TransitionLines,
    private readonly stock: ReceiveStock,
    private readonly door: ShipLines,
    private readonly rescheduling: RescheduleLines,
  ) {}

  /** They are bought now. @throws DomainError WRONG_STATE naming the lines that cannot be */
  async purchase(purchase: PurchaseOrder): Promise<void> {
    const lines = purchase.lines.getItems();
    const own = new Map(lines.map(({ orderLineId, quantity }) => [orderLineId ?? '', quantity]));
    await this.purchased.eachOrder(lines, async (order, bought) => {
      // only now that the order is locked nobody else buys its lines meanwhile
      const found = await this.purchased.findProgress(lines);
      const stuck = bought.filter(({ id, status, quantity }) => {
        const elsewhere = (found.get(id)?.ordered ?? 0) - (own.get(id) ?? 0);
        const mayBuy = mayBuyRest(status) ? elsewhere > 0 : isPurchasable(status);
        return !mayBuy || elsewhere >= quantity;
      });
      if (stuck.length > 0)
        throw new DomainError('WRONG_STATE', { lines: stuck.map(({ lineNumber }) => lineNumber) });
      const reason = purchase.number ?? null;
      await this.takeLines(order, bought, { from: ['confirmed'], to: 'received', actor: system, reason });
      const from: LineStatus[] = ['received', 'backordered'];
      await this.takeLines(order, bought, { from, to: 'purchase', actor: system, reason });
      await this.stock.awaitLess(bought.map(({ id }) => ({ id, quantity: own.get(id) ?? 0 })));
    });
  }

  /** The supplier has promised days: the customer sees them from now on, the last where several orders buy one line. */
  async promise({ lines }: PurchaseOrder): Promise<void> {
    const found = await this.purchased.findProgress(lines.getItems());
    await this.purchased.eachOrder(lines.getItems(), (order, own) => {
      for (const line of own) {
        const day = found.get(line.id)?.promisedOn;
        if (day) line.promise = { from: day, to: day };
      }
      order.version += 1;
      return this.em.flush();
    });
  }

  /** What of a purchase order is bought for the shelf can be sold from the day it is promised for on. */
  async expectStock({ id, number, isDropShip, lines }: PurchaseOrder): Promise<void> {
    const bought = lines.getItems().filter((line) => !line.orderLineId && !line.inquiryLineId && !isDropShip);
    const skus = bought.flatMap(({ sku }) => sku ?? []);
    if (skus.length === 0) return;
    await this.stock.expectUnits(skus, await this.purchased.inboundOf(skus), number ?? id);
  }

  /** The supplier has named other days: lines that wait for these goods are promised anew, and their customers told. */
  async reschedule({ number, lines }: PurchaseOrder): Promise<void> {
    const found = await this.purchased.findProgress(lines.getItems());
    await this.purchased.eachOrder(lines.getItems(), (order, own) => {
      const days = own.flatMap((line) => {
        const { promisedOn: day, ordered = 0, received = 0 } = found.get(line.id) ?? {};
        return day && received < ordered ? [{ line, day }] : [];
      });
      return this.rescheduling.reschedule(order, days, number ?? '');
    });
  }

  /** They wait for another way to be had, unless another purchase order still brings some of them. */
  async release(lines: readonly PurchaseOrderLine[], actor: Actor, reason: string | null): Promise<void> {
    const others = await this.purchased.findProgress(lines);
    const released = lines.filter(({ orderLineId }) => (others.get(orderLineId ?? '')?.ordered ?? 0) === 0);
    await this.purchased.eachOrder(released, (order, own) =>
      this.takeLines(order, own, { from: onOrder, to: 'backordered', actor, reason }),
    );
  }

  /** What is made to order cannot be cancelled any more. */
  async produce(purchase: PurchaseOrder, actor: Actor): Promise<void> {
    await this.purchased.eachOrder(purchase.lines.getItems(), (order, own) =>
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
    await this.purchased.eachOrder(
      gone.map(({ line }) => line),
      async (order, own) => {
        const units = own
          .filter((line) => line.openUnits > 0 && lineTransitions(line).includes('shipped'))
          .map((line) => ({ line, quantity: Math.min(counts.get(line.id) ?? 0, line.openUnits) }));
        const carriage = outsideCarriage(order, tracking, arrivesOn);
        if (units.length > 0) await this.door.ship({ order, units, carriage, actor });
      },
    );
  }

  /**
   * Undamaged goods go on the shelf; those bought for an order are set aside for it, and a line that has all it needs,
   * and of which nothing more is on its way, is processed.
   */
  async receive(
    counted: readonly { readonly line: PurchaseOrderLine; readonly quantity: number }[],
    actor: Actor,
  ): Promise<void> {
    const rows = counted.flatMap(({ line: { sku, orderLineId }, quantity }) =>
      sku && quantity > 0 ? [{ sku, quantity, isForStock: !orderLineId }] : [],
    );
    await this.stock.receive(rows);
    const lines = counted.map(({ line }) => line);
    const found = await this.purchased.findProgress(lines);
    const received = (id: string) => found.get(id)?.received ?? 0;
    const from: LineStatus[] = ['purchase', 'in-production', 'backordered'];
    await this.purchased.eachOrder(lines, async (order, own) => {
      const arrived = own.filter(({ id }) => received(id) >= (found.get(id)?.ordered ?? 0));
      const complete = await this.stock.setAside(order.id, arrived, received);
      const ready = arrived.filter(({ id }) => complete.has(id));
      await this.takeLines(order, ready, { from, to: 'processing', actor, reason: null });
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
}
