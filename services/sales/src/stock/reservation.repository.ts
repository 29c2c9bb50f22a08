import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { Reserved } from './reservation.ts';

export interface OpenReservation extends Reserved {
  readonly status: 'reserved' | 'allocated';
}

/** Units set aside: `reserved` may expire, `allocated` are promised, `released` and `shipped` are history. */
@Injectable()
export class ReservationRepository {
  constructor(private readonly em: EntityManager) {}

  async insert(orderId: string, units: readonly Reserved[], expiresAt: Date | null): Promise<void> {
    if (units.length === 0) return;
    const rows = units.map((unit) => ({ ...unit, id: randomUUID() }));
    await this.em.execute(
      `insert into sales.reservation (id, order_id, line_id, sku, quantity, status, expires_at)
       select d.id, ?, d."lineId", d.sku, d.quantity, 'reserved', ?::timestamptz
       from jsonb_to_recordset(?::jsonb) as d(id uuid, "lineId" uuid, sku text, quantity int)
       on conflict (line_id) do update
         set quantity = excluded.quantity, status = 'reserved', expires_at = excluded.expires_at`,
      [orderId, expiresAt?.toISOString() ?? null, JSON.stringify(rows)],
    );
  }

  /** What is still set aside for some lines of an order. */
  openOf(lineIds: readonly string[]): Promise<OpenReservation[]> {
    return this.em.execute<OpenReservation[]>(
      `select line_id as "lineId", sku, quantity, status from sales.reservation
       where line_id in (select (jsonb_array_elements_text(?::jsonb))::uuid) and status in ('reserved', 'allocated')`,
      [JSON.stringify(lineIds)],
    );
  }

  async mark(lineIds: readonly string[], status: 'allocated' | 'released' | 'shipped'): Promise<void> {
    if (lineIds.length === 0) return;
    await this.em.execute(
      `update sales.reservation set status = ?, expires_at = null
       where line_id in (select (jsonb_array_elements_text(?::jsonb))::uuid)`,
      [status, JSON.stringify(lineIds)],
    );
  }

  /** Numbers of unpaid orders that hold units past their time, oldest first. */
  async expiredOrders(limit: number): Promise<string[]> {
    const rows = await this.em.execute<{ number: string }[]>(
      `select o.number from sales.reservation r join sales."order" o on o.id = r.order_id
       join sales.order_line l on l.id = r.line_id
       where r.status = 'reserved' and r.expires_at < now()
         and l.status in ('new', 'pending', 'not-processed') and o.payment_status = 'pending'
       group by o.number order by min(r.expires_at) limit ?`,
      [limit],
    );
    return rows.map(({ number }) => number);
  }
}
