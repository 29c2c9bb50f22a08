import { sqlRule } from '../audit-rule.ts';

/** Whose use it is, is asked of the order: its company, else its account, else the guest's address. */
export const promotionUses = sqlRule({
  name: 'promotion-uses',
  says: 'A promotion is used by the orders that say so, and no more often than it may be.',
  sql: `with used as (
  select u.promotion_id, o.id as order_id,
    coalesce('company:' || o.company_id, 'account:' || o.account_id, 'guest:' || lower(o.email)) as buyer
  from sales.promotion_use u join sales."order" o on o.id = u.order_id where o.state <> 'canceled'
), counted as (
  select p.number, p.limit_total, p.limit_each, count(*) as total, max(each.count) as most
  from sales.promotion p join used u on u.promotion_id = p.id
  join lateral (select count(*) from used other where other.promotion_id = p.id and other.buyer = u.buyer) each on true
  where p.limit_total is not null or p.limit_each is not null
  group by p.id
), said as (
  select o.id as order_id, (promotion ->> 'id')::uuid as promotion_id
  from sales."order" o, jsonb_array_elements(o.promotions) promotion
)
select 'promotion ' || number as record, format('used %s times, %s by one buyer, of %s and %s', total, most,
  coalesce(limit_total::text, 'any'), coalesce(limit_each::text, 'any')) as detail
from counted where total > limit_total or most > limit_each
union all
select o.number, format('promotion %s: the order says %s, the uses %s', promotion_id, s.order_id is not null, u.order_id is not null)
from said s full join sales.promotion_use u using (order_id, promotion_id) join sales."order" o on o.id = order_id
where s.order_id is null or u.order_id is null`,
});
