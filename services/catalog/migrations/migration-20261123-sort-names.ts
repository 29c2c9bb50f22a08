import { Migration } from '@mikro-orm/migrations';
import { naturalKey } from '@gantry/product-search/natural-key';

const batchSize = 5000;

/**
 * Fractions and decimals sort by their size since `naturalKey` reads them: the keys of names that hold any are written
 * anew, so that products imported before stand among those that come after.
 */
export class Migration20261123SortNames extends Migration {
  override async up(): Promise<void> {
    let last = 0;
    for (;;) {
      const rows = (await this.execute(
        `select product_id as id, row->>'name' as name from catalog.listing_row
         where product_id > ? and row->>'name' ~ '[0-9][./⁄][0-9]' order by product_id limit ?`,
        [last, batchSize],
      )) as { id: number; name: string }[];
      const end = rows.at(-1);
      if (!end) return;
      last = end.id;
      await this.execute(
        `update catalog.listing_row l set sort_name = named.key
         from jsonb_to_recordset(?::jsonb) as named (id integer, key text) where l.product_id = named.id`,
        [JSON.stringify(rows.map(({ id, name }) => ({ id, key: naturalKey(name) })))],
      );
    }
  }

  /** The keys of before need not come back: any order is one. */
  override down(): void {}
}
