import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { Order } from '../order/order.entity.ts';
import { OrderRepository } from '../order/order.repository.ts';
import { Shipment } from './shipment.entity.ts';

/** Shipments in the database. Whoever changes one has locked its order before. */
@Injectable()
export class ShipmentRepository {
  constructor(
    private readonly em: EntityManager,
    private readonly orders: OrderRepository,
  ) {}

  async nextNumber(): Promise<string> {
    const [row] = await this.em.execute<{ number: string }[]>(
      `select 's-' || nextval('sales.shipment_number') as number`,
    );
    if (!row) throw new Error('the sequence gave no number');
    return row.number;
  }

  /** Of an order, oldest first. */
  ofOrder(orderId: string): Promise<Shipment[]> {
    return this.em.find(
      Shipment,
      { order: orderId },
      { populate: ['lines'], orderBy: { shippedAt: 'asc', number: 'asc' }, refresh: true },
    );
  }

  findShipment(number: string): Promise<Shipment | null> {
    return this.em.findOne(Shipment, { number }, { populate: ['lines', 'order', 'order.lines'] });
  }

  /** How many shipments that are charged an order has had; read under the order's lock. */
  countCharged(orderId: string): Promise<number> {
    return this.em.count(Shipment, { order: orderId, kind: 'goods' });
  }

  /** A shipment and its order, locked until the transaction ends; the order first, as everybody does. */
  async lock(number: string): Promise<{ shipment: Shipment; order: Order } | null> {
    const found = await this.em.findOne(Shipment, { number }, { populate: ['order'] });
    const order = found && (await this.orders.lock(found.order.number));
    if (!order) return null;
    const shipment = await this.em.findOneOrFail(
      Shipment,
      { number },
      { populate: ['lines'], refresh: true },
    );
    return { shipment, order };
  }

  /** Numbers of the shipments a package of this tracking number belongs to, newest first. */
  async numbersOfTracking(provider: string, tracking: string): Promise<string[]> {
    const rows = await this.em.execute<{ number: string }[]>(
      `select number from sales.shipment where provider = ? and packages @> ?::jsonb
       order by shipped_at desc limit 5`,
      [provider, JSON.stringify([{ tracking }])],
    );
    return rows.map(({ number }) => number);
  }

  /**
   * Orders with lines that may end: delivered before one moment, or shipped before another without any tracking number.
   * A line whose parts left on different days counts from the last.
   */
  async findCompletable(
    over: { readonly delivered: Date; readonly shipped: Date },
    limit: number,
  ): Promise<{ number: string; lineIds: string[] }[]> {
    return this.em.execute<{ number: string; lineIds: string[] }[]>(
      `select o.number, array_agg(l.id::text) as "lineIds"
       from (
         select l.id, l.order_id from sales.order_line l
         join sales.shipment_line sl on sl.order_line_id = l.id
         join sales.shipment s on s.id = sl.shipment_id
         where l.status in ('delivered', 'shipped')
         group by l.id
         having (l.status = 'delivered' and max(coalesce(s.delivered_at, s.shipped_at)) < ?)
           or (l.status = 'shipped' and max(s.shipped_at) < ?
             and not bool_or(exists (
               select from jsonb_array_elements(s.packages) p where p->>'tracking' is not null)))
       ) l
       join sales."order" o on o.id = l.order_id
       where o.state not in ('fraud', 'holded', 'closed')
       group by o.number order by o.number limit ?`,
      [over.delivered, over.shipped, limit],
    );
  }
}
