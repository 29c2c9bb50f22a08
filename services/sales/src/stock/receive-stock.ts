import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { InboundUnits } from '@gantry/contracts/schemas/inbound';
import { movesOf, type StockedLine } from './reservation.ts';
import { ReservationRepository } from './reservation.repository.ts';
import { ReserveStock } from './reserve-stock.ts';
import { publishStock, tellAwaiting } from './set-stock.ts';
import { StockRepository } from './stock.repository.ts';

/** Units that came in at the dock. */
export interface ReceivedUnits {
  readonly sku: string;
  readonly quantity: number;
  /** bought for the shelf: it is counted from now on; what is bought for an order alone may be counted nowhere */
  readonly isForStock: boolean;
}

/** Goods that come in; inside the caller's transaction. */
@Injectable()
export class ReceiveStock {
  constructor(
    private readonly em: EntityManager,
    private readonly stock: StockRepository,
    private readonly reservations: ReservationRepository,
    private readonly reserving: ReserveStock,
  ) {}

  /** Puts units on the shelf. */
  async receive(rows: readonly ReceivedUnits[]): Promise<void> {
    if (rows.length === 0) return;
    const levels = await this.stock.lock(rows.map(({ sku }) => sku));
    const counted = new Set(levels.map(({ sku }) => sku));
    const moves = rows
      .filter(({ sku }) => counted.has(sku))
      .map(({ sku, quantity }) => ({ sku, onHand: quantity, reserved: 0, awaited: 0 }));
    await publishStock(this.em, await this.stock.applyMoves(levels, moves));
    const fresh = rows.filter(({ sku, isForStock }) => isForStock && !counted.has(sku));
    const sums = new Map<string, number>();
    for (const { sku, quantity } of fresh) sums.set(sku, (sums.get(sku) ?? 0) + quantity);
    const changed = await this.stock.setOnHand([...sums].map(([sku, onHand]) => ({ sku, onHand })));
    await publishStock(this.em, changed);
  }

  /**
   * What suppliers bring for the shelf of some products from now on; those that nobody counts are left out. Lines that
   * wait for them follow.
   * @param inbound by product, the soonest first; a product without any is not brought any more
   * @param reason what made it so
   */
  async expectUnits(
    skus: readonly string[],
    inbound: ReadonlyMap<string, InboundUnits[]>,
    reason: string,
  ): Promise<void> {
    const levels = await this.stock.lock(skus);
    const changed = await this.stock.setInbound(levels, inbound);
    await publishStock(this.em, changed);
    const changedSkus = new Set(changed.map(({ sku }) => sku));
    const awaited = levels.filter((level) => level.awaited > 0 && changedSkus.has(level.sku));
    if (awaited.length > 0)
      await tellAwaiting(
        this.em,
        awaited.map(({ sku }) => sku),
        reason,
      );
  }

  /** Lines that a purchase order of their own brings now wait for so many units less of those for the shelf. */
  async awaitLess(lines: readonly { readonly id: string; readonly quantity: number }[]): Promise<void> {
    const bought = new Map(lines.map(({ id, quantity }) => [id, quantity]));
    const open = await this.reservations.findOpen([...bought.keys()]);
    const waiting = open.filter(({ awaited }) => awaited > 0);
    if (waiting.length === 0) return;
    const levels = await this.stock.lock(waiting.map(({ sku }) => sku));
    const freed = waiting.map((reservation) => ({
      sku: reservation.sku,
      quantity: 0,
      awaited: reservation.awaitLess(bought.get(reservation.lineId) ?? 0),
    }));
    await publishStock(this.em, await this.stock.applyMoves(levels, movesOf(freed, -1)));
  }

  /**
   * Units that lie there are set aside for lines that have waited for them, in their order.
   * @returns ids of the lines that wait for no more
   */
  async serveLines(lineIds: readonly string[]): Promise<ReadonlySet<string>> {
    const waiting = (await this.reservations.findOpen(lineIds)).filter(({ awaited }) => awaited > 0);
    const levels = await this.stock.lock(waiting.map(({ sku }) => sku));
    const bySku = new Map(levels.map((level) => [level.sku, level]));
    const served = new Set<string>();
    for (const lineId of lineIds) {
      const reservation = waiting.find((one) => one.lineId === lineId);
      const level = reservation && bySku.get(reservation.sku);
      if (!reservation || !level) continue;
      const units = reservation.serveUnits(Math.max(0, level.onHand - level.reserved));
      // what is free for others stays the same
      level.applyMove({ sku: level.sku, onHand: 0, reserved: units, awaited: -units });
      if (units > 0 && reservation.awaited === 0) served.add(lineId);
    }
    await this.em.flush();
    return served;
  }

  /**
   * Sets all units aside for lines that had none or too few, so that nobody else buys them meanwhile; where there are not
   * enough, a line keeps what it had.
   * @param received units that came in for a line: of products that are counted nowhere it has only these
   * @returns ids of the lines that have all they need now
   */
  async setAside(
    orderId: string,
    lines: readonly StockedLine[],
    received: (lineId: string) => number,
  ): Promise<ReadonlySet<string>> {
    const open = await this.reservations.findOpen(lines.map(({ id }) => id));
    const reserved = new Map(open.map(({ lineId, quantity }) => [lineId, quantity]));
    const complete = new Set<string>();
    for (const line of lines) {
      const isCounted = (await this.stock.lock([line.sku])).length > 0;
      const had = reserved.get(line.id) ?? 0;
      const has = isCounted ? await this.raise(orderId, line, had) : received(line.id) >= line.quantity;
      if (has) complete.add(line.id);
    }
    return complete;
  }

  /** @returns whether all units of the line are set aside */
  private async raise(orderId: string, line: StockedLine, had: number): Promise<boolean> {
    if (had >= line.quantity) return true;
    await this.reserving.release([line]);
    const shortages = await this.reserving.reserve(orderId, [line], null);
    const isShort = shortages.length > 0;
    if (isShort && had > 0) await this.reserving.reserve(orderId, [{ ...line, quantity: had }], null);
    await this.reserving.allocate([line]);
    return !isShort;
  }
}
