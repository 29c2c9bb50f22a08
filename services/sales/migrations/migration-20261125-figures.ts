import { Migration } from '@mikro-orm/migrations';

/** What the overview of the back office counts is found without a walk through all orders and lines ever placed. */
export class Migration20261125Figures extends Migration {
  override up(): void {
    this.addSql(`create index order_unfinished on sales."order" (status, placed_at)
      where state in ('pending', 'processing', 'holded', 'fraud')`);
    this.addSql(
      `create index order_line_shipped on sales.order_line (shipped_on) where first_promise is not null`,
    );
    this.addSql(`create index order_request_created on sales.order_request (created_at)`);
  }
}
