import { sqlRule } from '../audit-rule.ts';

export const stockReserved = sqlRule({
  name: 'stock-reserved',
  says: 'What is reserved of a product is what its reservations add up to, and no more than lies on hand.',
  sql: `with held as (
  select sku, sum(quantity) as units from sales.reservation where status in ('reserved', 'allocated') group by sku)
select s.sku as record,
  format('reserved %s of %s on hand, but reservations %s', s.reserved, s.on_hand, coalesce(held.units, 0)) as detail
from sales.stock s left join held using (sku)
where s.reserved <> coalesce(held.units, 0) or s.reserved > s.on_hand`,
});
