import { Migration } from '@mikro-orm/migrations';

/** Whoever approves may order less than was asked for, and leave the rest waiting as a request of its own. */
export class Migration20261128ApprovalParts extends Migration {
  override up(): void {
    this.addSql(
      'alter table sales.order_approval add column change jsonb, add column split_from text references sales.order_approval (number)',
    );
  }

  override down(): void {
    this.addSql('alter table sales.order_approval drop column split_from, drop column change');
  }
}
