import { Migration } from '@mikro-orm/migrations';

/** Orders that are asked for say who approves them, one after the other; those from before ask anyone who approves. */
export class Migration20261128ApprovalSteps extends Migration {
  override up(): void {
    this.addSql(`alter table sales.order_approval add column steps jsonb not null default '[]'`);
  }

  override down(): void {
    this.addSql('alter table sales.order_approval drop column steps');
  }
}
