import { Injectable } from '@nestjs/common';
import { sql, type Kysely } from 'kysely';
import type { CatalogTables } from '../tables/catalog-tables.ts';
import { IndexSynchronizer } from '../index/index-synchronizer.ts';
import type { CatalogIndex } from '../index/catalog-index.ts';
import { DatabaseReadQueue } from '../index/database-read-queue.ts';

type Column = 'category_id' | 'brand_id';

/** What a number and its count take in a map, in bytes. */
const entryCost = 60;

/** Products in each category (its own only) and of each brand, over the whole catalogue. */
@Injectable()
export class CatalogueCounts {
  constructor(
    private readonly synchronizer: IndexSynchronizer,
    private readonly reads: DatabaseReadQueue,
  ) {}

  /** @throws DomainError UNAVAILABLE when there is no index and counting takes too long */
  byCategory(): Promise<Map<number, number>> {
    return this.by('category_id');
  }

  /** @throws DomainError UNAVAILABLE when there is no index and counting takes too long */
  byBrand(): Promise<Map<number, number>> {
    return this.by('brand_id');
  }

  private async by(column: Column): Promise<Map<number, number>> {
    const { index } = this.synchronizer;
    if (index) return countColumn(index, column === 'brand_id' ? index.brands : index.categories);
    return this.reads.runRead({
      key: `counts by ${column}`,
      work: (db) => countRows(db, column),
      costOf: (counts) => counts.size * entryCost,
    });
  }
}

async function countRows(db: Kysely<CatalogTables>, column: Column): Promise<Map<number, number>> {
  const { rows } = await sql<{ id: number; count: number }>`
    select ${sql.ref(column)} as id, count(*)::integer as count from catalog.listing_row
    where listed and ${sql.ref(column)} is not null group by 1`.execute(db);
  return new Map(rows.map(({ id, count }) => [id, count]));
}

function countColumn(index: CatalogIndex, column: Int32Array): Map<number, number> {
  const counts = new Map<number, number>();
  for (let doc = 0; doc < index.count; doc += 1) {
    const id = column[doc] as number;
    if (index.live[doc] && id > 0) counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return counts;
}
