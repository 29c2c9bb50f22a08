import { sqlRule } from '../audit-rule.ts';

export const orderTotals = sqlRule({
  name: 'order-totals',
  says: 'An order costs what its lines, charges and tax add up to.',
  sql: `select o.number as record,
  format('total %s, but lines %s of subtotal %s, less %s, handling %s, shipping %s, tax %s', o.grand_total, l.goods,
         o.subtotal, o.discount, o.handling_fee, o.shipping, o.tax) as detail
from sales."order" o
join lateral (select coalesce(sum(total), 0) as goods from sales.order_line where order_id = o.id) l on true
where o.subtotal - o.discount <> l.goods
   or o.grand_total <> o.subtotal - o.discount + o.handling_fee + o.shipping + o.tax`,
});
