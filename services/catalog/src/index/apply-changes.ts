import type { Kysely } from 'kysely';
import type { CatalogTables } from '../catalog-tables.ts';
import { readIndexed } from './build-index.ts';
import type { IndexedRow, ProductIndex } from './product-index.ts';
import { ReferenceData } from './reference-data.ts';

/**
 * Brings an index up to date with the products that changed. False when there is no place left for new ones; then it
 * has to be built anew.
 */
export async function applyChanges(
  db: Kysely<CatalogTables>,
  index: ProductIndex,
  productIds: readonly number[],
): Promise<boolean> {
  if (productIds.length === 0) return true;
  const rows = (await readIndexed(db).where('product_id', 'in', productIds).execute()) as IndexedRow[];
  if (rows.some((row) => !isKnown(index, row))) index.references = await ReferenceData.load(db);
  const left = new Set(productIds);
  for (const row of rows) {
    left.delete(row.productId);
    if (!(await applyRow(db, index, row))) return false;
  }
  for (const productId of left) {
    const doc = index.docOf.get(productId);
    if (doc !== undefined) index.remove(doc);
  }
  return true;
}

function isKnown({ references }: ProductIndex, row: IndexedRow): boolean {
  const hasBrand = row.brandId === null || references.brands.has(row.brandId);
  return hasBrand && references.categories.has(row.categoryId) && references.families.has(row.familyId);
}

async function applyRow(db: Kysely<CatalogTables>, index: ProductIndex, row: IndexedRow): Promise<boolean> {
  const doc = index.docOf.get(row.productId);
  if (doc !== undefined && holdsSame(index, doc, row)) {
    index.putChangeable(doc, row);
    return true;
  }
  if (index.isFull) return false;
  // Its words and its place changed: the old place is given up, its postings are skipped from now on.
  if (doc !== undefined) index.remove(doc);
  const place = index.append(row.productId);
  index.put(place, row);
  index.orders.nameOrder[place] = await nameOrderOf(db, index, row.productId);
  return true;
}

function holdsSame(index: ProductIndex, doc: number, row: IndexedRow): boolean {
  if (index.categories[doc] !== row.categoryId || index.families[doc] !== row.familyId) return false;
  if (index.brands[doc] !== (row.brandId ?? 0) || index.released[doc] !== (row.released ?? 0)) return false;
  return index.fingerprints[doc] === index.fingerprintOf(row);
}

/** Between its neighbours by name; half a step after the one before it. */
async function nameOrderOf(
  db: Kysely<CatalogTables>,
  index: ProductIndex,
  productId: number,
): Promise<number> {
  const before = await db
    .selectFrom('catalog.listing_row as own')
    .innerJoin('catalog.listing_row as other', (join) =>
      join.on((eb) =>
        eb(
          eb.refTuple('other.sort_name', 'other.product_id'),
          '<',
          eb.refTuple('own.sort_name', 'own.product_id'),
        ),
      ),
    )
    .select('other.product_id')
    .where('own.product_id', '=', productId)
    .orderBy('other.sort_name', 'desc')
    .orderBy('other.product_id', 'desc')
    .limit(1)
    .executeTakeFirst();
  const neighbour = before && index.docOf.get(before.product_id);
  return neighbour === undefined ? -1 : (index.orders.nameOrder[neighbour] as number) + 0.5;
}
