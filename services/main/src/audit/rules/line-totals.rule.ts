import { sqlRule } from '../audit-rule.ts';

export const lineTotals = sqlRule({
  name: 'line-totals',
  says: 'A line costs its quantity times its price, less what promotions took off.',
  sql: `select o.number as record, format('line %s: %s, but %s × %s', l.line_number, l.total, l.quantity, l.unit_price) as detail
from sales.order_line l join sales."order" o on o.id = l.order_id
where l.total > l.unit_price * l.quantity
   or (l.total <> l.unit_price * l.quantity and o.promotions = '[]')`,
});
