import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { ProductRow } from '@gantry/contracts/schemas/catalog';
import { IndexKeeper } from '../index/index-keeper.ts';
import { BoundedCache } from './bounded-cache.ts';

/** A listing row ready to be sent, but for its attributes. */
export interface KeptRow {
  /** JSON without the closing brace */
  text: string;
  sku: string;
  uri: string;
  priceVisibility: ProductRow['price']['visibility'];
}

interface StoredRow {
  id: number;
  row: string;
  sku: string;
  uri: string;
  priceVisibility: ProductRow['price']['visibility'];
  rating: string | null;
}

/**
 * Under its name each connection plans it once. Rows stay the text they are sent as; a rating is looked up for each of
 * them, because a join of so few would read all ratings there are.
 */
const readRows = {
  name: 'catalog listing rows',
  text: `
    select l.product_id as id, l.row::text as row, l.row ->> 'sku' as sku, l.row ->> 'uri' as uri,
      l.row -> 'price' ->> 'visibility' as "priceVisibility",
      (select json_build_object('average', r.average::float8, 'count', r.count)::text
       from catalog.product_rating r where r.product_id = l.product_id) as rating
    from catalog.listing_row l where l.product_id = any($1::integer[])`,
};

/** What a row says, without its attributes. */
export const factsOf = ({ text }: KeptRow): Omit<ProductRow, 'attributes'> =>
  JSON.parse(`${text}}`) as ProductRow;

/** About 40 MB of rows: what is asked for again and again, not every page of a large catalogue. */
const budget = 40_000_000;

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
    return (await this.stored(productIds)).map(({ id, row, rating, ...facts }) => {
      const text = row.slice(0, -1) + (rating === null ? '' : `,"rating":${rating}`);
      return [id, { ...facts, text }];
    });
  }

  /** Inside a transaction by its own connection: readings that take turns hold one each. */
  private async stored(productIds: readonly number[]): Promise<StoredRow[]> {
    if (this.em.isInTransaction())
      return this.em.execute(readRows.text.replace('$1', '?'), [`{${productIds.join(',')}}`]);
    const pool = await this.em.getConnection().getNativeClient();
    return (await pool.query<StoredRow>({ ...readRows, values: [productIds] })).rows;
  }
}
