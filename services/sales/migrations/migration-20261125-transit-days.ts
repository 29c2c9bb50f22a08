import { Migration } from '@mikro-orm/migrations';

/** Business days that the way of an order takes, as they were offered when it was placed. */
export class Migration20261125TransitDays extends Migration {
  override up(): void {
    this.addSql('alter table sales."order" add column transit_days jsonb');
  }
}
