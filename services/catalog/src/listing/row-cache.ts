import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { ProductRow } from '@gantry/contracts/schemas/catalog';
import { LRUCache } from 'lru-cache';
import { IndexSynchronizer } from '../index/index-synchronizer.ts';
import { memberOf, membersOf, membersOfText, objectText } from './json-text.ts';

/** A listing row ready to be sent, but for its attributes. */
export class CachedRow {
  private visibility: ProductRow['price']['visibility'] | undefined;
  private small: SmallRow | undefined;

  constructor(
    readonly sku: string,
    /** JSON, see `json-text` */
    readonly members: string,
  ) {}

  /** Who may see its price: asked for signed-in readers alone, and read out of the row then. */
  get priceVisibility(): ProductRow['price']['visibility'] {
    return (this.visibility ??= factsOf(this).price.visibility);
  }

  /** The row without picture and price breaks. */
  get smallRow(): SmallRow {
    return (this.small ??= smallRowOf(factsOf(this)));
  }
}

/** A row as a table beside a product shows it, but for its attributes. */
export interface SmallRow {
  readonly uri: string;
  /** JSON, see `json-text` */
  readonly members: string;
}

const smallRowOf = (facts: Omit<ProductRow, 'attributes'>): SmallRow => ({
  uri: facts.uri,
  members: membersOf({ ...facts, image: null, price: { ...facts.price, breaks: [] } }),
});

/** A row as the read model has it, or a rating beside it, which most rows are without. */
type StoredPart = { id: number } & (
  { row: string; sku: string; rating: null } | { row: null; sku: null; rating: string }
);

/**
 * Under its name each connection plans it once. Rows stay the text they are sent as: nobody parses them to learn what
 * names them. Ratings are looked up for all of them at once; joined to so few rows, all ratings there are would be
 * read.
 */
const rowsStatement = {
  name: 'catalog listing rows and ratings',
  text: `
    select l.product_id as id, l.row::text as row, l.row->>'sku' as sku, null as rating
    from catalog.listing_row l where l.product_id = any($1::integer[])
    union all
    select r.product_id, null, null, json_build_object('average', r.average::float8, 'count', r.count)::text
    from catalog.product_rating r where r.product_id = any($1::integer[])`,
};

/** What a row says, without its attributes. */
export const factsOf = ({ members }: Pick<CachedRow, 'members'>): Omit<ProductRow, 'attributes'> =>
  JSON.parse(objectText(members)) as ProductRow;

/** About 40 MB of rows: what is asked for again and again, not every page of a large catalogue. */
const budget = 40_000_000;

/** Keeps the rows listings show most as JSON text, so that a page is put together without parsing or writing JSON. */
@Injectable()
export class RowCache {
  private readonly cached = new LRUCache<number, CachedRow>({ maxSize: budget });

  constructor(
    private readonly em: EntityManager,
    private readonly synchronizer: IndexSynchronizer,
  ) {
    synchronizer.onChange((productIds) => {
      if (productIds) for (const id of productIds) this.cached.delete(id);
      else this.cached.clear();
    });
  }

  /** Rows by product, at once where all of them are cached; one that is gone meanwhile is missing. */
  findRows(productIds: readonly number[]): Map<number, CachedRow> | Promise<Map<number, CachedRow>> {
    const found = new Map<number, CachedRow>();
    const missing: number[] = [];
    for (const id of productIds) {
      const row = this.cached.get(id);
      if (row) found.set(id, row);
      else missing.push(id);
    }
    return missing.length === 0 ? found : this.addMissing(missing, found);
  }

  private async addMissing(
    missing: readonly number[],
    found: Map<number, CachedRow>,
  ): Promise<Map<number, CachedRow>> {
    const { version } = this.synchronizer;
    const read = await this.readRows(missing);
    // What changed while it was read, or changes while nobody tells, must not be kept.
    const mayCache = this.synchronizer.index !== null && version === this.synchronizer.version;
    for (const [id, row] of read) {
      if (mayCache) this.cached.set(id, row, { size: 2 * row.members.length + 400 });
      found.set(id, row);
    }
    return found;
  }

  private async readRows(productIds: readonly number[]): Promise<[number, CachedRow][]> {
    const parts = await this.readParts(productIds);
    const ratings = new Map<number, string>();
    for (const { id, rating } of parts) if (rating !== null) ratings.set(id, rating);
    return parts.flatMap((part): [number, CachedRow][] => {
      if (part.row === null) return [];
      const { id, row, sku } = part;
      const rating = ratings.get(id);
      const own = membersOfText(row);
      const members = rating === undefined ? own : `${own},${memberOf('rating', rating)}`;
      return [[id, new CachedRow(sku, members)]];
    });
  }

  /** Inside a transaction by its own connection: reads that take turns hold one each. */
  private async readParts(productIds: readonly number[]): Promise<StoredPart[]> {
    if (this.em.isInTransaction()) {
      const ids = `{${productIds.join(',')}}`;
      return this.em.execute(rowsStatement.text.replaceAll('$1', '?'), [ids, ids]);
    }
    const pool = await this.em.getConnection().getNativeClient();
    return (await pool.query<StoredPart>({ ...rowsStatement, values: [productIds] })).rows;
  }
}
