import type { Kysely } from 'kysely';
import type { CatalogTables } from '../catalog-tables.ts';
import { facetMark } from '../listing/listing-row.ts';
import { readIndexed } from './build-index.ts';
import { ChangedTags } from './changed-tags.ts';
import type { IndexedRow, ProductIndex } from './product-index.ts';
import { ReferenceData } from './reference-data.ts';

/**
 * Brings an index up to date with the products that changed, and tells what that touches, as tags. Null when there is
 * no place left for new products, or one is gone without a trace; then the index has to be built anew.
 */
export async function applyChanges(
  db: Kysely<CatalogTables>,
  index: ProductIndex,
  productIds: readonly number[],
): Promise<ReadonlySet<string> | null> {
  if (productIds.length === 0) return new Set();
  const rows = (await readIndexed(db).where('l.product_id', 'in', productIds).execute()) as IndexedRow[];
  const uris = await urisOf(db, productIds);
  const tags = new ChangedTags(index, productIds);
  if (rows.some((row) => !isKnown(index, row))) index.references = await ReferenceData.load(db);
  const left = new Set(productIds);
  for (const row of rows) {
    left.delete(row.productId);
    if (!(await applyRow(db, index, row))) return null;
  }
  for (const productId of left) {
    const doc = index.docOf.get(productId);
    if (doc !== undefined) index.remove(doc);
  }
  return uris.size < productIds.length ? null : tags.finish(uris);
}

async function urisOf(
  db: Kysely<CatalogTables>,
  productIds: readonly number[],
): Promise<Map<number, string>> {
  const rows = await db
    .selectFrom('catalog.product')
    .select(['id', 'uri'])
    .where('id', 'in', productIds)
    .execute();
  return new Map(rows.map(({ id, uri }) => [id, uri]));
}

function isKnown({ references }: ProductIndex, row: IndexedRow): boolean {
  const hasBrand = row.brandId === null || references.brands.has(row.brandId);
  const isPlaced = references.categories.has(row.categoryId) && references.families.has(row.familyId);
  return hasBrand && isPlaced && codesOf(row.facets).every((code) => references.attributes.has(code));
}

const codesOf = (facets: string): string[] =>
  facets ? facets.split('\u001f').map((facet) => facet.slice(0, facet.indexOf(facetMark))) : [];

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
