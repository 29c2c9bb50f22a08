import { sqlRule } from '../audit-rule.ts';

export const shipmentQuantities = sqlRule({
  name: 'shipment-quantities',
  says: 'The units that left are those its shipments carried.',
  sql: `select o.number as record, format('%s: shipped %s, but shipments carry %s', l.sku, l.shipped, s.carried) as detail
from (select order_id, sku, sum(quantity_shipped) as shipped from sales.order_line group by 1, 2) l
join sales."order" o on o.id = l.order_id
join lateral (select coalesce(sum(sl.quantity), 0) as carried
              from sales.shipment_line sl join sales.shipment s on s.id = sl.shipment_id
              where s.order_id = l.order_id and sl.sku = l.sku and s.kind = 'goods') s on true
where l.shipped <> s.carried and exists (select 1 from sales.shipment where order_id = o.id)`,
});
