import { Migration } from '@mikro-orm/migrations';

/** That the customer waits for a line that is late; and what was promised when it was ordered, to be measured by. */
export class Migration20261125Delays extends Migration {
  override up(): void {
    this.addSql(`alter table sales.order_line
      add column delay_accepted_at timestamptz,
      add column first_promise jsonb,
      add column shipped_on date`);
    this.addSql('update sales.order_line set first_promise = promise');
  }
}
