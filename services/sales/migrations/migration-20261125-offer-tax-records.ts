import { Migration } from '@mikro-orm/migrations';

/** How the tax of an offer came about, for the order it becomes. */
export class Migration20261125OfferTaxRecords extends Migration {
  override up(): void {
    this.addSql('alter table sales.offer add column tax_record jsonb');
  }
}
