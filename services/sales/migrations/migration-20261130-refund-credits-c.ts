import { Migration } from '@mikro-orm/migrations';

/** A refund says whether it was paid out, or is credit for later orders. */
export class Migration20261130RefundCreditsC extends Migration {
  override up(): void {
    this.addSql('alter table sales.refund add is_credit boolean not null default false');
  }

  override down(): void {
    this.addSql('alter table sales.refund drop column is_credit');
  }
}
