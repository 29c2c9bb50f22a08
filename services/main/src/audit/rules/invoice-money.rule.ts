import { sqlRule } from '../audit-rule.ts';

export const invoiceMoney = sqlRule({
  name: 'invoice-money',
  says: 'The money that settles the invoices of an order has come for it.',
  isDelayed: true,
  sql: `select o.number as record,
  format('invoices are settled by %s, but %s came', sum(i.paid), (o.payment_facts ->> 'captured')::bigint) as detail
from sales.invoice i join sales."order" o on o.id = i.order_id
where i.kind = 'invoice' and i.status <> 'canceled'
group by o.id having sum(i.paid) > (o.payment_facts ->> 'captured')::bigint`,
});
