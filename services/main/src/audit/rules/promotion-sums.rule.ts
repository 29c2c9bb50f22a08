import { sqlRule } from '../audit-rule.ts';

/** Lines that were split count with the line they come from, under whose number the promotion wrote. */
export const promotionSums = sqlRule({
  name: 'promotion-sums',
  says: 'What promotions took off an order is its discount, and line by line what its goods cost less.',
  sql: `with recursive placed as (
  select id, order_id, line_number, unit_price * quantity - total as off
  from sales.order_line where split_from is null
  union all
  select l.id, l.order_id, p.line_number, l.unit_price * l.quantity - l.total
  from sales.order_line l join placed p on l.split_from = p.id
), cheaper as (
  select order_id, line_number, sum(off) as off from placed group by order_id, line_number
), promoted as (
  select o.id as order_id, (line ->> 'lineNumber')::int as line_number, sum((line ->> 'amount')::bigint) as off
  from sales."order" o, jsonb_array_elements(o.promotions) promotion, jsonb_array_elements(promotion -> 'lines') line
  where o.promotions <> '[]' group by o.id, (line ->> 'lineNumber')::int
)
select o.number as record, format('line %s: promotions took %s off, but it costs %s less', line_number,
  coalesce(p.off, 0), coalesce(c.off, 0)) as detail
from promoted p full join cheaper c using (order_id, line_number) join sales."order" o on o.id = order_id
where coalesce(p.off, 0) <> coalesce(c.off, 0)
union all
select o.number, format('discount %s, but promotions took %s off', o.discount, coalesce(sum(p.off), 0))
from sales."order" o left join promoted p on p.order_id = o.id
where o.discount <> 0 or p.off is not null
group by o.id having o.discount <> coalesce(sum(p.off), 0)`,
});
