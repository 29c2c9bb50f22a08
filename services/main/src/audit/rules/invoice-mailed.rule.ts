import { sqlRule } from '../audit-rule.ts';

export const invoiceMailed = sqlRule({
  name: 'invoice-mailed',
  says: 'Every invoice and credit memo was mailed once.',
  isDelayed: true,
  sql: `select o.number as record, format('%s %s: %s mails', i.kind, i.number, count(m.id)) as detail
from sales.invoice i join sales."order" o on o.id = i.order_id
left join notifications.mail m on m.dedupe_key = 'invoice.issued:invoice:' || i.number || ':1'
group by o.id, i.id having count(m.id) <> 1`,
});
