import { sqlRule } from '../audit-rule.ts';

export const refundsCredited = sqlRule({
  name: 'refunds-credited',
  says: 'What went back of invoiced money has a credit memo, and no more went back than came.',
  isDelayed: true,
  sql: `select o.number as record,
  format('came %s, back %s, invoiced %s, credited %s', m.captured, m.refunded, i.invoiced, i.credited) as detail
from sales."order" o
join lateral (select (o.payment_facts ->> 'captured')::bigint as captured,
                     (o.payment_facts ->> 'refunded')::bigint as refunded) m on true
join lateral (select coalesce(sum(amount) filter (where kind = 'invoice' and status <> 'canceled'), 0) as invoiced,
                     coalesce(sum(amount) filter (where kind = 'credit-memo'), 0) as credited
              from sales.invoice where order_id = o.id) i on true
where m.refunded > m.captured or m.refunded > i.credited + greatest(0, m.captured - i.invoiced)`,
});
