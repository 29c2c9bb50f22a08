import { Migration } from '@mikro-orm/migrations';

/**
 * What suppliers bring for the shelf can be ordered before it comes: a product knows what is on its way and how many of
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
    this.addSql(`update sales.stock s set inbound = i.parts from (
      select sku, jsonb_agg(jsonb_build_object('expectedOn', "expectedOn", 'quantity', quantity)
        order by "expectedOn") as parts
      from (select l.sku, coalesce(l.promised_on, o.promised_on)::text as "expectedOn",
          sum(l.quantity - l.quantity_received)::int as quantity
        from sales.purchase_order_line l join sales.purchase_order o on o.id = l.purchase_order_id
        where o.ship_to_kind = 'warehouse'
          and o.status in ('confirmed', 'in-production', 'partially-shipped', 'shipped')
          and l.order_line_id is null and l.inquiry_line_id is null and l.quantity > l.quantity_received
          and coalesce(l.promised_on, o.promised_on) >= current_date - 3
        group by 1, 2) part
      where sku is not null group by sku) i where i.sku = s.sku`);
  }

  override down(): void {
    this.addSql('drop index sales.reservation_awaiting');
    this.addSql('alter table sales.stock drop column awaited, drop column inbound');
    this.addSql('alter table sales.reservation drop column awaited');
  }
}
