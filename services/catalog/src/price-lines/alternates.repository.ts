import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { normalPartNumber } from '@gantry/product-search/part-number';
import type { CatalogTables } from '../tables/catalog-tables.ts';

/** Of one product at most so many alternates are looked for. */
const maxNamed = 10;

/** What can stand in for products that cannot be bought: their successors, then the alternates their feed names. */
@Injectable()
export class AlternatesRepository {
  constructor(private readonly em: EntityManager) {}

  /** Store numbers by store number, in the order of their worth; a product without alternates has none. */
  async findAlternates(skus: readonly string[]): Promise<{ sku: string; alternates: string[] }[]> {
    if (skus.length === 0) return [];
    const products = await this.db()
      .selectFrom('catalog.product')
      .select(['sku', 'superseded_by', 'relations'])
      .where('sku', 'in', skus)
      .execute();
    const named = products.map(({ sku, superseded_by, relations }) => {
      const others = relations.flatMap(({ kind, reference }) => (kind === 'alternate' ? [reference] : []));
      return { sku, references: [...(superseded_by ? [superseded_by] : []), ...others].slice(0, maxNamed) };
    });
    const found = await this.skusOf([...new Set(named.flatMap(({ references }) => references))]);
    return named.map(({ sku, references }) => {
      const alternates = new Set(references.flatMap((reference) => found.get(reference) ?? []));
      alternates.delete(sku);
      return { sku, alternates: [...alternates] };
    });
  }

  /** A feed names a product by the id it has there or by a number of it. */
  private async skusOf(references: readonly string[]): Promise<ReadonlyMap<string, string[]>> {
    if (references.length === 0) return new Map();
    const normals = references.map(normalPartNumber);
    const byId = this.db()
      .selectFrom('catalog.product')
      .select(['feed_id as reference', 'sku'])
      .where('feed_id', 'in', references);
    const byNumber = this.db()
      .selectFrom('catalog.part_number as n')
      .innerJoin('catalog.product as p', 'p.id', 'n.product_id')
      .select(['n.normal as reference', 'p.sku'])
      .where('n.normal', 'in', normals);
    const rows = [...(await byId.execute()), ...(await byNumber.execute())];
    const skus = Map.groupBy(rows, ({ reference }) => reference);
    const namedBy = (key: string) => (skus.get(key) ?? []).map(({ sku }) => sku);
    return new Map(
      references.map((each) => [each, [...new Set([...namedBy(each), ...namedBy(normalPartNumber(each))])]]),
    );
  }

  private db() {
    return this.em.getKysely<CatalogTables>();
  }
}
