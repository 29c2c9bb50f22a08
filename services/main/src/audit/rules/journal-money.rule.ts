import { sqlRule } from '../audit-rule.ts';

export const journalMoney = sqlRule({
  name: 'journal-money',
  says: 'Money that came or went back by a transaction stands in the journal.',
  isDelayed: true,
  sql: `select t.order_number as record, format('%s %s of %s has no entry', t.type, t.id, t.amount) as detail
from payments.transaction t
where ((t.type = 'charge' and t.received > 0 and t.status in ('captured', 'instant', 'processed'))
    or (t.type = 'capture' and t.status in ('instant', 'processed') and t.amount > 0)
    or (t.type = 'refund' and t.status = 'processed' and t.amount > 0))
  and not exists (select 1 from payments.journal_entry e where e.cause like '%' || t.id || '%')`,
});
