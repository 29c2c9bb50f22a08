import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { normalPartNumber } from '@gantry/product-search/part-number';
import type { CatalogTables } from '../tables/catalog-tables.ts';

/** A product as another one's page names it. */
export interface ProductLink {
  name: string;
  uri: string;
  partNumber: string;
}

/** Reads products with what stands about them in the read model. */
@Injectable()
export class ProductRepository {
  constructor(private readonly em: EntityManager) {}

  async findByUri(uri: string) {
    return this.withRow().where('p.uri', '=', uri).executeTakeFirst();
  }

  async idOfSku(sku: string): Promise<number | null> {
    const found = await this.db()
      .selectFrom('catalog.product')
      .select('id')
      .where('sku', '=', sku.toUpperCase())
      .executeTakeFirst();
    return found?.id ?? null;
  }

  /** Products by store number; the case does not matter. */
  async findBySkus(skus: readonly string[]) {
    const wanted = skus.map((sku) => sku.toUpperCase());
    return wanted.length === 0 ? [] : this.withRow().where('p.sku', 'in', wanted).execute();
  }

  /** The product a feed names as successor. */
  async successor(reference: string, isSignedIn: boolean): Promise<ProductLink | undefined> {
    const id = (await this.resolve([reference])).get(reference);
    if (id === undefined) return undefined;
    const query = this.db()
      .selectFrom('catalog.product as p')
      .select(['p.name', 'p.uri', 'p.part_number as partNumber'])
      .where('p.id', '=', id)
      .where('p.status', '<>', 'draft');
    return (isSignedIn ? query : query.where('p.visibility', '=', 'public')).executeTakeFirst();
  }

  /** The choices each product stands under, as the read model has them. */
  async facetsOf(productIds: readonly number[]): Promise<Map<number, readonly string[]>> {
    if (productIds.length === 0) return new Map();
    const rows = await this.db()
      .selectFrom('catalog.listing_row')
      .select(['product_id', 'facets'])
      .where('product_id', 'in', productIds)
      .execute();
    return new Map(rows.map(({ product_id, facets }) => [product_id, facets]));
  }

  /** Ids by what products are called elsewhere: a feed's id, else any part number. Unknown ones are missing. */
  async resolve(references: readonly string[]): Promise<Map<string, number>> {
    if (references.length === 0) return new Map();
    const wanted = references.map((reference) => ({ reference, normal: normalPartNumber(reference) }));
    const rows = await this.em.execute<{ reference: string; id: number | null }[]>(
      `select r.reference, coalesce(
         (select id from catalog.product where feed_id = r.reference),
         (select product_id from catalog.part_number where normal = r.normal order by product_id limit 1)
       ) as id from json_to_recordset(?::json) as r(reference text, normal text)`,
      [JSON.stringify(wanted)],
    );
    return new Map(rows.flatMap(({ reference, id }) => (id === null ? [] : [[reference, id] as const])));
  }

  /** The store number of what a feed or somebody calls a product: its store number, a feed's id, any part number. */
  async skuOfReference(reference: string): Promise<string | null> {
    const id = (await this.idOfSku(reference)) ?? (await this.resolve([reference])).get(reference);
    if (id === undefined) return null;
    const found = await this.db()
      .selectFrom('catalog.product')
      .select('sku')
      .where('id', '=', id)
      .executeTakeFirst();
    return found?.sku ?? null;
  }

  async findByIds(ids: readonly number[]) {
    return ids.length === 0 ? [] : this.withRow().where('p.id', 'in', ids).execute();
  }

  private withRow() {
    return this.db()
      .selectFrom('catalog.product as p')
      .innerJoin('catalog.listing_row as l', 'l.product_id', 'p.id')
      .selectAll('p')
      .select(['l.row', 'l.sort_name', 'l.facets', 'l.availability']);
  }

  private db() {
    return this.em.getKysely<CatalogTables>();
  }
}

export type ProductWithRow = NonNullable<Awaited<ReturnType<ProductRepository['findByUri']>>>;
