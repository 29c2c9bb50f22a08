import { Migration } from '@mikro-orm/migrations';

/** What a chemical's safety data sheet is made of; most products have none. */
export class Migration20261121Safety extends Migration {
  override up(): void {
    this.addSql('alter table catalog.product add column safety jsonb');
  }
}
