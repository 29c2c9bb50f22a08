import { Migration } from '@mikro-orm/migrations';

/** Units of a shipment may fail on their way while the rest of it goes on. */
export class Migration20261204PartialLosses extends Migration {
  override up(): void {
    this.addSql('alter table sales.shipment_line add column failed_as text');
  }

  override down(): void {
    this.addSql('alter table sales.shipment_line drop column failed_as');
  }
}
