import { sqlRule } from '../audit-rule.ts';

export const stockInbound = sqlRule({
  name: 'stock-inbound',
  says: 'What of a product is said to come is what purchase orders for the shelf bring, less what is days late.',
  sql: `with bought as (
  select l.sku, coalesce(l.promised_on, o.promised_on) as on_day, sum(l.quantity - l.quantity_received) as units
  from sales.purchase_order_line l join sales.purchase_order o on o.id = l.purchase_order_id
  where o.ship_to_kind = 'warehouse' and o.status in ('confirmed', 'in-production', 'partially-shipped', 'shipped')
    and l.order_line_id is null and l.inquiry_line_id is null and l.quantity > l.quantity_received
  group by 1, 2),
told as (
  select s.sku, (part ->> 'expectedOn')::date as on_day, (part ->> 'quantity')::int as units
  from sales.stock s, jsonb_array_elements(s.inbound) part)
select coalesce(b.sku, t.sku) as record,
  format('%s come on %s, but %s are bought', coalesce(t.units, 0), coalesce(b.on_day, t.on_day), coalesce(b.units, 0)) as detail
from bought b full join told t using (sku, on_day)
where b.units is distinct from t.units and coalesce(b.on_day, t.on_day) >= current_date - 2
  and exists (select from sales.stock s where s.sku = coalesce(b.sku, t.sku))`,
});
