import { sqlRule } from '../audit-rule.ts';

export const invoiceParts = sqlRule({
  name: 'invoice-parts',
  says: 'An invoice comes to its lines, charges and tax, and its tax lines to its tax.',
  sql: `select i.number as record,
  format('%s: goods %s, lines %s, tax %s, tax lines %s', i.amount, i.goods, l.goods, i.tax, t.tax) as detail
from sales.invoice i
join lateral (select coalesce(sum((line ->> 'amount')::bigint), 0) as goods from jsonb_array_elements(i.lines) line) l on true
join lateral (select coalesce(sum((line ->> 'amount')::bigint), 0) as tax, count(*) as listed
              from jsonb_array_elements(i.tax_lines) line) t on true
where i.goods <> l.goods or (t.listed > 0 and i.tax <> t.tax)
   or i.amount <> i.goods + i.shipping + i.handling_fee + i.tax - i.restocking_fee`,
});
