import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { CatalogTables } from '../catalog-tables.ts';
import { normalPartNumber } from '../text/part-number.ts';

/** Members of a family or category shown beside a product. */
export const maxAlternates = 12;

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
    return [...before.reverse(), ...after];
  }

  /** The product a feed names as successor: by the id it had there, or by part number. */
  async successor(reference: string) {
    const byId = await this.db()
      .selectFrom('catalog.product')
      .select(['name', 'uri', 'part_number as partNumber'])
      .where('feed_id', '=', reference)
      .executeTakeFirst();
    if (byId) return byId;
    return this.db()
      .selectFrom('catalog.part_number as n')
      .innerJoin('catalog.product as p', 'p.id', 'n.product_id')
      .select(['p.name', 'p.uri', 'p.part_number as partNumber'])
      .where('n.normal', '=', normalPartNumber(reference))
      .orderBy('p.id')
      .limit(1)
      .executeTakeFirst();
  }

  /** Products whose successor this one is, by whichever name their feed called it. */
  async predecessors({ id, feed_id, part_number }: { id: number; feed_id: string; part_number: string }) {
    return this.db()
      .selectFrom('catalog.product')
      .select(['name', 'uri', 'part_number as partNumber'])
      .where('superseded_by', 'in', [feed_id, part_number])
      .where('id', '!=', id)
      .orderBy('id')
      .limit(maxAlternates)
      .execute();
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
