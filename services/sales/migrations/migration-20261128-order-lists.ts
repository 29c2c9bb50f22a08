import { Migration } from '@mikro-orm/migrations';

/**
 * The table of all orders is counted, and opened at any place, without a walk through it: `order_tally` says how many
 * orders of each state there are in each day, range of totals and range of numbers, and what those of a day brought. A
 * change of an order adds rows to it in the same transaction and waits for nobody; a timer folds them into those there are.
 */
export class Migration20261128OrderLists extends Migration {
  override up(): void {
    for (const statement of [...orderLists, ...ofLines]) this.addSql(statement);
  }

  override down(): void {
    this.addSql('create index order_placed on sales."order" (placed_at, id)');
    this.addSql('create index order_total on sales."order" (grand_total, id)');
    for (const name of ['order_line_late', 'order_line_waiting'])
      this.addSql(`drop index if exists sales.${name}`);
    this.addSql('drop function if exists sales.left_late(date, jsonb)');
    this.addSql('drop statistics if exists sales.order_po_letters');
    for (const [, name] of indexes.join('\n').matchAll(/create index (\w+)/g))
      this.addSql(`drop index if exists sales.${name}`);
    for (const name of ['insert', 'update', 'delete'])
      this.addSql(`drop trigger if exists order_tally_${name} on sales."order"`);
    this.addSql('drop function if exists sales.tally_orders(), sales.fold_order_tally()');
    this.addSql('drop function if exists sales.order_tally_rows(sales."order", integer)');
    this.addSql('drop function if exists sales.total_bucket(bigint), sales.number_bucket(text)');
    this.addSql('drop table if exists sales.order_tally');
  }
}

const columns = 'kind, bucket, state, status, payment_status';
const ofRow = 't.kind, t.bucket, t.state, t.status, t.payment_status';
const table = [
  `create table sales.order_tally (
    id bigint generated always as identity primary key,
    kind text not null check (kind in ('day', 'total', 'number')),
    bucket bigint not null,
    state text not null,
    status text not null,
    payment_status text not null,
    orders integer not null,
    revenue bigint not null,
    folded boolean not null default false
  )`,
  // its columns in front are those that are asked for, so that sums are read from it alone
  `create unique index order_tally_folded on sales.order_tally (${columns}) include (orders, revenue) where folded`,
  `create index order_tally_change on sales.order_tally (${columns}) include (orders, revenue) where not folded`,
];

const functions = [
  // its first three digits: the least total of the range
  `create function sales.total_bucket(total bigint) returns bigint language sql immutable parallel safe as $$
    select trunc(total::numeric, 3 - length(total::text))::bigint $$`,
  // numbers are sorted as texts, and so are their first three characters
  `create function sales.number_bucket(number text) returns bigint language sql immutable parallel safe as $$
    select (ascii(number) * 65536 + ascii(substr(number, 2)) * 256 + ascii(substr(number, 3)))::bigint $$`,
  `create function sales.order_tally_rows(o sales."order", sign integer)
   returns table (kind text, bucket bigint, state text, status text, payment_status text, orders integer, revenue bigint)
   language sql stable parallel safe as $$
    select b.kind, b.bucket, o.state, o.status, o.payment_status, sign,
      case b.kind when 'day' then sign * (o.subtotal - o.discount + o.shipping + o.handling_fee) else 0 end
    from (values ('day', floor(extract(epoch from o.placed_at) / 86400)::bigint),
      ('total', sales.total_bucket(o.grand_total)), ('number', sales.number_bucket(o.number))) b (kind, bucket) $$`,
  `create function sales.tally_orders() returns trigger language plpgsql as $$
    begin
      if tg_op = 'INSERT' then
        insert into sales.order_tally (${columns}, orders, revenue)
        select ${ofRow}, sum(t.orders), sum(t.revenue)
        from new_rows n cross join lateral sales.order_tally_rows(n, 1) t group by ${ofRow};
      elsif tg_op = 'DELETE' then
        insert into sales.order_tally (${columns}, orders, revenue)
        select ${ofRow}, sum(t.orders), sum(t.revenue)
        from old_rows o cross join lateral sales.order_tally_rows(o, -1) t group by ${ofRow};
      else
        insert into sales.order_tally (${columns}, orders, revenue)
        select ${columns}, sum(orders), sum(revenue) from (
          select t.* from new_rows n cross join lateral sales.order_tally_rows(n, 1) t
          union all select t.* from old_rows o cross join lateral sales.order_tally_rows(o, -1) t) changed
        group by ${columns} having sum(orders) <> 0 or sum(revenue) <> 0;
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
  `create trigger order_tally_${event} after ${event} on sales."order" referencing ${tables}
   for each statement execute function sales.tally_orders()`;
const triggers = [
  trigger('insert', 'new table as new_rows'),
  trigger('update', 'old table as old_rows new table as new_rows'),
  trigger('delete', 'old table as old_rows'),
];
const firstTally = `insert into sales.order_tally (${columns}, orders, revenue, folded)
  select ${ofRow}, sum(t.orders), sum(t.revenue), true
  from sales."order" o cross join lateral sales.order_tally_rows(o, 1) t group by ${ofRow}`;

const indexes = [
  // with what may be filtered by, so that rows that do not match are passed without being read
  ...['placed_at', 'grand_total'].map(
    (column) => `create index order_by_${column} on sales."order" (${column}, id)
      include (number, email, company, po_number, line_count${column === 'placed_at' ? ', grand_total' : ', placed_at'})`,
  ),
  'drop index if exists sales.order_placed',
  'drop index if exists sales.order_total',
  // that of an index over some rows alone is not looked at
  'create statistics sales.order_po_letters on (lower(po_number)) from sales."order"',
  'create index order_state_placed on sales."order" (state, placed_at, id)',
  'create index order_status_placed on sales."order" (status, placed_at, id)',
  'create index order_payment_placed on sales."order" (payment_status, placed_at, id)',
  'create index order_lines_placed on sales."order" (line_count, placed_at, id)',
  // parts of what was typed; rows wait for it together, so that placing an order does not
  `create index order_words on sales."order" using gin (number public.gin_trgm_ops, email public.gin_trgm_ops,
    company public.gin_trgm_ops, po_number public.gin_trgm_ops)`,
];

/** What a list of all orders is read by. */
export const orderLists = [...table, ...functions, ...triggers, firstTally, ...indexes];

/** What the dashboard says of lines: which left after the day that was promised, and which have not left yet. */
const ofLines = [
  `create function sales.left_late(shipped_on date, promise jsonb) returns boolean
   language sql immutable parallel safe as $$
    select shipped_on > make_date(substr(promise ->> 'to', 1, 4)::integer, substr(promise ->> 'to', 6, 2)::integer,
      substr(promise ->> 'to', 9, 2)::integer) $$`,
  `create index order_line_late on sales.order_line (shipped_on) where sales.left_late(shipped_on, first_promise)`,
  `create index order_line_waiting on sales.order_line (status, (promise ->> 'to'), order_id)
   where quantity > quantity_shipped + quantity_cancelled`,
];
