import { sqlRule } from '../audit-rule.ts';

export const invoiceNumbers = sqlRule({
  name: 'invoice-numbers',
  says: 'The numbers of a series run without a gap up to its counter.',
  sql: `select c.series as record,
  format('counted to %s, but %s invoices up to %s', c.last_number, i.written, i.highest) as detail
from sales.invoice_counter c
join lateral (select count(*) as written, coalesce(max(sequence), 10000) as highest
              from sales.invoice where series = c.series) i on true
where i.highest <> c.last_number or i.written <> c.last_number - 10000`,
});
