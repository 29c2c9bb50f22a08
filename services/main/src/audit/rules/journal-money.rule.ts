import { sqlRule } from '../audit-rule.ts';

export const journalMoney = sqlRule({
  name: 'journal-money',
  says: 'Money that came or went back by a transaction stands in the journal.',
  isDelayed: true,
  // a cause names the transactions it is about, among other words
  sql: `with caused as (
  select distinct named.id[1] as id from payments.journal_entry e,
    regexp_matches(e.cause, '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}', 'g') as named (id))
select t.order_number as record, format('%s %s of %s has no entry', t.type, t.id, t.amount) as detail
from payments.transaction t
where ((t.type = 'charge' and t.received > 0 and t.status in ('captured', 'instant', 'processed'))
    or (t.type = 'capture' and t.status in ('instant', 'processed') and t.amount > 0)
    or (t.type = 'refund' and t.status = 'processed' and t.amount > 0))
  and not exists (select 1 from caused where caused.id = t.id::text)`,
});
