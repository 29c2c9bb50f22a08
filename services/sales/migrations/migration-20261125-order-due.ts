import { Migration } from '@mikro-orm/migrations';

/**
 * What an order owes stands in its row, so that credit counts the same amount as everything else. The statuses are those
 * that counted for nothing on the day of this migration.
 */
export class Migration20261125OrderDue extends Migration {
  override up(): void {
    this.addSql('alter table sales."order" add column due bigint not null default 0');
    this.addSql(`update sales."order" o set due = coalesce((
      select case when count(*) filter (where s.is_sold) = 0 then 0
             else o.grand_total - coalesce(sum(l.total + l.tax) filter (where not s.is_sold), 0)
                  - coalesce((o.credits ->> 'amount')::bigint, 0) end
      from sales.order_line l cross join lateral (
        select l.quantity_shipped > 0 or l.status not in (
          'cancelled', 'cancelled-refund-pending', 'cancelled-refund-issued', 'cancelled-not-charged',
          'cancelled-black-list', 'declined', 'deleted', 'cleared', 'rma-refund-issued') as is_sold) s
      where l.order_id = o.id), 0)`);
    this.addSql('alter table sales."order" alter column due drop default');
  }
}
