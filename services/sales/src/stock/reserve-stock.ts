import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { ReservationRepository } from './reservation.repository.ts';
import { movesOf, reserveUnits, type Shortage, type StockedLine, type StockMove } from './reservation.ts';
import { publishStock } from './set-stock.ts';
import type { StockLevel } from './stock.entity.ts';
import { StockRepository } from './stock.repository.ts';

/** Stock of order lines; every method runs inside the transaction that moves the lines. */
@Injectable()
export class ReserveStock {
  constructor(
    private readonly em: EntityManager,
    private readonly stock: StockRepository,
    private readonly reservations: ReservationRepository,
  ) {}

  /** Sets units aside for lines; answers what is short, in which case nothing was written. */
  async reserve(orderId: string, lines: readonly StockedLine[], expiresAt: Date | null): Promise<Shortage[]> {
    const requests = lines.map(({ id, sku, quantity, availabilityAtOrder }) => ({
      lineId: id,
      sku,
      quantity,
      availability: availabilityAtOrder,
    }));
    const levels = await this.stock.lock(requests.map(({ sku }) => sku));
    const { reserved, shortages } = reserveUnits(requests, levels);
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

const idsOf = (lines: readonly StockedLine[]) => lines.map(({ id }) => id);
