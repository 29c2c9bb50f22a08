import { sqlRule } from '../audit-rule.ts';

export const orderMailed = sqlRule({
  name: 'order-mailed',
  says: 'Every order was acknowledged by one mail.',
  isDelayed: true,
  sql: `select o.number as record, format('%s mails', count(m.id)) as detail
from sales."order" o
left join notifications.mail m on m.kind = 'order.placed'
  and m.dedupe_key like 'order.placed:order:%' and split_part(m.dedupe_key, ':', 3) = o.number
group by o.id having count(m.id) <> 1`,
});
