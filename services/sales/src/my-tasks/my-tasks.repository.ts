import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { ResponseOf } from '@gantry/contracts/endpoint';
import type { salesListMyTasks } from '@gantry/contracts/endpoints/my-tasks';
import type { MyTask } from '@gantry/contracts/schemas/my-tasks';
import { storeHours, wallClock } from '@gantry/domain/business-days';
import { awaitedPayment } from '../order/payment-due.ts';

type Row = Omit<MyTask, 'amount'> & { readonly amount: string | null; readonly total: number };

/** A buyer reads the first of them, not a hundred. */
const most = 10;
/** Invoices are told of when they are due within so many days. */
const daysAhead = 7;

const quoted = (words: readonly string[]) => words.map((word) => `'${word}'`).join(', ');

/** Of each kind what waits for an account: its number, the day it is due, and what it comes to. `?` is the account, or a day. */
const offers = `select 'offer' as kind, i.number, o.valid_until as day, o.grand_total as amount
  from sales.inquiry i join sales.offer o on o.inquiry_id = i.id
    and o.revision = (select max(revision) from sales.offer where inquiry_id = i.id)
  where i.account_id = ? and i.status = 'sent-offer'`;
const invoices = `select 'invoice', number, (due_at at time zone '${storeHours.timeZone}')::date,
    amount - credited - paid + refunded
  from sales.invoice where account_id = ? and kind = 'invoice' and status in ('pending', 'partially_paid')
    and (due_at at time zone '${storeHours.timeZone}')::date <= ?::date + ${daysAhead}`;
const payments = `select 'payment', number, null::date, coalesce(deposit_due, due)
  from sales."order" where account_id = ? and (payment_term = 'advanced'
      or deposit_due > coalesce((payment_facts ->> 'captured')::bigint, 0))
    and payment_status in (${quoted(awaitedPayment.unpaid)}) and state not in (${quoted(awaitedPayment.ended)})`;
const delays = `select 'delay', o.number, max((l.promise ->> 'to')::date), null::bigint
  from sales."order" o join sales.order_line l on l.order_id = o.id
  where o.account_id = ? and l.status = 'backordered' and l.delay_accepted_at is null
  group by o.number`;
const returns = `select 'return', r.number, (r.due_at at time zone '${storeHours.timeZone}')::date, null::bigint
  from sales.order_request r join sales."order" o on o.id = r.order_id
  where o.account_id = ? and exists (
    select from sales.order_request_line rl join sales.order_line l on l.id = rl.order_line_id
    where rl.request_id = r.id and l.status = 'rma-sent')`;

/** What waits for customers, of every kind of record. */
@Injectable()
export class MyTasksRepository {
  constructor(private readonly em: EntityManager) {}

  /** What is due first comes first; what is due on no day comes last. */
  async listTasks(accountId: string): Promise<ResponseOf<typeof salesListMyTasks>> {
    const { day: today } = wallClock(new Date(), storeHours.timeZone);
    const rows = await this.em.execute<Row[]>(
      `select kind, number, to_char(day, 'YYYY-MM-DD') as day, amount,
         kind in ('invoice', 'return') and day < ?::date as "isOverdue", count(*) over ()::int as total
       from (${[offers, invoices, payments, delays, returns].join(' union all ')}) as task
       order by task.day nulls last, kind, number limit ?`,
      [today, accountId, accountId, today, accountId, accountId, accountId, most],
    );
    return {
      items: rows.map(({ kind, number, day, isOverdue, amount }) => ({
        kind,
        number,
        day,
        isOverdue: isOverdue === true,
        amount: amount === null ? null : Number(amount),
      })),
      total: rows[0]?.total ?? 0,
    };
  }
}
