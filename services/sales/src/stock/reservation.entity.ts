import { randomUUID } from 'node:crypto';
import { defineEntity, p } from '@mikro-orm/postgresql';
import type { Reserved } from './reservation.ts';

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
    status: p.string().$type<ReservationStatus>(),
    expiresAt: p.datetime().nullable(),
  },
});

/** Units set aside for a line of an order; a line has one reservation, which a later one replaces. */
export class Reservation extends ReservationSchema.class {
  static factsOf(orderId: string, units: Reserved, expiresAt: Date | null) {
    return { ...units, id: randomUUID(), orderId, status: 'reserved' as const, expiresAt };
  }

  /**
   * Units of the line leave. @param isRest none is left to leave: whatever is still held ends, too
   * @returns how many are held no longer
   */
  takeUnits(count: number, isRest: boolean): number {
    const held = this.quantity;
    if (isRest || held <= count) {
      this.endAs('shipped');
      return held;
    }
    this.quantity -= count;
    return count;
  }

  /** No longer held for the line; it cannot expire any more. */
  endAs(status: 'released' | 'shipped'): void {
    this.status = status;
    this.expiresAt = null;
  }
}
ReservationSchema.setClass(Reservation);
