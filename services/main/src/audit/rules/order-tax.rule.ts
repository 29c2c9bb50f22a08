import { sqlRule } from '../audit-rule.ts';

export const orderTax = sqlRule({
  name: 'order-tax',
  says: 'The tax of an order is the sum of its tax lines and no less than that of its goods.',
  sql: `select o.number as record, format('tax %s, but tax lines %s and lines %s', o.tax, t.listed, l.taxed) as detail
from sales."order" o
join lateral (select coalesce(sum((line ->> 'amount')::bigint), 0) as listed
              from jsonb_array_elements(o.tax_lines) line) t on true
join lateral (select coalesce(sum(tax), 0) as taxed from sales.order_line where order_id = o.id) l on true
where o.tax <> t.listed or o.tax < l.taxed`,
});
