import { createHash } from 'node:crypto';
import type { ClientBase } from 'pg';
import { fold } from '@gantry/product-search/fold';
import { slug } from '../../../text/slug.ts';
import type { NormalRow } from '../normalize/normal-row.ts';

/** The store's own number and address of a product; given once and kept, whatever the feed changes later. */
export interface ProductNames {
  sku: string;
  uri: string;
}

/** Safe in addresses, file names and every schema: ASCII letters and digits, dots, dashes, underscores. */
function skuOf(partNumber: string): string {
  return fold(partNumber)
    .toUpperCase()
    .replace(/[^A-Z0-9._]+/g, '-')
    .replace(/^[-.]+|[-.]+$/g, '')
    .slice(0, 48);
}

/** A few letters and digits that follow from a text. */
export const shortHash = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 8);

/**
 * Candidates from the plainest to one that is always free: two brands may use one part number, and some feeds put a
 * description where the number belongs. All live.
 */
function candidates(row: NormalRow): ProductNames[] {
  const hash = shortHash(row.feedId);
  const base = skuOf(row.partNumber) || `P-${hash.toUpperCase()}`;
  const brand = row.brand ? skuOf(row.brand.slug).slice(0, 20) : '';
  const made = [base, ...(brand ? [`${base}-${brand}`] : []), `${base}-${hash.toUpperCase()}`].map((sku) => ({
    sku,
    uri: uriOf(row.name, sku),
  }));
  return [...givenBefore(row), ...made];
}

/** Our own export names the number and address a product had: moved to another store it keeps both. */
function givenBefore({ storeNumber, uri, name }: NormalRow): ProductNames[] {
  if (!storeNumber) return [];
  return [{ sku: storeNumber, uri: uri ?? uriOf(name, storeNumber) }];
}

/** The address a product is given: what it is called, then its store number. */
export function uriOf(name: string, sku: string): string {
  const words = slug(name, 80);
  const end = slug(sku, 80);
  if (!words || words === end) return end || sku.toLowerCase();
  return words.endsWith(`-${end}`) ? words : `${words}-${end}`;
}

/** Gives new products names that no other product has, in the catalogue or in this batch. */
export async function nameProducts(
  client: ClientBase,
  rows: readonly NormalRow[],
): Promise<Map<string, ProductNames>> {
  const options = new Map(rows.map((row) => [row.feedId, candidates(row)]));
  const wanted = [...options.values()].flat();
  const taken = await client.query<{ sku: string; uri: string }>(
    'select sku, uri from catalog.product where sku = any($1) or uri = any($2)',
    [wanted.map(({ sku }) => sku), wanted.map(({ uri }) => uri)],
  );
  const skus = new Set(taken.rows.map(({ sku }) => sku));
  const uris = new Set(taken.rows.map(({ uri }) => uri));
  const named = new Map<string, ProductNames>();
  for (const row of rows) {
    const free = options.get(row.feedId)?.find(({ sku, uri }) => !skus.has(sku) && !uris.has(uri));
    if (!free) throw new Error(`no free number for feed row ${row.feedId}`);
    skus.add(free.sku);
    uris.add(free.uri);
    named.set(row.feedId, free);
  }
  return named;
}
