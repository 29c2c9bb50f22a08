import { randomUUID } from 'node:crypto';
import { defineEntity, p } from '@mikro-orm/postgresql';
import type { Reserved, StockMove } from './reservation.ts';

/** `reserved` may expire, `allocated` is promised; `released` and `shipped` are history. */
export type ReservationStatus = 'reserved' | 'allocated' | 'released' | 'shipped';

export const ReservationSchema = defineEntity({
  name: 'Reservation',
  schema: 'sales',
  tableName: 'reservation',
  properties: {
    id: p.uuid().primary(),
    orderId: p.uuid(),
    lineId: p.uuid().unique(),
    sku: p.string(),
    quantity: p.integer(),
    /** units it waits for, beyond those set aside */
    awaited: p.integer(),
    status: p.string().$type<ReservationStatus>(),
    expiresAt: p.datetime().nullable(),
  },
});

/** Units set aside for a line of an order; a line has one reservation, which a later one replaces. */
export class Reservation extends ReservationSchema.class {
  static factsOf(orderId: string, units: Reserved, expiresAt: Date | null) {
    return { ...units, id: randomUUID(), orderId, status: 'reserved' as const, expiresAt };
  }

  /** Units that came are set aside. @returns how many of those that may be taken */
  serveUnits(count: number): number {
    const served = Math.min(this.awaited, count);
    this.quantity += served;
    this.awaited -= served;
    return served;
  }

  /**
   * Units of the line leave. @param isRest none is left to leave: whatever is still held or waited for ends, too
   * @returns how many are held and waited for no longer
   */
  takeUnits(count: number, isRest: boolean): Pick<StockMove, 'reserved' | 'awaited'> {
    const { quantity: held, awaited } = this;
    if (isRest || (held <= count && awaited === 0)) {
      this.endAs('shipped');
      return { reserved: held, awaited };
    }
    const reserved = Math.min(held, count);
    this.quantity -= reserved;
    return { reserved, awaited: 0 };
  }

  /** Other units come in place of those it waits for. @returns how many it waits for no longer */
  awaitLess(units: number): number {
    const less = Math.min(this.awaited, units);
    if (this.quantity + this.awaited === less) this.endAs('released');
    else this.awaited -= less;
    return less;
  }

  /** Only as much as a line of so many units needs stays. @returns the rest, which another line takes over */
  splitAt(units: number): Pick<Reserved, 'quantity' | 'awaited'> {
    const quantity = Math.min(this.quantity, units);
    const awaited = Math.min(this.awaited, units - quantity);
    const rest = { quantity: this.quantity - quantity, awaited: this.awaited - awaited };
    if (quantity + awaited === 0) this.endAs('released');
    else Object.assign(this, { quantity, awaited });
    return rest;
  }

  /** No longer held for the line; it cannot expire any more. */
  endAs(status: 'released' | 'shipped'): void {
    this.status = status;
    this.expiresAt = null;
  }
}
ReservationSchema.setClass(Reservation);
