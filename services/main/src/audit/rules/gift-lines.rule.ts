import { sqlRule } from '../audit-rule.ts';

/** A gift that was split counts with the line it comes from, under whose number the promotion wrote. */
export const giftLines = sqlRule({
  name: 'gift-lines',
  says: 'A gift costs nothing, and is what a promotion of its order says that it gave.',
  sql: `with recursive placed as (
  select id, order_id, line_number, sku, quantity from sales.order_line where is_gift and split_from is null
  union all
  select l.id, l.order_id, p.line_number, l.sku, l.quantity
  from sales.order_line l join placed p on l.split_from = p.id
), given as (
  select order_id, line_number, sku, sum(quantity) as quantity from placed group by order_id, line_number, sku
), promised as (
  select o.id as order_id, (promotion -> 'gift' ->> 'lineNumber')::int as line_number, promotion -> 'gift' ->> 'sku' as sku,
    (promotion -> 'gift' ->> 'quantity')::bigint as quantity
  from sales."order" o, jsonb_array_elements(o.promotions) promotion where promotion ? 'gift'
)
select o.number as record, format('line %s: a gift costs %s, with a tax of %s', l.line_number, l.total, l.tax) as detail
from sales.order_line l join sales."order" o on o.id = l.order_id
where l.is_gift and (l.unit_price <> 0 or l.total <> 0 or l.tax <> 0)
union all
select o.number, format('line %s: promotions gave %s of %s, the order has %s', line_number, coalesce(p.quantity, 0), sku,
  coalesce(g.quantity, 0))
from given g full join promised p using (order_id, line_number, sku) join sales."order" o on o.id = order_id
where coalesce(g.quantity, 0) <> coalesce(p.quantity, 0)`,
});
