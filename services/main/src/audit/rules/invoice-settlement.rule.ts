import { sqlRule } from '../audit-rule.ts';

export const invoiceSettlement = sqlRule({
  name: 'invoice-settlement',
  says: 'What settles an invoice is what its allocations add up to, and never more than it.',
  sql: `select i.number as record,
  format('paid %s, refunded %s, credited %s, but allocations %s, %s, %s of %s', i.paid, i.refunded, i.credited, a.paid,
         a.refunded, a.credited, i.amount) as detail
from sales.invoice i
join lateral (select coalesce(sum(amount) filter (where kind = 'payment'), 0) as paid,
                     coalesce(sum(amount) filter (where kind = 'refund'), 0) as refunded,
                     coalesce(sum(amount) filter (where kind = 'credit'), 0) as credited
              from sales.invoice_allocation where invoice_id = i.id) a on true
where i.kind = 'invoice'
  and ((i.paid, i.refunded, i.credited) <> (a.paid, a.refunded, a.credited)
       or i.paid > i.amount or i.credited > i.amount or i.refunded > i.paid)`,
});
