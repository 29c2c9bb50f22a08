import { Migration } from '@mikro-orm/migrations';
import { orderLists } from './migration-20261128-order-lists.ts';

/**
 * The list of all orders is held in memory: `order_change` tells each process which orders have changed since it looked.
 * What the database had only to answer that list goes: indexes that every order waited for, and the tally of totals and
 * numbers. That of days stays, for dashboards.
 */
export class Migration20261129OrderLists extends Migration {
  override up(): void {
    for (const statement of [...dropped, ...table, ...changes, ...functions, ...triggers, firstTally])
      this.addSql(statement);
  }

  override down(): void {
    for (const event of ['insert', 'update', 'delete'])
      this.addSql(`drop trigger order_follow_${event} on sales."order"`);
    this.addSql('drop function sales.follow_orders(), sales.fold_order_tally()');
    this.addSql('drop function sales.order_tally_rows(sales."order", integer)');
    this.addSql('drop table sales.order_tally, sales.order_change');
    this.addSql('drop index sales.order_placed');
    this.addSql('alter table sales."order" drop constraint order_number_digits');
    for (const statement of orderLists) this.addSql(statement);
  }
}

const indexes = ['order_by_placed_at', 'order_by_grand_total', 'order_state_placed', 'order_status_placed']
  .concat(['order_payment_placed', 'order_lines_placed', 'order_words'])
  .map((name) => `sales.${name}`);
const dropped = [
  `drop index ${indexes.join(', ')}`,
  'drop statistics sales.order_po_letters',
  ...['insert', 'update', 'delete'].map((event) => `drop trigger order_tally_${event} on sales."order"`),
  'drop function sales.tally_orders(), sales.fold_order_tally()',
  'drop function sales.order_tally_rows(sales."order", integer)',
  'drop function sales.total_bucket(bigint), sales.number_bucket(text)',
  'drop table sales.order_tally',
];

const columns = 'day, state, status, payment_status';
const table = [
  'create index order_placed on sales."order" (placed_at)',
  `create table sales.order_tally (
    id bigint generated always as identity primary key,
    day date not null,
    state text not null,
    status text not null,
    payment_status text not null,
    orders integer not null,
    revenue bigint not null,
    folded boolean not null default false
  )`,
  `create unique index order_tally_folded on sales.order_tally (${columns}) include (orders, revenue) where folded`,
  `create index order_tally_change on sales.order_tally (${columns}) include (orders, revenue) where not folded`,
];

/** Of many orders at once one row says it: nothing in the place of a number. */
const changes = [
  // they are told apart, and put in order, as numbers
  `alter table sales."order" add constraint order_number_digits check (number ~ '^[0-9]{1,15}$')`,
  `create table sales.order_change (
    id bigint generated always as identity primary key,
    xid xid8 not null default pg_current_xact_id(),
    record text,
    at timestamptz not null default now()
  )`,
  'create index order_change_xid on sales.order_change (xid)',
];

const functions = [
  `create function sales.order_tally_rows(o sales."order", sign integer)
   returns table (day date, state text, status text, payment_status text, orders integer, revenue bigint)
   language sql stable parallel safe as $$
    select (o.placed_at at time zone 'UTC')::date, o.state, o.status, o.payment_status, sign,
      sign * (o.subtotal - o.discount + o.shipping + o.handling_fee) $$`,
  `create function sales.follow_orders() returns trigger language plpgsql as $$
    begin
      if tg_op = 'INSERT' then
        insert into sales.order_tally (${columns}, orders, revenue)
        select ${columns.replaceAll(/\w+/g, 't.$&')}, sum(t.orders), sum(t.revenue)
        from new_rows n cross join lateral sales.order_tally_rows(n, 1) t group by 1, 2, 3, 4;
        insert into sales.order_change (record) select number from new_rows;
      elsif tg_op = 'DELETE' then
        insert into sales.order_tally (${columns}, orders, revenue)
        select ${columns.replaceAll(/\w+/g, 't.$&')}, sum(t.orders), sum(t.revenue)
        from old_rows o cross join lateral sales.order_tally_rows(o, -1) t group by 1, 2, 3, 4;
        insert into sales.order_change (record) select number from old_rows;
      else
        insert into sales.order_tally (${columns}, orders, revenue)
        select ${columns}, sum(orders), sum(revenue) from (
          select t.* from new_rows n cross join lateral sales.order_tally_rows(n, 1) t
          union all select t.* from old_rows o cross join lateral sales.order_tally_rows(o, -1) t) changed
        group by ${columns} having sum(orders) <> 0 or sum(revenue) <> 0;
        insert into sales.order_change (record) select number from new_rows union select number from old_rows;
      end if;
      return null;
    end $$`,
  `create function sales.fold_order_tally() returns void language sql as $$
    with changes as (
      delete from sales.order_tally where not folded returning ${columns}, orders, revenue)
    insert into sales.order_tally as t (${columns}, orders, revenue, folded)
    select ${columns}, sum(orders), sum(revenue), true from changes group by ${columns}
    on conflict (${columns}) where folded do update
      set orders = t.orders + excluded.orders, revenue = t.revenue + excluded.revenue;
    delete from sales.order_tally where folded and orders = 0 and revenue = 0 $$`,
];

const trigger = (event: 'insert' | 'update' | 'delete', tables: string) =>
  `create trigger order_follow_${event} after ${event} on sales."order" referencing ${tables}
   for each statement execute function sales.follow_orders()`;
const triggers = [
  trigger('insert', 'new table as new_rows'),
  trigger('update', 'old table as old_rows new table as new_rows'),
  trigger('delete', 'old table as old_rows'),
];
const firstTally = `insert into sales.order_tally (${columns}, orders, revenue, folded)
  select t.day, t.state, t.status, t.payment_status, sum(t.orders), sum(t.revenue), true
  from sales."order" o cross join lateral sales.order_tally_rows(o, 1) t group by 1, 2, 3, 4`;
