import { Migration } from '@mikro-orm/migrations';

/** Promotions may give a product; the line that it stands on costs nothing, and says that it is a gift. */
export class Migration20261202Gifts extends Migration {
  override up(): void {
    this.addSql('alter table sales.promotion add column gift jsonb');
    this.addSql('alter table sales.order_line add column is_gift boolean not null default false');
  }

  override down(): void {
    this.addSql('alter table sales.order_line drop column is_gift');
    this.addSql('alter table sales.promotion drop column gift');
  }
}
