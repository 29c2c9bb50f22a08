import { Migration } from '@mikro-orm/migrations';

/** Which version of the UNSPSC a product's code is of. */
export class Migration20261123UnspscVersion extends Migration {
  override up(): void {
    this.addSql('alter table catalog.product add column unspsc_version text');
  }
}
