import { Migration } from '@mikro-orm/migrations';

/** What a supplier has shipped is found by its carrier's number, without what stands between the characters. */
export class Migration20261127FindDeliveries extends Migration {
  override up(): void {
    this.addSql(`create index purchase_order_event_find_tracking
      on sales.purchase_order_event (translate(upper(tracking), ' -', '')) where tracking is not null`);
  }

  override down(): void {
    this.addSql('drop index if exists sales.purchase_order_event_find_tracking');
  }
}
