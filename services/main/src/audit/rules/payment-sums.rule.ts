import { sqlRule } from '../audit-rule.ts';

export const paymentSums = sqlRule({
  name: 'payment-sums',
  says: 'The sums an order’s payment status is computed from are those of its transactions.',
  isDelayed: true,
  sql: `select o.number as record,
  format('came %s, back %s, but transactions %s, %s', o.payment_facts ->> 'captured', o.payment_facts ->> 'refunded',
         t.captured, t.refunded) as detail
from sales."order" o
join lateral (
  select coalesce(sum(coalesce(received, amount)) filter (where
           (type = 'charge' and received is not null and status in ('captured', 'instant', 'processed', 'partially-captured'))
           or (type = 'capture' and status in ('instant', 'processed', 'lost'))
           or (type = 'adjustment' and status = 'processed')), 0)
         - coalesce(sum(amount) filter (where type = 'chargeback' and status = 'lost'), 0) as captured,
         coalesce(sum(amount) filter (where type = 'refund' and status = 'processed'), 0) as refunded
  from payments.transaction where order_number = o.number) t on true
where (o.payment_facts ->> 'captured')::bigint <> t.captured or (o.payment_facts ->> 'refunded')::bigint <> t.refunded`,
});
