import { sqlRule } from '../audit-rule.ts';

export const invoiceSums = sqlRule({
  name: 'invoice-sums',
  says: 'What is invoiced of an order is what has shipped of it.',
  isDelayed: true,
  sql: `select o.number as record, format('shipped %s, but invoiced %s', s.shipped, i.invoiced) as detail
from sales."order" o
join lateral (select coalesce(sum(amount), 0) as shipped from sales.shipment where order_id = o.id) s on true
join lateral (select coalesce(sum(amount), 0) as invoiced from sales.invoice
              where order_id = o.id and kind = 'invoice' and status <> 'canceled') i on true
where s.shipped <> i.invoiced`,
});
