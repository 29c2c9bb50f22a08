import { sqlRule } from '../audit-rule.ts';

export const offerAcceptedOnce = sqlRule({
  name: 'offer-accepted-once',
  says: 'An offer was accepted once at most, and its order says which.',
  sql: `select i.number as record, format('%s orders of its offers', count(*)) as detail
from sales."order" o join sales.offer f on f.id = o.offer_id join sales.inquiry i on i.id = f.inquiry_id
group by i.id having count(*) > 1
union all
select o.number, 'its offer does not exist' from sales."order" o
where o.offer_id is not null and not exists (select 1 from sales.offer where id = o.offer_id)`,
});
