import { Migration } from '@mikro-orm/migrations';

/** Finds the products that name a file, so that it is sent to nobody they are hidden from. */
export class Migration20261122ProductFiles extends Migration {
  override up(): void {
    this.addSql(`create index product_files on catalog.product
      using gin ((images || documents) jsonb_path_ops) where images || documents <> '[]'`);
  }
}
