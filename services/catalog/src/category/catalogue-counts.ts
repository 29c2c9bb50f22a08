import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { CatalogTables } from '../catalog-tables.ts';
import { IndexKeeper } from '../index/index-keeper.ts';
import type { ProductIndex } from '../index/product-index.ts';

/** Products in each category (its own only) and of each brand, over the whole catalogue. */
@Injectable()
export class CatalogueCounts {
  constructor(
    private readonly em: EntityManager,
    private readonly keeper: IndexKeeper,
  ) {}

  async byCategory(): Promise<Map<number, number>> {
    const { index } = this.keeper;
    if (index) return countColumn(index, index.categories);
    const rows = await this.em
      .getKysely<CatalogTables>()
      .selectFrom('catalog.listing_row')
      .select(({ fn }) => ['category_id as id', fn.countAll<string>().as('count')])
      .where('listed', '=', true)
      .groupBy('category_id')
      .execute();
    return new Map(rows.map(({ id, count }) => [id, Number(count)]));
  }

  async byBrand(): Promise<Map<number, number>> {
    const { index } = this.keeper;
    if (index) return countColumn(index, index.brands);
    const rows = await this.em
      .getKysely<CatalogTables>()
      .selectFrom('catalog.listing_row')
      .select(({ fn }) => ['brand_id as id', fn.countAll<string>().as('count')])
      .where('brand_id', 'is not', null)
      .where('listed', '=', true)
      .groupBy('brand_id')
      .execute();
    return new Map(rows.map(({ id, count }) => [id ?? 0, Number(count)]));
  }
}

function countColumn(index: ProductIndex, column: Int32Array): Map<number, number> {
  const counts = new Map<number, number>();
  for (let doc = 0; doc < index.count; doc += 1) {
    const id = column[doc] as number;
    if (index.alive[doc] && id > 0) counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return counts;
}
