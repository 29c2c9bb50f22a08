import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { ProductRow } from '@gantry/contracts/schemas/catalog';
import type { CatalogTables } from '../catalog-tables.ts';
import { IndexKeeper } from '../index/index-keeper.ts';
import { BoundedCache } from './bounded-cache.ts';

/** A listing row ready to be sent, but for its attributes. */
export interface KeptRow {
  /** JSON without the closing brace */
  text: string;
  sku: string;
  uri: string;
  name: string;
  partNumber: string;
  priceVisibility: ProductRow['price']['visibility'];
}

/** About 20 MB of rows. */
const budget = 20_000_000;

/** Keeps the rows listings show most as JSON text, so that a page is put together without parsing or writing JSON. */
@Injectable()
export class RowCache {
  private readonly rows = new BoundedCache<number, KeptRow>(budget);

  constructor(
    private readonly em: EntityManager,
    keeper: IndexKeeper,
  ) {
    keeper.onChange((productIds) => {
      if (productIds) for (const id of productIds) this.rows.delete(id);
      else this.rows.clear();
    });
  }

  /** Rows by product; one that is gone meanwhile is missing. */
  async get(productIds: readonly number[]): Promise<Map<number, KeptRow>> {
    const found = new Map<number, KeptRow>();
    const missing: number[] = [];
    for (const id of productIds) {
      const kept = this.rows.get(id);
      if (kept) found.set(id, kept);
      else missing.push(id);
    }
    if (missing.length > 0)
      for (const [id, row] of await this.read(missing)) {
        this.rows.set(id, row, row.text.length + 400);
        found.set(id, row);
      }
    return found;
  }

  private async read(productIds: readonly number[]): Promise<[number, KeptRow][]> {
    const rows = await this.em
      .getKysely<CatalogTables>()
      .selectFrom('catalog.listing_row')
      .select(['product_id', 'row'])
      .where('product_id', 'in', productIds)
      .execute();
    return rows.map(({ product_id, row }) => {
      const { sku, uri, name, partNumber, price } = row as unknown as ProductRow;
      const text = JSON.stringify(row).slice(0, -1);
      return [product_id, { text, sku, uri, name, partNumber, priceVisibility: price.visibility }];
    });
  }
}
