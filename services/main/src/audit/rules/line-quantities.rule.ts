import { sqlRule } from '../audit-rule.ts';

export const lineQuantities = sqlRule({
  name: 'line-quantities',
  says: 'Of a line no more units leave, arrive, or come back than there are.',
  sql: `select o.number as record,
  format('line %s: of %s shipped %s, cancelled %s, delivered %s, returned %s', l.line_number, l.quantity,
         l.quantity_shipped, l.quantity_cancelled, l.quantity_delivered, l.quantity_returned) as detail
from sales.order_line l join sales."order" o on o.id = l.order_id
where l.quantity_shipped + l.quantity_cancelled > l.quantity or l.quantity_delivered > l.quantity_shipped
   or l.quantity_returned > l.quantity_delivered
   or least(l.quantity_shipped, l.quantity_cancelled, l.quantity_delivered, l.quantity_returned) < 0`,
});
