import { Migration } from '@mikro-orm/migrations';

/** How the price of shipping came about, with the rows of the tariff it was read from: of orders and of offers. */
export class Migration20261125ShippingRecords extends Migration {
  override up(): void {
    this.addSql('alter table sales.order add column shipping_record jsonb');
    this.addSql('alter table sales.offer add column shipping_record jsonb');
  }
}
