import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { ProductRow } from '@gantry/contracts/schemas/catalog';
import { sql } from 'kysely';
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
  image: ProductRow['image'];
  priceVisibility: ProductRow['price']['visibility'];
}

interface StoredRow {
  id: number;
  row: Omit<ProductRow, 'attributes' | 'rating'>;
  average: string | null;
  count: number | null;
}

/** About 20 MB of rows. */
const budget = 20_000_000;

/** Keeps the rows listings show most as JSON text, so that a page is put together without parsing or writing JSON. */
@Injectable()
export class RowCache {
  private readonly rows = new BoundedCache<number, KeptRow>(budget);

  constructor(
    private readonly em: EntityManager,
    private readonly keeper: IndexKeeper,
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
    if (missing.length === 0) return found;
    const { version } = this.keeper;
    const read = await this.read(missing);
    // What changed while it was read, or changes while nobody tells, must not be kept.
    const mayKeep = this.keeper.index !== null && version === this.keeper.version;
    for (const [id, row] of read) {
      if (mayKeep) this.rows.set(id, row, row.text.length + 400);
      found.set(id, row);
    }
    return found;
  }

  private async read(productIds: readonly number[]): Promise<[number, KeptRow][]> {
    const { rows } = await sql<StoredRow>`
      select l.product_id as id, l.row, r.average, r.count
      from catalog.listing_row l left join catalog.product_rating r using (product_id)
      where l.product_id = any(${productIds}::integer[])`.execute(this.em.getKysely<CatalogTables>());
    return rows.map(({ id, row, average, count }) => {
      const { sku, uri, name, partNumber, price, image } = row;
      const rating = average === null ? {} : { rating: { average: Number(average), count } };
      const text = JSON.stringify({ ...row, ...rating }).slice(0, -1);
      return [id, { text, sku, uri, name, partNumber, image, priceVisibility: price.visibility }];
    });
  }
}
