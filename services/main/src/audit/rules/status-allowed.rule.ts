import { invoiceStatuses } from '@gantry/domain/statuses/invoice-statuses';
import { lineStatuses, type LineStatus } from '@gantry/domain/statuses/line-statuses';
import { orderStates, type OrderState } from '@gantry/domain/statuses/order-states';
import { paymentStatuses, type PaymentStatus } from '@gantry/domain/statuses/payment-statuses';
import { canTransition } from '@gantry/domain/statuses/status-table';
import type { AuditRule } from '../audit-rule.ts';

interface Row {
  readonly number: string;
  readonly axis: 'order' | 'line' | 'payment';
  readonly from: string;
  readonly to: string;
}

/** An interruption gives back the status it interrupted; which one that was, the timeline alone does not say. */
function isAllowed({ axis, from, to }: Row): boolean {
  if (from === to) return true;
  if (axis === 'order') return canTransition(orderStates, from as OrderState, to as OrderState);
  if (axis === 'payment') return canTransition(paymentStatuses, from as PaymentStatus, to as PaymentStatus);
  return canTransition(lineStatuses, from as LineStatus, to as LineStatus, to as LineStatus);
}

const known = new Set(
  Object.keys({ ...lineStatuses, ...orderStates, ...paymentStatuses, ...invoiceStatuses }),
);

/** Every change that stands in a timeline, by the status book. */
export const statusAllowed: AuditRule = {
  name: 'status-allowed',
  says: 'Every change of a status is one of the status book, and a record stands where its timeline ends.',
  findDisagreements: async (database) => {
    const { rows } = await database.query<Row>(
      `select distinct o.number, c.axis, c.from_status as "from", c.to_status as "to"
       from sales.status_change c join sales."order" o on o.id = c.order_id where c.from_status is not null and c.axis <> 'tax'`,
    );
    const wrong = rows.filter((row) => !known.has(row.from) || !known.has(row.to) || !isAllowed(row));
    const ends = await database.query<{ number: string; axis: string; to: string; now: string }>(
      `select o.number, c.axis, c.to_status as "to", case c.axis when 'order' then o.state else o.payment_status end as now
       from sales."order" o
       join lateral (select distinct on (axis) axis, to_status from sales.status_change
                     where order_id = o.id and axis in ('order', 'payment') order by axis, id desc) c on true
       where c.to_status <> case c.axis when 'order' then o.state else o.payment_status end`,
    );
    return [
      ...wrong.map(({ number, axis, from, to }) => ({
        record: number,
        detail: `${axis} went from ${from} to ${to}`,
      })),
      ...ends.rows.map(({ number, axis, to, now }) => ({
        record: number,
        detail: `${axis} is ${now}, but its timeline ends with ${to}`,
      })),
    ];
  },
};
