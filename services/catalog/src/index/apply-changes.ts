import type { Kysely } from 'kysely';
import { facetMark } from '@gantry/product-search/product-facets';
import { releasedKey, type IndexedRow } from '@gantry/product-search/product-index';
import type { CatalogTables } from '../tables/catalog-tables.ts';
import type { CatalogIndex } from './catalog-index.ts';
import { readIndexed } from './build-index.ts';
import { ChangedTags } from './changed-tags.ts';
import { placeLater } from './place-later.ts';
import { ReferenceData } from './reference-data.ts';

/**
 * Brings an index up to date with the products that changed, and tells what that touches, as tags. Null when there is
 * no place left for new products, or one is gone without a trace; then the index has to be built anew.
 */
export async function applyChanges(
  db: Kysely<CatalogTables>,
  index: CatalogIndex,
  productIds: readonly number[],
): Promise<ReadonlySet<string> | null> {
  if (productIds.length === 0) return new Set();
  const rows = (await readIndexed(db).where('l.product_id', 'in', productIds).execute()) as IndexedRow[];
  const uris = await urisOf(db, productIds);
  const tags = new ChangedTags(index, productIds);
  if (rows.some((row) => !isKnown(index, row))) index.replaceReferences(await ReferenceData.load(db));
  const left = new Set(productIds);
  const later: number[] = [];
  for (const row of rows) {
    left.delete(row.productId);
    if (isInPlace(index, row)) continue;
    if (index.isFull) return null;
    takeIn(index, row);
    later.push(row.productId);
  }
  for (const productId of left) {
    const doc = index.docOf.get(productId);
    if (doc !== undefined) index.removeRow(doc);
  }
  for (const number of await numbersOf(db, [...left])) index.words.numbers.addElsewhere(number);
  await placeLater(db, index, later);
  return uris.size < productIds.length ? null : tags.finish(uris);
}

/** Numbers of products that are not listed are looked up in the database. */
async function numbersOf(db: Kysely<CatalogTables>, productIds: readonly number[]): Promise<string[]> {
  if (productIds.length === 0) return [];
  const rows = await db
    .selectFrom('catalog.part_number')
    .select('normal')
    .where('product_id', 'in', productIds)
    .execute();
  return rows.map(({ normal }) => normal);
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

function isKnown({ references }: CatalogIndex, row: IndexedRow): boolean {
  const hasBrand = row.brandId === null || references.brands.has(row.brandId);
  const isPlaced = references.categories.has(row.categoryId) && references.families.has(row.familyId);
  return hasBrand && isPlaced && codesOf(row.facets).every((code) => references.attributes.has(code));
}

const codesOf = (facets: string): string[] =>
  facets ? facets.split('\u001f').map((facet) => facet.slice(0, facet.indexOf(facetMark))) : [];

/** Whether a product can stay where it stands; what changes all the time is changed there. */
function isInPlace(index: CatalogIndex, row: IndexedRow): boolean {
  const doc = index.docOf.get(row.productId);
  if (doc === undefined || !holdsSame(index, doc, row)) return false;
  index.putChangeable(doc, row);
  return true;
}

/** Its words or its place changed: the old place is given up, its postings are skipped from now on. */
function takeIn(index: CatalogIndex, row: IndexedRow): void {
  const doc = index.docOf.get(row.productId);
  if (doc !== undefined) index.removeRow(doc);
  index.putRow(index.append(row.productId), row);
}

function holdsSame(index: CatalogIndex, doc: number, row: IndexedRow): boolean {
  if (index.categories[doc] !== row.categoryId || index.families[doc] !== row.familyId) return false;
  if (index.brands[doc] !== (row.brandId ?? 0) || index.released[doc] !== releasedKey(row)) return false;
  return index.fingerprints[doc] === index.fingerprintOf(row);
}
