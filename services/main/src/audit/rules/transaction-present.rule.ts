import { sqlRule } from '../audit-rule.ts';

export const transactionPresent = sqlRule({
  name: 'transaction-present',
  says: 'Every order that costs something has a payment transaction, and every transaction an order.',
  isDelayed: true,
  sql: `select o.number as record, 'no transaction' as detail from sales."order" o
where o.grand_total > 0 and not exists (select 1 from payments.transaction where order_number = o.number)
union all
select t.order_number, format('transaction %s has no order', t.id) from payments.transaction t
where not exists (select 1 from sales."order" where number = t.order_number)`,
});
