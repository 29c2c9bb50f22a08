import { sqlRule } from '../audit-rule.ts';

/**
 * Orders of one line are numbered in the order they were counted. What nobody has paid anything of today was not paid
 * then, so whatever came after has to have counted it.
 */
export const creditLines = sqlRule({
  name: 'credit-lines',
  says: 'An order on terms counted what its credit line owed, that of a company only in its name, and was reviewed where it did not fit.',
  sql: `with counted as (
  select id, number, number::bigint as at, company_id, due, credit_use ->> 'line' as line,
    (credit_use ->> 'limit')::bigint as most, (credit_use ->> 'owed')::bigint as owed,
    (credit_use ->> 'total')::bigint as total,
    coalesce((payment_facts ->> 'captured')::bigint, 0) as captured
  from sales."order" where jsonb_typeof(credit_use) = 'object'
), before as (
  select c.*, coalesce((select sum(b.total) from counted b
    where b.line = c.line and b.at < c.at and b.captured = 0 and b.due >= b.total), 0) as unpaid
  from counted c
)
select number as record,
  format('counts against the line %s, but in the name of %s', line, coalesce('company ' || company_id, 'nobody')) as detail
from before where line like 'company:%' and line <> 'company:' || coalesce(company_id::text, '')
union all
select number, format('counted %s as owed on the line %s, but orders before it come to %s', owed, line, unpaid)
from before where owed < unpaid
union all
select number, format('was not reviewed, though %s were owed and the line ends at %s', owed, coalesce(most, 0))
from before b where owed + total > coalesce(most, 0)
  and not exists (select from sales.status_change s where s.order_id = b.id and s.to_status = 'pending-review')`,
});
