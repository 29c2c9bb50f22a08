import { sqlRule } from '../audit-rule.ts';

export const statusAudited = sqlRule({
  name: 'status-audited',
  says: 'Every change of an order’s status stands in the audit trail.',
  isDelayed: true,
  sql: `select o.number as record, format('%s went to %s at %s, which the trail does not tell', c.axis, c.to_status, c.at) as detail
from sales.status_change c join sales."order" o on o.id = c.order_id
where c.from_status is not null and c.from_status <> c.to_status
  and not exists (select 1 from identity.audit_entry a
                  where a.entity = 'order' and a.entity_number = o.number and a.after = c.to_status
                    and a.before is not distinct from c.from_status)`,
});
