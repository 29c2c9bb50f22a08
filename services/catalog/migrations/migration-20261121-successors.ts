import { Migration } from '@mikro-orm/migrations';

/** Lets a product's page find what it replaced without reading the whole catalogue. */
export class Migration20261121Successors extends Migration {
  override up(): void {
    this.addSql(
      'create index product_superseded_by on catalog.product (superseded_by) where superseded_by is not null',
    );
  }

  override down(): void {
    this.addSql('drop index catalog.product_superseded_by');
  }
}
