import { Migration } from '@mikro-orm/migrations';

/** Parts of a line with days of their own, and whether the buyer waits for all of an order. */
export class Migration20261125DeliveryParts extends Migration {
  override up(): void {
    this.addSql('alter table sales.order_line add column parts jsonb');
    this.addSql('alter table sales."order" add column ship_together boolean not null default false');
  }
}
