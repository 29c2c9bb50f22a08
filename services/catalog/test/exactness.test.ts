import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { formatAttributeFilters, type AttributeFilter } from '@gantry/contracts/facet-query';
import { catalogListProducts } from '@gantry/contracts/endpoints/catalog';
import type { Listing, ListingQuery } from '@gantry/contracts/schemas/catalog';
import type { TestDatabase } from '@gantry/testing/database';
import { Client } from 'pg';
import { SqlListing } from '../src/listing/sql-listing.ts';
import { readListingRequest } from '../src/listing/listing-request.ts';
import { emptyCatalog, importRows, startCatalog } from './support/catalog.ts';
import { bruteForce } from './support/brute-force.ts';
import { brands, chance, colors, labels, randomRows, type Chance } from './support/random-feed.ts';

let database: TestDatabase;
let service: Awaited<ReturnType<typeof startCatalog>>;
let client: Client;

beforeAll(async () => {
  database = await emptyCatalog();
  await importRows(database.url, randomRows(500, 7));
  service = await startCatalog(database.url);
  client = new Client({ connectionString: database.url });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await service.stop();
  await database.drop();
});

function some<T>(random: Chance, list: readonly T[]): T[] {
  return list.filter(() => random.next() < 0.4);
}

function randomQuery(random: Chance): ListingQuery {
  const { next, pick, below } = random;
  const filters: AttributeFilter[] = [];
  if (next() < 0.4) filters.push({ code: 'color', values: some(random, colors) });
  if (next() < 0.3)
    filters.push({ code: 'length', min: next() < 0.7 ? below(80) : null, max: 60 + below(80) });
  if (next() < 0.3) filters.push({ code: 'size', values: some(random, ['0', '1', '2', '3', '7', '99']) });
  if (next() < 0.2) filters.push({ code: 'coated', values: [pick(['Yes', 'No'])] });
  const usable = filters.filter((filter) => !('values' in filter) || filter.values.length > 0);
  return {
    ...(next() < 0.6 && { path: pick(['fasteners', 'fasteners/bolts', 'tools', 'tools/wrenches/open']) }),
    ...(next() < 0.3 && { brand: some(random, ['ironbark', 'norvald', 'cisty', 'nobody']).join(',') }),
    ...(next() < 0.3 && { availability: some(random, [...labels, 'in-stock', 'out-of-stock']).join(',') }),
    ...(next() < 0.3 && { price: `${next() < 0.5 ? below(2000) : ''}..${1000 + below(4000)}` }),
    ...(next() < 0.2 && { q: pick(['hex', 'round', 'fla']) }),
    ...(usable.length > 0 && { f: formatAttributeFilters(usable) }),
    size: '10',
  } as unknown as ListingQuery;
}

/** What a listing shows, in the form of the brute force. Choices without a product are shown only when chosen. */
function shown(listing: Listing) {
  const counts: Record<string, Record<string, number>> = {};
  for (const facet of listing.facets) {
    if (facet.kind === 'range') continue;
    const present = facet.values.filter(({ count }) => count > 0).map(({ value, count }) => [value, count]);
    counts[facet.code] = Object.fromEntries(present) as Record<string, number>;
  }
  return { total: listing.total, counts };
}

test('counts are those of a brute-force GROUP BY on 500 random filter sets', async () => {
  const random = chance(42);
  let compared = 0;
  for (let at = 0; at < 500; at += 1) {
    const query = randomQuery(random);
    const listing = await service.call(catalogListProducts, { query });
    const expected = await bruteForce(client, query);
    const { total, counts } = shown(listing);
    expect({ query, total }).toEqual({ query, total: expected.total });
    for (const [code, values] of Object.entries(counts)) {
      expect({ query, code, values }).toEqual({ query, code, values: expected.counts[code] ?? {} });
      compared += Object.keys(values).length;
    }
    const price = listing.facets.find(({ code }) => code === 'price');
    const range = price ? { min: price.min, max: price.max } : expected.prices;
    expect({ query, ...range }).toEqual({ query, ...expected.prices });
  }
  expect(compared).toBeGreaterThan(5000);
  // thousands of statements; the limit is for a machine that does much else
}, 180_000);

test('a facet that was chosen from still shows what else there is', async () => {
  const query = { f: formatAttributeFilters([{ code: 'color', values: ['red'] }]) };
  const color = (await service.call(catalogListProducts, { query })).facets.find(
    ({ code }) => code === 'color',
  );
  expect(color?.values.length).toBe(colors.length);
  expect(color?.values.filter(({ selected }) => selected).map(({ value }) => value)).toEqual(['red']);
});

test('the database answers the same sets while there is no index', async () => {
  const random = chance(43);
  const references = await service.keeper.references();
  const fallback = service.app.get(SqlListing, { strict: false });
  for (let at = 0; at < 60; at += 1) {
    const query = {
      ...randomQuery(random),
      size: 20,
      sort: random.pick(['price-asc', 'price-desc', 'name', 'newest'] as const),
    };
    const listing = await service.call(catalogListProducts, {
      query: { ...query, size: '20' } as ListingQuery,
    });
    const request = readListingRequest({ ...query, page: 1 } as never, references);
    const { set, items } = await fallback.list(request, references);
    expect({ query, total: set.total }).toEqual({ query, total: listing.total });
    const ids = await client.query<{ sku: string }>(
      'select sku from unnest($1::integer[]) with ordinality as o(id, at) join catalog.product p using (id) order by at',
      [items.map(({ productId }) => productId)],
    );
    expect({ query, skus: ids.rows.map(({ sku }) => sku) }).toEqual({
      query,
      skus: listing.items.map(({ sku }) => sku),
    });
    expect(shown({ ...listing, total: set.total, facets: [...set.facets] }).counts).toEqual(
      shown(listing).counts,
    );
  }
}, 60_000);

test('pages cut the whole listing into pieces without a gap or a repetition', async () => {
  const seen: string[] = [];
  for (let page = 1; page <= 10; page += 1) {
    const query = { sort: 'price-desc', page: String(page), size: '50' } as unknown as ListingQuery;
    seen.push(...(await service.call(catalogListProducts, { query })).items.map(({ sku }) => sku));
  }
  expect(seen.length).toBe(500);
  expect(new Set(seen).size).toBe(500);
});

test('crafted input is answered, not obeyed', async () => {
  const many = Array.from({ length: 1000 }, (_, at) => ({ code: `attribute-${at}`, values: ['x'] }));
  for (const query of [
    { q: `${'(a+)+$ '.repeat(1000)}%_\\'; drop table catalog.product --` },
    { q: '\u0000\ud800 %' },
    { f: formatAttributeFilters(many) },
    { f: 'length:..;;;:::|||%ZZ..' },
    { brand: brands.join(',').repeat(20) },
    { price: '99999999999..1', page: '999999', size: '100' },
    { availability: '__proto__,constructor' },
  ])
    expect(
      await service.call(catalogListProducts, { query: query as unknown as ListingQuery }),
    ).toHaveProperty('total');
});
