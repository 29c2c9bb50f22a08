import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { Overview } from '@gantry/contracts/schemas/operations';
import { isLive } from '@gantry/domain/statuses/line-groups';
import { lineStatuses, type LineStatus } from '@gantry/domain/statuses/line-statuses';
import { orderStates } from '@gantry/domain/statuses/order-states';
import { labelsOf } from '@gantry/domain/statuses/status-table';
import type { Grain, OverviewPeriodDays } from './overview-period.ts';

/** Orders and what they bring, without tax; canceled ones count for nothing. */
interface Sales {
  readonly orders: number;
  readonly revenue: number;
}
interface StatusQueue {
  readonly status: LineStatus;
  readonly count: number;
  readonly since: Date;
}

/** Days are those of the order table's date filter, so that a figure and the list behind it agree. */
const zone = `'UTC'`;
/** Orders of the tally that were placed in a period; what they brought stands there without tax, which is never ours. */
const placed = `state <> 'canceled' and day between ?::date and ?::date`;
const quoted = (words: readonly string[]) => words.map((word) => `'${word}'`).join(', ');
/** Orders in which something is still to be done; an index holds just these. */
const isOpen = (state: string) => !['complete', 'canceled', 'closed'].includes(state);
const open = quoted(labelsOf(orderStates).filter(isOpen));
/** Lines whose goods the customer waits for: an order with one of them is open. */
const waitedFor = quoted(
  labelsOf(lineStatuses).filter((status) => isLive(status) && isOpen(lineStatuses[status].order.state)),
);
/** Units of a line that wait; an index holds just the lines that have some. */
const units = 'l.quantity - l.quantity_shipped - l.quantity_cancelled';
const waiting = 'l.quantity > l.quantity_shipped + l.quantity_cancelled';
const late = `l.status in (${waitedFor}) and ${waiting} and (l.promise ->> 'to') < ?`;
const most = 10;

/**
 * Sums over the tables of sales for people who run the store. Each is one statement over a period or over what is open;
 * they are read one after the other, so that a page of figures never takes more than one connection.
 */
@Injectable()
export class FiguresRepository {
  constructor(private readonly em: EntityManager) {}

  /** Orders placed from a day to another by the day, week or month, without gaps. */
  async salesByGrain(
    from: string,
    until: string,
    grain: Grain,
  ): Promise<readonly (Sales & { from: string })[]> {
    const rows = await this.em.execute<{ from: string; orders: string; revenue: string }[]>(
      `select to_char(b.day, 'YYYY-MM-DD') as "from", coalesce(t.orders, 0) as orders, coalesce(t.revenue, 0) as revenue
       from generate_series(date_trunc('${grain}', ?::timestamp), ?::timestamp, interval '1 ${grain}') as b(day)
       left join (
         select date_trunc('${grain}', day::timestamp) as day,
           sum(orders) as orders, sum(revenue) as revenue
         from sales.order_tally where ${placed} group by 1) t on t.day = b.day
       order by b.day`,
      [from, until, from, until],
    );
    return rows.map((row) => ({ from: row.from, orders: Number(row.orders), revenue: Number(row.revenue) }));
  }

  /** What was ordered in a period. */
  async salesOf({ from, until }: OverviewPeriodDays): Promise<Sales> {
    const [row] = await this.em.execute<{ orders: string; revenue: string }[]>(
      `select coalesce(sum(orders), 0) as orders, coalesce(sum(revenue), 0) as revenue
       from sales.order_tally where ${placed}`,
      [from, until],
    );
    return { orders: Number(row?.orders ?? 0), revenue: Number(row?.revenue ?? 0) };
  }

  /** Open orders by the status of their header, with the day the first of them was placed. */
  async openOrders(): Promise<readonly StatusQueue[]> {
    return this.em.execute<StatusQueue[]>(
      `select status, count(*)::int as count, min(placed_at) as since
       from sales."order" where state in (${open}) group by status`,
    );
  }

  /** Quotes asked for in a period, and inquiries that led to an offer, with what has become of them. */
  async quotesOf({ from, until }: OverviewPeriodDays): Promise<Omit<Overview['quotes'], 'margin'>> {
    const [row] = await this.em.execute<QuoteRow[]>(
      `select count(*)::int as received, count(f.sent_at)::int as offered,
         count(*) filter (where i.status = 'move-to-order')::int as won,
         count(*) filter (where i.status in ('cancelled', 'cancelled-black-list', 'cleared'))::int as lost,
         percentile_cont(0.5) within group (order by extract(epoch from f.sent_at - i.received_at) / 3600)
           filter (where f.sent_at is not null) as "hoursToOffer"
       from sales.inquiry i
       left join lateral (select min(sent_at) as sent_at from sales.offer where inquiry_id = i.id) f on true
       where (i.kind = 'quote' or f.sent_at is not null) and i.received_at >= ?::timestamp at time zone ${zone}
         and i.received_at < (?::timestamp + interval '1 day') at time zone ${zone}`,
      [from, until],
    );
    const { received = 0, offered = 0, won = 0, lost = 0, hoursToOffer = null } = row ?? {};
    return { received, offered, won, lost, hoursToOffer };
  }

