import { Injectable } from '@nestjs/common';
import { EntityManager, type InferKyselyDB } from '@mikro-orm/postgresql';
import { lineStatuses } from '@gantry/domain/statuses/line-statuses';
import { labelsOf } from '@gantry/domain/statuses/status-table';
import { Reservation, type ReservationSchema } from './reservation.entity.ts';
import type { Reserved } from './reservation.ts';

const expiring = labelsOf(lineStatuses).filter((status) => lineStatuses[status].expires);

/** Nothing has come, and nothing is reserved. */
const unpaid = ['pending', 'declined', 'failed', 'expired', 'canceled'];

/** Columns of orders and lines that say whether a reservation has lapsed. */
interface OrderColumns {
  readonly order: { id: string; number: string; payment_status: string };
  readonly order_line: { id: string; status: string };
}
type Tables = InferKyselyDB<typeof ReservationSchema> & OrderColumns;

/** Units set aside for order lines. */
@Injectable()
export class ReservationRepository {
  constructor(private readonly em: EntityManager) {}

  /** Sets units aside; a line that had given its units back gets its reservation again. */
  async reserve(orderId: string, units: readonly Reserved[], expiresAt: Date | null): Promise<void> {
    if (units.length === 0) return;
    const rows = units.map((unit) => Reservation.factsOf(orderId, unit, expiresAt));
    await this.em.upsertMany(Reservation, rows, {
      onConflictFields: ['lineId'],
      onConflictMergeFields: ['quantity', 'status', 'expiresAt'],
      disableIdentityMap: true,
    });
  }

  /** What is still set aside for some lines of an order. */
  findOpen(lineIds: readonly string[]): Promise<Reservation[]> {
    const open = { lineId: { $in: [...lineIds] }, status: { $in: ['reserved', 'allocated'] as const } };
    return this.em.find(Reservation, open, { refresh: true });
  }

  async allocate(lineIds: readonly string[]): Promise<void> {
    await this.em.nativeUpdate(
      Reservation,
      { lineId: { $in: [...lineIds] } },
      { status: 'allocated', expiresAt: null },
    );
  }

  /** Numbers of unpaid orders that hold units past their time, oldest first. */
  async findExpiredOrders(limit: number): Promise<string[]> {
    const rows = await this.em
      .getKysely<Tables>()
      .withSchema('sales')
      .selectFrom('reservation as r')
      .innerJoin('order as o', 'o.id', 'r.order_id')
      .innerJoin('order_line as l', 'l.id', 'r.line_id')
      .where('r.status', '=', 'reserved')
      .where('r.expires_at', '<', new Date())
      .where('l.status', 'in', expiring)
      .where('o.payment_status', 'in', unpaid)
      .groupBy('o.number')
      .orderBy((eb) => eb.fn.min('r.expires_at'))
      .select('o.number')
      .limit(limit)
      .execute();
    return rows.map(({ number }) => number);
  }
}
