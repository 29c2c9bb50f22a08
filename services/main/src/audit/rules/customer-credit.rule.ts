import { sqlRule } from '../audit-rule.ts';

/** Of each order under which it is: what stands on the account of customers' credit, and the transactions that hold it. */
export const customerCredit = sqlRule({
  name: 'customer-credit',
  says: 'What customers have as credit stands in the journal, to the cent.',
  isDelayed: true,
  sql: `with booked as (
  select coalesce(p.order_number, e.order_number) as order_number, -sum(p.amount) as amount
  from payments.journal_posting p join payments.journal_entry e on e.id = p.entry_id
  where p.account = 'customer-credit' group by 1
), held as (
  select order_number, sum(coalesce(received, amount)) as amount from payments.transaction
  where status = 'processed-on-hold' and reason_code = 'kept-as-credit' group by 1
)
select order_number as record, format('kept as credit %s, journal %s', coalesce(h.amount, 0), coalesce(b.amount, 0)) as detail
from booked b full join held h using (order_number)
where coalesce(h.amount, 0) <> coalesce(b.amount, 0)`,
});