  /** Goods of orders that came from offers, where the offer says what they cost us. */
  async offeredMargin({ from, until }: OverviewPeriodDays): Promise<{ goods: number; cost: number }> {
    const [row] = await this.em.execute<{ goods: string; cost: string }[]>(
      `select coalesce(sum(l.total), 0) as goods, coalesce(sum(l.quantity * f.unit_cost), 0) as cost
       from sales."order" o
       join sales.order_line l on l.order_id = o.id
       join lateral (
         select unit_cost from sales.offer_line where offer_id = o.offer_id and sku = l.sku and unit_cost is not null
         order by line_number limit 1) f on true
       where o.offer_id is not null and o.state <> 'canceled'
         and o.placed_at >= ?::timestamp at time zone ${zone} and o.placed_at < (?::timestamp + interval '1 day') at time zone ${zone}`,
      [from, until],
    );
    return { goods: Number(row?.goods ?? 0), cost: Number(row?.cost ?? 0) };
  }

  /** Lines that left in a period, by whether they left by the day that was promised first. */
  async promisesOf({ from, until }: OverviewPeriodDays): Promise<{ kept: number; broken: number }> {
    const [row] = await this.em.execute<{ shipped: number; broken: number }[]>(
      `select coalesce(sum(shipped), 0)::int as shipped, coalesce(sum(late), 0)::int as broken
       from sales.shipped_tally where day between ? and ?`,
      [from, until],
    );
    const { shipped = 0, broken = 0 } = row ?? {};
    return { kept: shipped - broken, broken };
  }

  /** Lines of open orders that have not left though their day is over, oldest promise first; and how many. */
  async lateLines(today: string): Promise<{ late: number; lines: Overview['lateLines'] }> {
    const rows = await this.readByIndex<Overview['lateLines'][number] & { late: number }>(
      `with late as materialized (
         select l.id, l.order_id, l.promise ->> 'to' as promised from sales.order_line l where ${late}),
       first as materialized (select id, promised from late order by promised, order_id limit ${most})
       select o.number, l.sku, l.name, l.status, (${units})::int as units, first.promised,
         (select count(*)::int from late) as late
       from first join sales.order_line l on l.id = first.id join sales."order" o on o.id = l.order_id
       order by first.promised, o.number, l.line_number`,
      [today],
    );
    return { late: rows[0]?.late ?? 0, lines: rows.map(lineOf) };
  }

  /** Returns asked for in a period, by their reason. */
  returnsOf({ from, until }: OverviewPeriodDays): Promise<Overview['returns']> {
    return this.em.execute<Overview['returns']>(
      `select r.subject, count(distinct r.id)::int as requests, coalesce(sum(q.quantity), 0)::int as units
       from sales.order_request r left join sales.order_request_line q on q.request_id = r.id
       where r.type = 'return' and r.created_at >= ?::timestamp at time zone ${zone}
         and r.created_at < (?::timestamp + interval '1 day') at time zone ${zone}
       group by r.subject order by requests desc, r.subject`,
      [from, until],
    );
  }

  /** Products that open orders wait for, those with most units first. */
  shortages(): Promise<Overview['shortages']> {
    return this.readByIndex<Overview['shortages'][number]>(
      `select l.sku, sum(${units})::int as units, count(distinct l.order_id)::int as orders,
         (select name from sales.order_line where id = min(l.id::text)::uuid) as name
       from sales.order_line l
       where l.status = 'backordered' and ${waiting}
       group by l.sku order by units desc, l.sku limit ${most}`,
      [],
    );
  }

  /** The few lines that wait have an index of their own; the database expects a third of all lines there. */
  private readByIndex<Row>(sql: string, values: readonly unknown[]): Promise<Row[]> {
    return this.em.transactional(async () => {
      await this.em.execute(
        `select set_config('enable_seqscan', 'off', true), set_config('random_page_cost', '1.1', true)`,
      );
      return this.em.execute<Row[]>(sql, [...values]);
    });
  }

  /** Offers that are out and end by a day. */
  async offersEndingBy(day: string): Promise<{ count: number; since: string | null }> {
    const [row] = await this.em.execute<{ count: number; since: string | null }[]>(
      `select count(*)::int as count, to_char(min(f.valid_until), 'YYYY-MM-DD') as since
       from sales.inquiry i
       join lateral (
         select valid_until from sales.offer where inquiry_id = i.id order by revision desc limit 1) f on true
       where i.status = 'sent-offer' and f.valid_until <= ?`,
      [day],
    );
    return row ?? { count: 0, since: null };
  }
}

type QuoteRow = Omit<Overview['quotes'], 'margin'>;

const lineOf = ({ number, sku, name, status, units, promised }: Overview['lateLines'][number]) => ({
  number,
  sku,
  name,
  status,
  units,
  promised,
});
