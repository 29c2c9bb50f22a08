import { sql, type Kysely } from 'kysely';
import type { CatalogTables } from '../tables/catalog-tables.ts';
import { pathKey } from './listing-order.ts';
import type { CatalogIndex } from './catalog-index.ts';

interface Neighbour {
  id: number;
  /** the product just before it; null for the first */
  before: number | null;
}

/**
 * Gives products that came after the index was built their places among the names and in the listing's own order. They
 * are placed in that order, so that each finds the one before it in place.
 */
export async function placeLater(
  db: Kysely<CatalogTables>,
  index: CatalogIndex,
  productIds: readonly number[],
): Promise<void> {
  if (productIds.length === 0) return;
  const { orders, docOf } = index;
  for (const { id, before } of await neighboursByName(db, productIds)) {
    const doc = docOf.get(id);
    if (doc !== undefined) orders.placeName(doc, before === null ? undefined : docOf.get(before));
  }
  for (const { id, before } of await neighboursInCategory(db, productIds)) {
    const doc = docOf.get(id);
    if (doc === undefined) continue;
    const neighbour = before === null ? undefined : docOf.get(before);
    orders.placeProduct(doc, neighbour ?? lastBeforeCategory(index, index.categories[doc] as number));
  }
}

async function neighboursByName(db: Kysely<CatalogTables>, ids: readonly number[]): Promise<Neighbour[]> {
  const { rows } = await sql<Neighbour>`
    select own.product_id as id, previous.product_id as before
    from catalog.listing_row own left join lateral (
      select o.product_id from catalog.listing_row o
      where o.listed and (o.sort_name, o.product_id) < (own.sort_name, own.product_id)
      order by o.sort_name desc, o.product_id desc limit 1
    ) previous on true
    where own.product_id = any(${[...ids]}::integer[])
    order by own.sort_name, own.product_id`.execute(db);
  return rows;
}

async function neighboursInCategory(db: Kysely<CatalogTables>, ids: readonly number[]): Promise<Neighbour[]> {
  const { rows } = await sql<Neighbour>`
    select own.product_id as id, previous.product_id as before
    from catalog.listing_row own left join lateral (
      select o.product_id from catalog.listing_row o
      where o.listed and o.category_id = own.category_id
        and (o.family_id, o.sort_name, o.product_id) < (own.family_id, own.sort_name, own.product_id)
      order by o.family_id desc, o.sort_name desc, o.product_id desc limit 1
    ) previous on true
    where own.product_id = any(${[...ids]}::integer[])
    order by own.category_id, own.family_id, own.sort_name, own.product_id`.execute(db);
  return rows;
}

/** The last place built whose category comes before one; -1 when there is none. */
function lastBeforeCategory(
  { references, categories, builtCount }: CatalogIndex,
  categoryId: number,
): number {
  const keyOf = (id: number) => pathKey(references.categories.get(id)?.path ?? '');
  const wanted = keyOf(categoryId);
  let [low, high] = [0, builtCount];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (keyOf(categories[middle] as number) < wanted) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}
