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

/** A line that waits for units to come. */
export interface AwaitingLine {
  readonly sku: string;
  readonly lineId: string;
  readonly awaited: number;
  /** of its order */
  readonly number: string;
}

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
      onConflictMergeFields: ['quantity', 'awaited', 'status', 'expiresAt'],
      disableIdentityMap: true,
    });
  }

  /** What is still set aside for some lines of an order. */
  findOpen(lineIds: readonly string[]): Promise<Reservation[]> {
    const open = { lineId: { $in: [...lineIds] }, status: { $in: ['reserved', 'allocated'] as const } };
    return this.em.find(Reservation, open, { refresh: true });
  }

  /** Lines that wait for units of some products, whoever ordered first before the others. */
  findAwaiting(skus: readonly string[]): Promise<AwaitingLine[]> {
    return this.em.execute<AwaitingLine[]>(
      `select r.sku, r.line_id::text as "lineId", r.awaited, o.number
       from sales.reservation r join sales."order" o on o.id = r.order_id
         join sales.order_line l on l.id = r.line_id
       where r.awaited > 0 and r.status in ('reserved', 'allocated')
         and r.sku in (select jsonb_array_elements_text(?::jsonb))
       order by o.placed_at, o.number, l.line_number`,
      [JSON.stringify(skus)],
    );
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
