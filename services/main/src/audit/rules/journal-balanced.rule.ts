import { sqlRule } from '../audit-rule.ts';

export const journalBalanced = sqlRule({
  name: 'journal-balanced',
  says: 'Every entry of the journal balances.',
  sql: `select e.cause as record, format('adds up to %s', coalesce(sum(p.amount), 0)) as detail
from payments.journal_entry e left join payments.journal_posting p on p.entry_id = e.id
group by e.id having coalesce(sum(p.amount), 0) <> 0`,
});
