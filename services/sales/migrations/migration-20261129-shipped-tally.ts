import { Migration } from '@mikro-orm/migrations';

/**
 * How many lines left on each day, and how many of them after the day that was promised first, is counted as they leave:
 * dashboards add up days, not lines. As with orders, rows are added and none is changed, so that nobody waits; a timer
 * folds them.
 */
export class Migration20261129ShippedTally extends Migration {
  override up(): void {
    for (const statement of [...table, ...functions, ...triggers, firstTally, ...dropped])
      this.addSql(statement);
  }

  override down(): void {
    this.addSql(
      'create index order_line_shipped on sales.order_line (shipped_on) where first_promise is not null',
    );
    this.addSql(
      'create index order_line_late on sales.order_line (shipped_on) where sales.left_late(shipped_on, first_promise)',
    );
    for (const event of ['insert', 'update', 'delete'])
      this.addSql(`drop trigger order_line_tally_${event} on sales.order_line`);
    this.addSql('drop function sales.tally_shipped_line(), sales.fold_shipped_tally()');
    this.addSql('drop table sales.shipped_tally');
  }
}

const table = [
  `create table sales.shipped_tally (
    id bigint generated always as identity primary key,
    day date not null,
    shipped integer not null,
    late integer not null,
    folded boolean not null default false
  )`,
  'create unique index shipped_tally_folded on sales.shipped_tally (day) where folded',
  'create index shipped_tally_change on sales.shipped_tally (day) where not folded',
];

const lateOf = (row: 'new' | 'old') =>
  `coalesce(sales.left_late(${row}.shipped_on, ${row}.first_promise), false)::int`;
const functions = [
  `create function sales.tally_shipped_line() returns trigger language plpgsql as $$
    begin
      if tg_op <> 'INSERT' and old.shipped_on is not null and old.first_promise is not null then
        insert into sales.shipped_tally (day, shipped, late) values (old.shipped_on, -1, -${lateOf('old')});
      end if;
      if tg_op <> 'DELETE' and new.shipped_on is not null and new.first_promise is not null then
        insert into sales.shipped_tally (day, shipped, late) values (new.shipped_on, 1, ${lateOf('new')});
      end if;
      return null;
    end $$`,
  `create function sales.fold_shipped_tally() returns void language sql as $$
    with changes as (delete from sales.shipped_tally where not folded returning day, shipped, late)
    insert into sales.shipped_tally as t (day, shipped, late, folded)
    select day, sum(shipped), sum(late), true from changes group by day
    on conflict (day) where folded do update
      set shipped = t.shipped + excluded.shipped, late = t.late + excluded.late;
    delete from sales.shipped_tally where folded and shipped = 0 and late = 0 $$`,
];

const trigger = (event: string, condition: string) =>
  `create trigger order_line_tally_${event.split(' ')[0]} after ${event} on sales.order_line for each row
   when (${condition}) execute function sales.tally_shipped_line()`;
const triggers = [
  trigger('insert', 'new.shipped_on is not null'),
  trigger(
    'update of shipped_on, first_promise',
    `old.shipped_on is distinct from new.shipped_on
     or new.shipped_on is not null and old.first_promise is distinct from new.first_promise`,
  ),
  trigger('delete', 'old.shipped_on is not null'),
];
const firstTally = `insert into sales.shipped_tally (day, shipped, late, folded)
  select shipped_on, count(*), count(*) filter (where sales.left_late(shipped_on, first_promise)), true
  from sales.order_line where shipped_on is not null and first_promise is not null group by shipped_on`;
const dropped = ['drop index sales.order_line_shipped', 'drop index sales.order_line_late'];
