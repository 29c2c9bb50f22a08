import { sqlRule } from '../audit-rule.ts';

export const journalInvoices = sqlRule({
  name: 'journal-invoices',
  says: 'Every invoice and credit memo stands in the journal once, with its amount.',
  isDelayed: true,
  sql: `select o.number as record, format('%s %s: %s, journal %s', i.kind, i.number, i.amount, coalesce(j.amount::text, 'nothing')) as detail
from sales.invoice i join sales."order" o on o.id = i.order_id
left join lateral (select abs(coalesce(sum(p.amount) filter (where p.account = 'receivable'), 0)) as amount
                   from payments.journal_entry e join payments.journal_posting p on p.entry_id = e.id
                   where e.cause = i.kind || ':' || i.number group by e.id) j on true
where i.replaces_id is null and i.amount > 0 and j.amount is distinct from i.amount
union all
select coalesce(e.order_number, e.cause), format('the journal knows %s, which was never issued', e.cause)
from payments.journal_entry e
where e.kind in ('invoice', 'credit-memo')
  and not exists (select 1 from sales.invoice i where e.cause = i.kind || ':' || i.number)`,
});
