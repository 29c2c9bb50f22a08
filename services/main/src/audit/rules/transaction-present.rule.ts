import { sqlRule } from '../audit-rule.ts';

/** Money that came without an order stands under a number of its own, "u-…", until finance has matched it. */
export const transactionPresent = sqlRule({
  name: 'transaction-present',
  says: 'Every order that costs something has a payment transaction, and every transaction an order or a receipt of its own.',
  isDelayed: true,
  sql: `select o.number as record, 'no transaction' as detail from sales."order" o
where o.grand_total > 0 and not exists (select 1 from payments.transaction where order_number = o.number)
union all
select t.order_number, format('transaction %s has no order', t.id) from payments.transaction t
where t.order_number not like 'u-%' and not exists (select 1 from sales."order" where number = t.order_number)`,
});
