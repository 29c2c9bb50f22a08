import { Migration } from '@mikro-orm/migrations';

/** At which version of an order its due was told, so that an event that comes late changes nothing. */
export class Migration20261125ToldVersions extends Migration {
  override up(): void {
    this.addSql('alter table payments.payable_order add order_version int not null default 0');
  }

  override down(): void {
    this.addSql('alter table payments.payable_order drop column order_version');
  }
}
