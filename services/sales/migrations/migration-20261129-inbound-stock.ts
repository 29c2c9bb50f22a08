import { Migration } from '@mikro-orm/migrations';

/**
 * What suppliers bring for the shelf (`inbound_units`) can be ordered before it comes: a product knows what is on its way and how many of
 * it are waited for, a reservation how many its line waits for beyond those that lie there.
 */
export class Migration20261129InboundStock extends Migration {
  override up(): void {
    this.addSql(`alter table sales.stock
      add column awaited integer not null default 0 check (awaited >= 0),
      add column inbound jsonb not null default '[]'`);
    this.addSql(`alter table sales.reservation drop constraint reservation_quantity_check,
      add column awaited integer not null default 0 check (awaited >= 0),
      add check (quantity >= 0 and quantity + awaited > 0)`);
    this.addSql(`create index reservation_awaiting on sales.reservation (sku)
      where awaited > 0 and status in ('reserved', 'allocated')`);
    this.addSql(`create view sales.inbound_units as
      select l.sku, coalesce(l.promised_on, o.promised_on) as expected_on,
        sum(l.quantity - l.quantity_received)::int as quantity
      from sales.purchase_order_line l join sales.purchase_order o on o.id = l.purchase_order_id
      where o.ship_to_kind = 'warehouse' and o.status in ('confirmed', 'in-production', 'partially-shipped', 'shipped')
        and l.sku is not null and l.order_line_id is null and l.inquiry_line_id is null
        and l.quantity > l.quantity_received and coalesce(l.promised_on, o.promised_on) is not null
      group by 1, 2`);
    this.addSql(`update sales.stock s set inbound = i.parts from (
      select sku, jsonb_agg(jsonb_build_object('expectedOn', expected_on, 'quantity', quantity) order by expected_on) as parts
      from sales.inbound_units where expected_on >= current_date - 3 group by sku) i where i.sku = s.sku`);
  }

  override down(): void {
    this.addSql('drop view sales.inbound_units');
    this.addSql('drop index sales.reservation_awaiting');
    this.addSql('alter table sales.stock drop column awaited, drop column inbound');
    this.addSql('alter table sales.reservation drop column awaited');
  }
}
