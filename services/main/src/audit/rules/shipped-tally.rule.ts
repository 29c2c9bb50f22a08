import { sqlRule } from '../audit-rule.ts';

export const shippedTally = sqlRule({
  name: 'shipped-tally',
  says: 'Dashboards count as many lines that left on each day, and that left late, as there are.',
  sql: `select day::text as record,
  format('%s lines and %s late ones too many are counted', sum(shipped), sum(late)) as detail
from (
  select day, shipped, late from sales.shipped_tally
  union all
  select shipped_on, -1, -coalesce(sales.left_late(shipped_on, first_promise), false)::int
  from sales.order_line where shipped_on is not null and first_promise is not null) counted
group by day having sum(shipped) <> 0 or sum(late) <> 0`,
});
