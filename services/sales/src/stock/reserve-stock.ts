import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { ReservationRepository } from './reservation.repository.ts';
import { movesOf, reserveUnits, type Shortage, type StockedLine } from './reservation.ts';
import { publishStock } from './set-stock.ts';
import { StockRepository, type StockMove } from './stock.repository.ts';

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
    await this.apply(movesOf(reserved));
    await this.reservations.insert(orderId, reserved, expiresAt);
    return [];
  }

  /** The units are promised now and no longer expire. */
  allocate(lines: readonly StockedLine[]): Promise<void> {
    return this.reservations.mark(idsOf(lines), 'allocated');
  }

  /** Gives the units back to the shelf. */
  async release(lines: readonly StockedLine[]): Promise<void> {
    const open = await this.reservations.openOf(idsOf(lines));
    if (open.length === 0) return;
    await this.stock.lock(open.map(({ sku }) => sku));
    await this.apply(movesOf(open, -1));
    await this.reservations.mark(idsOf(lines), 'released');
  }

  /** The units have left: neither on hand nor reserved any more. */
  async ship(lines: readonly StockedLine[]): Promise<void> {
    const open = await this.reservations.openOf(idsOf(lines));
    if (open.length === 0) return;
    await this.stock.lock(open.map(({ sku }) => sku));
    await this.apply(movesOf(open, -1).map((move) => ({ ...move, onHand: move.reserved })));
    await this.reservations.mark(idsOf(lines), 'shipped');
  }

  private async apply(moves: StockMove[]): Promise<void> {
    await publishStock(this.em, await this.stock.move(moves));
  }
}

const idsOf = (lines: readonly StockedLine[]) => lines.map(({ id }) => id);
