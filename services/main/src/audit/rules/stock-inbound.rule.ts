import { sqlRule } from '../audit-rule.ts';

export const stockInbound = sqlRule({
  name: 'stock-inbound',
  says: 'What of a product is said to come is what purchase orders for the shelf bring, less what is days late.',
  sql: `with bought as (
  select sku, expected_on as on_day, quantity as units from sales.inbound_units),
told as (
  select s.sku, (part ->> 'expectedOn')::date as on_day, (part ->> 'quantity')::int as units
  from sales.stock s, jsonb_array_elements(s.inbound) part)
select coalesce(b.sku, t.sku) as record,
  format('%s come on %s, but %s are bought', coalesce(t.units, 0), coalesce(b.on_day, t.on_day), coalesce(b.units, 0)) as detail
from bought b full join told t using (sku, on_day)
where b.units is distinct from t.units and coalesce(b.on_day, t.on_day) >= current_date
  and exists (select from sales.stock s where s.sku = coalesce(b.sku, t.sku))`,
});
