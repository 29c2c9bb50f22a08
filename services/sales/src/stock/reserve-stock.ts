import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { Reservation } from './reservation.entity.ts';
import { ReservationRepository } from './reservation.repository.ts';
import {
  availableUnits,
  type BeyondShelf,
  movesOf,
  reserveUnits,
  type Shortage,
  type StockedLine,
  type StockMove,
} from './reservation.ts';
import { publishStock } from './set-stock.ts';
import type { StockLevel } from './stock.entity.ts';
import { StockRepository } from './stock.repository.ts';

/** Units of a line that leave; `isRest`: none is left to leave. */
export interface ShippedUnits {
  readonly line: StockedLine;
  readonly quantity: number;
  readonly isRest: boolean;
}

/** Stock of order lines; every method runs inside the transaction that moves the lines. */
@Injectable()
export class ReserveStock {
  constructor(
    private readonly em: EntityManager,
    private readonly stock: StockRepository,
    private readonly reservations: ReservationRepository,
  ) {}

  /**
   * Sets units aside for lines; answers what is short, in which case nothing was written.
   * @param beyond where units may come from that do not lie on the shelf
   */
  async reserve(
    orderId: string,
    lines: readonly StockedLine[],
    expiresAt: Date | null,
    beyond: BeyondShelf = 'nothing',
  ): Promise<Shortage[]> {
    const requests = lines.map(({ id, sku, quantity, availabilityAtOrder }) => ({
      lineId: id,
      sku,
      quantity,
      availability: availabilityAtOrder,
    }));
    const levels = await this.stock.lock(requests.map(({ sku }) => sku));
    const { reserved, shortages } = reserveUnits(requests, levels, beyond);
    if (shortages.length > 0) return shortages;
    await this.applyMoves(levels, movesOf(reserved));
    await this.reservations.reserve(orderId, reserved, expiresAt);
    return [];
  }

  /** The units are promised now and no longer expire. */
  allocate(lines: readonly StockedLine[]): Promise<void> {
    return this.reservations.allocate(idsOf(lines));
  }

  /** Gives the units back to the shelf. */
  release(lines: readonly StockedLine[]): Promise<void> {
    return this.endReservations(lines, 'released');
  }

  /**
   * Units have left our dock: first those set aside for the line, the rest off the shelf as far as there are some. Units
   * a supplier has sent straight to the customer only free what was set aside for them.
   */
  async shipUnits(units: readonly ShippedUnits[], isOwnDock: boolean): Promise<void> {
    const open = await this.reservations.findOpen(units.map(({ line }) => line.id));
    const levels = await this.stock.lock(units.map(({ line }) => line.sku));
    const moves = new Map(levels.map(({ sku }) => [sku, { sku, onHand: 0, reserved: 0, awaited: 0 }]));
    for (const { line, quantity, isRest } of units) {
      const reservation = open.find(({ lineId }) => lineId === line.id);
      const level = levels.find(({ sku }) => sku === line.sku);
      const move = moves.get(line.sku);
      if (reservation && level && move) serveFromShelf(reservation, quantity, level, move);
      const freed = reservation?.takeUnits(quantity, isRest) ?? { reserved: 0, awaited: 0 };
      if (!level || !move) continue;
      const now = moved(level, move);
      const fromShelf = Math.min(Math.max(0, quantity - freed.reserved), availableUnits(now));
      const left = Math.min(Math.min(quantity, freed.reserved) + fromShelf, now.onHand);
      if (isOwnDock) move.onHand -= left;
      move.reserved -= freed.reserved;
      move.awaited -= freed.awaited;
    }
    await this.applyMoves(
      levels,
      [...moves.values()].filter((move) => move.onHand !== 0 || move.reserved !== 0 || move.awaited !== 0),
    );
  }

  /** Units that are set aside for a line and have not left. */
  async unitsHeldFor({ id }: StockedLine): Promise<number> {
    const open = await this.reservations.findOpen([id]);
    return open.reduce((sum, { quantity }) => sum + quantity, 0);
  }

  /** What is set aside for a line follows the units that were split off it, as far as it reaches. */
  async splitReservation(orderId: string, line: StockedLine, part: StockedLine): Promise<void> {
    const [reservation] = await this.reservations.findOpen([line.id]);
    if (!reservation) return;
    const { sku, expiresAt, status } = reservation;
    const split = reservation.splitAt(line.quantity);
    if (split.quantity + split.awaited === 0) return;
    await this.em.flush();
    await this.reservations.reserve(orderId, [{ lineId: part.id, sku, ...split }], expiresAt ?? null);
    if (status === 'allocated') await this.reservations.allocate([part.id]);
  }

  /** The units have left: neither on hand nor reserved any more. */
  ship(lines: readonly StockedLine[]): Promise<void> {
    return this.endReservations(lines, 'shipped');
  }

  private async endReservations(
    lines: readonly StockedLine[],
    status: 'released' | 'shipped',
  ): Promise<void> {
    const open = await this.reservations.findOpen(idsOf(lines));
    if (open.length === 0) return;
    const levels = await this.stock.lock(open.map(({ sku }) => sku));
    for (const reservation of open) reservation.endAs(status);
    const moves = movesOf(open, -1);
    const hasLeft = status === 'shipped';
    await this.applyMoves(
      levels,
      hasLeft ? moves.map((move) => ({ ...move, onHand: move.reserved })) : moves,
    );
  }

  private async applyMoves(levels: readonly StockLevel[], moves: StockMove[]): Promise<void> {
    await publishStock(this.em, await this.stock.applyMoves(levels, moves));
  }
}

/** Units of a line that leave are among those it waited for, where they lie there meanwhile. */
function serveFromShelf(reservation: Reservation, quantity: number, level: StockLevel, move: OpenMove): void {
  const { onHand, reserved } = moved(level, move);
  const wanted = Math.min(Math.max(0, quantity - reservation.quantity), Math.max(0, onHand - reserved));
  const served = reservation.serveUnits(wanted);
  move.reserved += served;
  move.awaited -= served;
}

type OpenMove = { -readonly [Key in keyof StockMove]: StockMove[Key] };
const moved = (level: StockLevel, move: StockMove) => ({
  onHand: level.onHand + move.onHand,
  reserved: level.reserved + move.reserved,
  awaited: level.awaited + move.awaited,
});

const idsOf = (lines: readonly StockedLine[]) => lines.map(({ id }) => id);
