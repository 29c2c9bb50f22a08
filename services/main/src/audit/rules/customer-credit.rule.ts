import { sqlRule } from '../audit-rule.ts';

/**
 * Of each order under which it is: what stands on the account of customers' credit, and the transactions that hold it; whose
 * credit of an order would be; and of credit that pays another order, whether that one is the same owner's. Whose it was did
 * not count before payments knew of companies.
 */
export const customerCredit = sqlRule({
  name: 'customer-credit',
  says: 'What customers and companies have as credit stands in the journal, to the cent, and pays no order but theirs.',
  isDelayed: true,
  sql: `with booked as (
  select coalesce(p.order_number, e.order_number) as order_number, -sum(p.amount) as amount
  from payments.journal_posting p join payments.journal_entry e on e.id = p.entry_id
  where p.account = 'customer-credit' group by 1
), held as (
  select order_number, sum(coalesce(received, amount)) as amount from payments.transaction
  where status = 'processed-on-hold' and reason_code = 'kept-as-credit' group by 1
), moved as (
  select taken.order_number as source, given.order_number as target
  from payments.journal_entry e
  join payments.journal_posting taken on taken.entry_id = e.id and taken.account = 'customer-credit' and taken.amount > 0
  join payments.journal_posting given on given.entry_id = e.id and given.account = 'customer-credit' and given.amount < 0
  where e.kind = 'match' and e.at > (select executed_at from payments.migrations where name = 'Migration20261130CompanyCreditC')
)
select order_number as record, format('kept as credit %s, journal %s', coalesce(h.amount, 0), coalesce(b.amount, 0)) as detail
from booked b full join held h using (order_number)
where coalesce(h.amount, 0) <> coalesce(b.amount, 0)
union all
select o.number, format('placed for company %s, payments knows %s', coalesce(o.company_id::text, 'none'), coalesce(p.company_id::text, 'none'))
from sales."order" o join payments.payable_order p on p.order_number = o.number
where o.company_id is distinct from p.company_id
union all
select m.target, format('paid by credit of order %s, which is for company %s, this one for %s', m.source,
  coalesce(f.company_id::text, 'none'), coalesce(t.company_id::text, 'none'))
from moved m join payments.payable_order f on f.order_number = m.source join payments.payable_order t on t.order_number = m.target
where f.company_id is distinct from t.company_id`,
});
