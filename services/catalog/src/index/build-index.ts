import { setImmediate as nextTurn } from 'node:timers/promises';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import { ProductIndex, type IndexedRow } from '@gantry/product-search/product-index';
import type { CatalogTables } from '../tables/catalog-tables.ts';
import type { CatalogIndex } from './catalog-index.ts';
import { listingOrder } from './listing-order.ts';
import { ReferenceData } from './reference-data.ts';

const pageSize = 2000;

/** Rows of the read model, whole pages at a time by product id. */
function rowsAfter(db: Kysely<CatalogTables>, productId: number) {
  return readIndexed(db)
    .where('l.product_id', '>', productId)
    .orderBy('l.product_id')
    .limit(pageSize)
    .execute();
}

/** The columns the index takes in; the caller says of which products. */
export function readIndexed(db: Kysely<CatalogTables>) {
  return db
    .selectFrom('catalog.listing_row as l')
    .leftJoin('catalog.product_rating as r', 'r.product_id', 'l.product_id')
    .select([
      'l.product_id as productId',
      'l.category_id as categoryId',
      'l.brand_id as brandId',
      'l.family_id as familyId',
      'l.availability',
      'l.price',
      sql<number | null>`l.released - date '1970-01-01'`.as('released'),
      sql<number | null>`(r.average * 10)::integer`.as('ratingTenths'),
      'r.count as ratingCount',
      'l.words',
      sql<string>`array_to_string(l.facets, chr(31))`.as('facets'),
    ])
    .where('l.listed', '=', true);
}

/**
 * Builds the index from the read model. Run it inside a repeatable-read transaction: everything it reads is then of one
 * catalogue version. It gives way to other work between pages.
 */
export async function buildIndex(db: Kysely<CatalogTables>): Promise<CatalogIndex> {
  const references = await ReferenceData.load(db);
  const index = new ProductIndex(references, await idsInOrder(db, listingOrder));
  await takeInRows(db, index);
  await takeInNames(db, index);
  index.freeze();
  for (const number of await numbersElsewhere(db)) index.words.numbers.addElsewhere(number);
  return index;
}

/** Numbers of products that are not listed: who searches for one is led to what replaced it. */
async function numbersElsewhere(db: Kysely<CatalogTables>): Promise<string[]> {
  const rows = await db
    .selectFrom('catalog.part_number as n')
    .leftJoin('catalog.listing_row as l', 'l.product_id', 'n.product_id')
    .select('n.normal')
    .where('l.listed', 'is not', true)
    .execute();
  return rows.map(({ normal }) => normal);
}

/** All product ids in an order, as one array: a row object for each of a million would fill the memory. */
async function idsInOrder(db: Kysely<CatalogTables>, order: RawBuilder<unknown>): Promise<number[]> {
  const { rows } = await sql<{ ids: number[] | null }>`
    select array_agg(l.product_id order by ${order}) as ids
    from catalog.listing_row l join catalog.category c on c.id = l.category_id where l.listed`.execute(db);
  return rows[0]?.ids ?? [];
}

async function takeInRows(db: Kysely<CatalogTables>, index: CatalogIndex): Promise<void> {
  let last = 0;
  for (;;) {
    const rows = (await rowsAfter(db, last)) as IndexedRow[];
    for (const row of rows) {
      const doc = index.docOf.get(row.productId);
      if (doc !== undefined) index.putRow(doc, row);
    }
    const end = rows.at(-1);
    if (!end) return;
    last = end.productId;
    await nextTurn();
  }
}

async function takeInNames(db: Kysely<CatalogTables>, index: CatalogIndex): Promise<void> {
  const named = await idsInOrder(db, sql`l.sort_name, l.product_id`);
  named.forEach((productId, position) => {
    const doc = index.docOf.get(productId);
    if (doc !== undefined) index.orders.nameOrder[doc] = position;
  });
}
