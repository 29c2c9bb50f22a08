import { sqlRule } from '../audit-rule.ts';

export const shipmentQuantities = sqlRule({
  name: 'shipment-quantities',
  says: 'The units that left are those its shipments carried.',
  // each side is added up once: line by line, a million orders would take a quarter of an hour
  sql: `select o.number as record,
  format('%s: shipped %s, but shipments carry %s', l.sku, l.shipped, coalesce(s.carried, 0)) as detail
from (select order_id, sku, sum(quantity_shipped) as shipped from sales.order_line group by 1, 2) l
left join (
  select s.order_id, sl.sku, sum(sl.quantity) as carried
  from sales.shipment_line sl join sales.shipment s on s.id = sl.shipment_id
  where s.kind = 'goods' group by 1, 2) s on s.order_id = l.order_id and s.sku = l.sku
join sales."order" o on o.id = l.order_id
where l.shipped <> coalesce(s.carried, 0) and exists (select 1 from sales.shipment where order_id = o.id)`,
});
