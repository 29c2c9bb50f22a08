import { Migration } from '@mikro-orm/migrations';

/** Holidays free items up to a price. */
export class Migration20261125HolidayLimits extends Migration {
  override up(): void {
    this.addSql('alter table taxation.holiday add column max_price bigint check (max_price > 0)');
  }
}
