import { sqlRule } from '../audit-rule.ts';

export const stockReserved = sqlRule({
  name: 'stock-reserved',
  says: 'What is reserved and waited for of a product is what its reservations add up to; what is reserved lies on hand.',
  sql: `with held as (
  select sku, sum(quantity) as units, sum(awaited) as awaited
  from sales.reservation where status in ('reserved', 'allocated') group by sku)
select s.sku as record,
  format('reserved %s of %s on hand and %s awaited, but reservations %s and %s', s.reserved, s.on_hand, s.awaited,
    coalesce(held.units, 0), coalesce(held.awaited, 0)) as detail
from sales.stock s left join held using (sku)
where s.reserved <> coalesce(held.units, 0) or s.awaited <> coalesce(held.awaited, 0) or s.reserved > s.on_hand`,
});
