import { sqlRule } from '../audit-rule.ts';

export const orderTally = sqlRule({
  name: 'order-tally',
  says: 'Dashboards count as many orders of each day and state as there are, and the revenue they bring.',
  sql: `select format('%s, %s', day, status) as record,
  format('%s orders and %s of revenue too many are counted', sum(orders), sum(revenue)) as detail
from (
  select day, state, status, payment_status, orders, revenue from sales.order_tally
  union all
  select t.day, t.state, t.status, t.payment_status, -t.orders, -t.revenue
  from sales."order" o cross join lateral sales.order_tally_rows(o, 1) t) counted
group by day, state, status, payment_status having sum(orders) <> 0 or sum(revenue) <> 0`,
});
