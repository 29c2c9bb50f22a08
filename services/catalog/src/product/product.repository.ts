import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { Selectable } from 'kysely';
import { normalPartNumber } from '@gantry/product-search/part-number';
import type { CatalogTables, ProductTable } from '../tables/catalog-tables.ts';

/** Members of a family or category shown beside a product. */
const maxAlternates = 12;

/** More relations than this are not shown. */
const maxRelated = 40;

type ProductRowOf = Selectable<ProductTable>;

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

  /** Products around one in the order of its family: as many before it as after it, where there are. */
  async neighbours(productId: number, familyId: number, sortName: string) {
    const half = maxAlternates / 2;
    const members = this.db()
      .selectFrom('catalog.listing_row')
      .select(['product_id', 'facets'])
      .where('listed', '=', true)
      .where('family_id', '=', familyId)
      .where('product_id', '!=', productId);
    const before = await members
      .where('sort_name', '<=', sortName)
      .orderBy('sort_name', 'desc')
      .orderBy('product_id', 'desc')
      .limit(half)
      .execute();
    const after = await members
      .where('sort_name', '>', sortName)
      .orderBy('sort_name')
      .orderBy('product_id')
      .limit(maxAlternates - before.length)
      .execute();
    return { before: before.reverse(), after };
  }

  /** The product a feed names as successor. */
  async successor(reference: string, isSignedIn: boolean) {
    const id = (await this.resolve([reference])).get(reference);
    return id === undefined ? undefined : this.links(isSignedIn).where('p.id', '=', id).executeTakeFirst();
  }

  /** Products whose successor this one is, by whichever name their feed called it. */
  async predecessors(
    { id, feed_id, part_number }: Pick<ProductRowOf, 'id' | 'feed_id' | 'part_number'>,
    isSignedIn: boolean,
  ) {
    return this.links(isSignedIn)
      .where('p.superseded_by', 'in', [feed_id, part_number])
      .where('p.id', '!=', id)
      .orderBy('p.id')
      .limit(maxAlternates)
      .execute();
  }

  /** What the feed names beside a product, with its facets; what stands in no list is left out. */
  async related({ id, relations }: Pick<ProductRowOf, 'id' | 'relations'>, isSignedIn: boolean) {
    const named = relations.slice(0, maxRelated);
    const ids = await this.resolve(named.map(({ reference }) => reference));
    const wanted = [...new Set(ids.values())].filter((one) => one !== id);
    if (wanted.length === 0) return [];
    const query = this.db()
      .selectFrom('catalog.listing_row')
      .select(['product_id', 'facets'])
      .where('product_id', 'in', wanted);
    const rows = await (isSignedIn ? query : query.where('listed', '=', true)).execute();
    const found = new Map(rows.map((row) => [row.product_id, row]));
    return named.flatMap(({ kind, reference }) => {
      const row = found.get(ids.get(reference) ?? 0);
      return row ? [{ kind, ...row }] : [];
    });
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

  private links(isSignedIn: boolean) {
    const query = this.db()
      .selectFrom('catalog.product as p')
      .select(['p.name', 'p.uri', 'p.part_number as partNumber'])
      .where('p.status', '<>', 'draft');
    return isSignedIn ? query : query.where('p.visibility', '=', 'public');
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
