import { sqlRule } from '../audit-rule.ts';

export const shipmentAmounts = sqlRule({
  name: 'shipment-amounts',
  says: 'A shipment is worth its lines and charges, and all of an order’s no more than the order.',
  sql: `select o.number as record, format('shipment %s: %s, but lines and charges %s', s.number, s.amount, l.worth) as detail
from sales.shipment s join sales."order" o on o.id = s.order_id
join lateral (select coalesce(sum(amount + tax), 0) + s.shipping + s.handling_fee + s.charges_tax as worth
              from sales.shipment_line where shipment_id = s.id) l on true
where s.amount <> l.worth
union all
select o.number, format('shipments %s, but the order costs %s', sum(s.amount), o.grand_total)
from sales.shipment s join sales."order" o on o.id = s.order_id
group by o.id having sum(s.amount) > o.grand_total`,
});
