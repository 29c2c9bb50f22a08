import { Migration } from '@mikro-orm/migrations';

/** Whose an order is among the staff: its account, and its name then. */
export class Migration20261128OrderAssignees extends Migration {
  override up(): void {
    this.addSql('alter table sales."order" add column assignee_id text, add column assignee text');
    this.addSql(
      'create index order_assignee on sales."order" (assignee_id, placed_at) where assignee_id is not null',
    );
  }

  override down(): void {
    this.addSql('drop index sales.order_assignee');
    this.addSql('alter table sales."order" drop column assignee_id, drop column assignee');
  }
}
