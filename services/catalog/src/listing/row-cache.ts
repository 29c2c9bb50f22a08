import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { ProductRow } from '@gantry/contracts/schemas/catalog';
import { BoundedCache } from '@gantry/product-search/bounded-cache';
import { IndexKeeper } from '../index/index-keeper.ts';

/** A listing row ready to be sent, but for its attributes. */
export interface KeptRow {
  /** JSON without the closing brace */
  text: string;
  sku: string;
  uri: string;
  priceVisibility: ProductRow['price']['visibility'];
}

/** A row as the read model has it, or a rating beside it, which most rows are without. */
type StoredPart = { id: number } & ({ row: string; rating: null } | { row: null; rating: string });

/**
 * Under its name each connection plans it once. Rows stay the text they are sent as, and nothing is told twice: what
 * names a row is read out of its text. Ratings are looked up for all of them at once; joined to so few rows, all ratings
 * there are would be read.
 */
const readRows = {
  name: 'catalog listing rows and ratings',
  text: `
    select l.product_id as id, l.row::text as row, null as rating
    from catalog.listing_row l where l.product_id = any($1::integer[])
    union all
    select r.product_id, null, json_build_object('average', r.average::float8, 'count', r.count)::text
    from catalog.product_rating r where r.product_id = any($1::integer[])`,
};

/** The database writes the shortest keys of a row first, and one space behind each colon. */
const shortestKeys = /^\{"sku": "([^"\\]+)", "uri": "([^"\\]+)", /;
const visibilityKey = /"visibility": "([a-z-]+)"/;

/** What names a row and who may see its price, mostly without parsing it. */
export function namedIn(row: string): Omit<KeptRow, 'text'> {
  const [, sku, uri] = shortestKeys.exec(row) ?? [];
  const [, priceVisibility] = visibilityKey.exec(row) ?? [];
  if (sku !== undefined && uri !== undefined && priceVisibility !== undefined)
    return { sku, uri, priceVisibility: priceVisibility as KeptRow['priceVisibility'] };
  const { price, ...named } = JSON.parse(row) as ProductRow;
  return { sku: named.sku, uri: named.uri, priceVisibility: price.visibility };
}

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

  /** Rows by product, at once where all of them are kept; one that is gone meanwhile is missing. */
  get(productIds: readonly number[]): Map<number, KeptRow> | Promise<Map<number, KeptRow>> {
    const found = new Map<number, KeptRow>();
    const missing: number[] = [];
    for (const id of productIds) {
      const kept = this.rows.get(id);
      if (kept) found.set(id, kept);
      else missing.push(id);
    }
    return missing.length === 0 ? found : this.add(missing, found);
  }

  private async add(missing: readonly number[], found: Map<number, KeptRow>): Promise<Map<number, KeptRow>> {
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
    const parts = await this.stored(productIds);
    const ratings = new Map<number, string>();
    for (const { id, rating } of parts) if (rating !== null) ratings.set(id, rating);
    return parts.flatMap(({ id, row }): [number, KeptRow][] => {
      if (row === null) return [];
      const rating = ratings.get(id);
      const text = row.slice(0, -1) + (rating === undefined ? '' : `,"rating":${rating}`);
      return [[id, { ...namedIn(row), text }]];
    });
  }

  /** Inside a transaction by its own connection: readings that take turns hold one each. */
  private async stored(productIds: readonly number[]): Promise<StoredPart[]> {
    if (this.em.isInTransaction()) {
      const ids = `{${productIds.join(',')}}`;
      return this.em.execute(readRows.text.replaceAll('$1', '?'), [ids, ids]);
    }
    const pool = await this.em.getConnection().getNativeClient();
    return (await pool.query<StoredPart>({ ...readRows, values: [productIds] })).rows;
  }
}
