import { sqlRule } from '../audit-rule.ts';

/** Lines that have left are owed until they are credited; lines that ended before are not. */
export const orderDue = sqlRule({
  name: 'order-due',
  says: 'What an order owes is what its lines and credits come to, and payments know the same amount.',
  isDelayed: true,
  sql: `select o.number as record,
  format('owes %s, but lines and credits say %s, and payments %s', o.due, l.due, p.due) as detail
from sales."order" o
join lateral (
  select case when count(*) filter (where s.is_sold) = 0 then 0
         else o.grand_total - coalesce(sum(total + tax) filter (where not s.is_sold), 0)
              - (o.credits ->> 'amount')::bigint end as due
  from sales.order_line cross join lateral (
    select quantity_shipped > 0 or (status not like 'cancelled%' and status not in
      ('declined', 'deleted', 'cleared', 'rma-refund-issued')) as is_sold) s
  where order_id = o.id) l on true
left join payments.payable_order p on p.order_number = o.number
where o.due <> l.due or o.due <> p.due`,
});
