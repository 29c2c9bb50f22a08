import { lineStatuses } from '@gantry/domain/statuses/line-statuses';
import type { AuditRule, Finding } from '../audit-rule.ts';

type Row = (typeof lineStatuses)[keyof typeof lineStatuses];

const rows: readonly (readonly [string, Row])[] = Object.entries(lineStatuses);
/** A shipment's own mail tells of these, and the mails of a request of what comes of it. */
const toldElsewhere = (status: string, row: Row): boolean =>
  status.endsWith('shipped') || row.door !== undefined;

/**
 * Transitions that are always news: from a status that the customer was told of, or the beginning, to one of other words
 * that is mailed. The end of an interruption that was not mailed is none.
 */
const news = rows.flatMap(([from, before]) =>
  rows
    .filter(
      ([to, { customer }]) =>
        customer.mail && customer.wording && !toldElsewhere(to, lineStatuses[to as never]),
    )
    .filter(([, { customer }]) => customer.wording !== before.customer.wording)
    .flatMap(([to]) => (before.customer.mail || from === 'new' ? [{ from, to }] : [])),
);

/**
 * All lines that change at one moment are told of by one mail. Where the system takes the lines of a new order is in the
 * order's acknowledgment; whatever changes while something of the order is asked back, in the mails of that.
 */
const momentsSql = `with changed as (
  select c.order_id, count(distinct c.at) as moments from sales.status_change c
  join unnest($1::text[], $2::text[]) n (from_status, to_status) using (from_status, to_status)
  where c.axis = 'line' and not (c.from_status = 'new' and c.actor_role = 'system') group by c.order_id),
told as (
  select split_part(m.dedupe_key, ':', 3) as number, count(*) as mails from notifications.mail m
  where m.dedupe_key like 'order.lines-transitioned:order:%' group by 1)
select o.number as record,
  format('lines changed at %s moments that are news, and %s mails tell of it', changed.moments, coalesce(told.mails, 0)) as detail
from changed join sales."order" o on o.id = changed.order_id left join told using (number)
where changed.moments > coalesce(told.mails, 0)
  and not exists (select 1 from sales.order_request r where r.order_id = o.id)`;

const shipmentsSql = `select o.number as record, format('nobody was mailed about shipment %s', s.number) as detail
from sales.shipment s join sales."order" o on o.id = s.order_id
where not exists (select 1 from notifications.mail m
  where m.dedupe_key like 'order.lines-transitioned:shipment:%' and split_part(m.dedupe_key, ':', 3) = s.number)`;

/** One mail for every moment at which lines changed, and for every shipment. */
export const lineMailed: AuditRule = {
  name: 'line-mailed',
  says: 'Customers were mailed each time their lines came to what is news to them, and about each shipment.',
  isDelayed: true,
  findDisagreements: async (database) => {
    const pairs = [news.map(({ from }) => from), news.map(({ to }) => to)];
    const silent = await database.query<Finding>(momentsSql, pairs);
    const unsent = await database.query<Finding>(shipmentsSql);
    return [...silent.rows, ...unsent.rows];
  },
};
