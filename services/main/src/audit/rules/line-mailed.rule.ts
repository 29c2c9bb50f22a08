import { lineStatuses } from '@gantry/domain/statuses/line-statuses';
import type { AuditRule } from '../audit-rule.ts';

/** Statuses whose coming is always news: none that returns from an interruption, none the order begins with. */
const mailed = Object.entries(lineStatuses)
  .filter(([, { customer, ...row }]) => customer.mail && customer.wording && !('starts' in row && row.starts))
  .map(([status]) => status);

/**
 * A mail tells of all lines that changed together, and a shipment by one of its own. Where the system takes the lines of a
 * new order is in the order's acknowledgment.
 */
export const lineMailed: AuditRule = {
  name: 'line-mailed',
  says: 'Customers whose lines came to a status that is mailed were mailed about their order.',
  isDelayed: true,
  findDisagreements: async (database) => {
    const { rows } = await database.query<{ record: string; detail: string }>(
      `select o.number as record, format('lines came to %s, and %s mails tell of it', string_agg(distinct c.to_status, ', '),
         (select count(*) from notifications.mail m where m.kind = 'order.lines-transitioned'
          and m.dedupe_key like 'order.lines-transitioned:%' || o.number || ':%')) as detail
       from sales.status_change c join sales."order" o on o.id = c.order_id
       where c.axis = 'line' and c.from_status is not null and c.from_status <> c.to_status and c.to_status = any($1)
         and not (c.from_status = 'new' and c.actor_role = 'system')
         and not exists (select 1 from sales.shipment where order_id = o.id)
       group by o.id
       having not exists (select 1 from notifications.mail m where m.kind = 'order.lines-transitioned'
         and m.dedupe_key like 'order.lines-transitioned:%' || o.number || ':%')`,
      [mailed],
    );
    return rows;
  },
};
