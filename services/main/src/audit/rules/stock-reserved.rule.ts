import { sqlRule } from '../audit-rule.ts';

export const stockReserved = sqlRule({
  name: 'stock-reserved',
  says: 'What is reserved of a product is what its reservations add up to, and no more than lies on hand.',
  sql: `select s.sku as record, format('reserved %s of %s on hand, but reservations %s', s.reserved, s.on_hand, r.held) as detail
from sales.stock s
join lateral (select coalesce(sum(quantity), 0) as held from sales.reservation
              where sku = s.sku and status in ('reserved', 'allocated')) r on true
where s.reserved <> r.held or s.reserved > s.on_hand`,
});
