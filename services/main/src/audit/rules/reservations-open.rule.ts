import { sqlRule } from '../audit-rule.ts';

export const reservationsOpen = sqlRule({
  name: 'reservations-open',
  says: 'What is set aside is for units of a line that have not left.',
  sql: `select o.number as record,
  format('line %s, %s: %s set aside, %s open', l.line_number, l.status, r.quantity,
         l.quantity - l.quantity_shipped - l.quantity_cancelled) as detail
from sales.reservation r
join sales.order_line l on l.id = r.line_id join sales."order" o on o.id = l.order_id
where r.status in ('reserved', 'allocated')
  and r.quantity > l.quantity - l.quantity_shipped - l.quantity_cancelled`,
});
