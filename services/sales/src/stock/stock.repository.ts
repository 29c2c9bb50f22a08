import { Injectable } from '@nestjs/common';
import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { storeHours, wallClock } from '@gantry/domain/business-days';
import type { InboundUnits } from '@gantry/contracts/schemas/inbound';
import { StockLevel } from './stock.entity.ts';
import { availableUnits, freeInbound, type StockMove, type StockUnits } from './reservation.ts';

/** What of a product can still be sold. */
export interface AvailableStock {
  readonly sku: string;
  readonly available: number;
  /** what suppliers bring and nobody has ordered, the soonest first */
  readonly inbound: readonly InboundUnits[];
  /** lines wait for units, and some lie there */
  readonly isAwaited: boolean;
}

@Injectable()
export class StockRepository {
  constructor(private readonly em: EntityManager) {}

  /** Units not yet reserved, of the products that are counted. */
  async availableOf(skus: readonly string[]): Promise<Map<string, number>> {
    if (skus.length === 0) return new Map();
    const levels = await this.em.find(StockLevel, { sku: { $in: [...skus] } }, { disableIdentityMap: true });
    return new Map(levels.map((level) => [level.sku, availableUnits(level)]));
  }

  /** What lies there for nobody yet, and what suppliers bring, the soonest first, whoever waits for it. */
  async comingOf(skus: readonly string[]): Promise<ReadonlyMap<string, readonly InboundUnits[]>> {
    const levels = await this.em.find(StockLevel, { sku: { $in: [...skus] } }, { disableIdentityMap: true });
    const today = wallClock(new Date(), storeHours.timeZone).day;
    return new Map(
      levels.map(({ sku, onHand, reserved, inbound }) => {
        const lying = { expectedOn: today, quantity: Math.max(0, onHand - reserved) };
        return [sku, lying.quantity > 0 ? [lying, ...inbound] : inbound];
      }),
    );
  }

  /** The levels of some products, locked in the order of their sku so that two orders never wait for each other. */
  lock(skus: readonly string[]): Promise<StockLevel[]> {
    return this.em.find(
      StockLevel,
      { sku: { $in: [...skus] } },
      { orderBy: { sku: 'asc' }, lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true },
    );
  }

  /** Applies moves to locked levels and writes them. @returns what is available afterwards */
  async applyMoves(levels: readonly StockLevel[], moves: readonly StockMove[]): Promise<AvailableStock[]> {
    const bySku = new Map(levels.map((level) => [level.sku, level]));
    const moved = moves.flatMap((move) => {
      const level = bySku.get(move.sku);
      level?.applyMove(move);
      return level ? [level] : [];
    });
    await this.em.flush();
    return moved.map(availableStock);
  }

  /**
   * Sets what suppliers bring for the shelf of locked levels.
   * @returns those of which it changed
   */
  async setInbound(
    levels: readonly StockLevel[],
    inbound: ReadonlyMap<string, InboundUnits[]>,
  ): Promise<AvailableStock[]> {
    const changed = levels.filter(
      (level) => JSON.stringify(level.inbound) !== JSON.stringify(inbound.get(level.sku) ?? []),
    );
    for (const level of changed) level.expect(inbound.get(level.sku) ?? []);
    await this.em.flush();
    return changed.map(availableStock);
  }

  /**
   * Sets units on hand, as a feed or a count gives them, in one statement (ADR 0005); rows are made when missing.
   * @returns those that changed
   */
  async setOnHand(rows: readonly { sku: string; onHand: number }[]): Promise<AvailableStock[]> {
    const changed = await this.em.execute<StockUnits[]>(
      `insert into sales.stock as s (sku, on_hand)
       select d.sku, max(d."onHand") from jsonb_to_recordset(?::jsonb) as d(sku text, "onHand" int)
       group by d.sku order by d.sku
       on conflict (sku) do update set on_hand = excluded.on_hand, version = s.version + 1, updated_at = now()
       where s.on_hand <> excluded.on_hand
       returning sku, on_hand as "onHand", reserved, awaited, inbound`,
      [JSON.stringify(rows)],
    );
    return changed.map(availableStock);
  }
}

const availableStock = (level: StockUnits): AvailableStock => ({
  sku: level.sku,
  available: availableUnits(level),
  inbound: freeInbound(level),
  isAwaited: level.awaited > 0 && level.onHand > level.reserved,
});
