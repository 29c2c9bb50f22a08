import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { formatAttributeFilters, type AttributeFilter } from '@gantry/contracts/facet-query';
import { catalogListProducts } from '@gantry/contracts/endpoints/catalog';
import { parseMeasure } from '@gantry/domain/measure';
import {
  availabilityGroups,
  availabilityLabels,
  groupOfAvailability,
} from '@gantry/domain/statuses/availability';
import { knownUnit } from '@gantry/domain/units';
import type { Facet, ListingQuery } from '@gantry/contracts/schemas/catalog';
import type { TestDatabase } from '@gantry/testing/database';
import { Client } from 'pg';
import { SqlListing } from '../src/listing/sql-listing.ts';
import { readListingRequest } from '../src/listing/listing-request.ts';
import { raiseVersion } from '../src/version/raise-version.ts';
import { runOn } from '../src/version/run-sql.ts';
import { emptyCatalog, importRows, startCatalog } from './support/catalog.ts';
import { bruteForce, writeTruth } from './support/brute-force.ts';
import {
  brands,
  chance,
  colors,
  labels,
  randomRatings,
  randomRows,
  typedWidths,
  type Chance,
} from './support/random-feed.ts';

let database: TestDatabase;
let service: Awaited<ReturnType<typeof startCatalog>>;
let client: Client;

const rows = randomRows(500, 7);

beforeAll(async () => {
  database = await emptyCatalog();
  await importRows(database.url, rows);
  client = new Client({ connectionString: database.url });
  await client.connect();
  await writeTruth(client, rows);
  await rate(randomRatings(rows.length, 11));
  service = await startCatalog(database.url);
});
afterAll(async () => {
  await client.end();
  await service.stop();
  await database.dropDatabase();
});

async function rate(ratings: readonly { id: string; average: number; count: number }[]): Promise<void> {
  await client.query(
    `insert into catalog.product_rating (product_id, average, count)
     select p.id, r.average, r.count from json_to_recordset($1) as r(id text, average numeric, count integer)
     join catalog.product p on p.feed_id = r.id`,
    [JSON.stringify(ratings)],
  );
}

function some<T>(random: Chance, list: readonly T[]): T[] {
  return list.filter(() => random.next() < 0.4);
}

function randomRange({ next, below, pick }: Chance): AttributeFilter {
  const [minUnit, maxUnit] = [pick(['in', 'mm', 'cm', undefined]), pick(['in', 'mm', undefined])];
  const inUnit = (millimetres: number, unit: string | undefined) =>
    unit === 'in' ? millimetres / 25.4 : unit === 'cm' ? millimetres / 10 : millimetres;
  return {
    code: 'length',
    min: next() < 0.7 ? inUnit(below(80) * 1.27, minUnit) : null,
    max: inUnit(60 + below(80) * 2.54, maxUnit),
    // a bare bound is in the attribute's own unit
    minUnit: minUnit ?? 'mm',
    maxUnit: maxUnit ?? 'mm',
  };
}

function randomQuery(random: Chance): ListingQuery {
  const { next, pick, below } = random;
  const filters: AttributeFilter[] = [];
  if (next() < 0.3) filters.push({ code: 'color', values: some(random, colors) });
  if (next() < 0.3) filters.push(randomRange(random));
  if (next() < 0.3)
    filters.push({
      code: 'width',
      values: some(random, [...typedWidths.map(({ text }) => text), 'adjustable']),
    });
  if (next() < 0.2) filters.push({ code: 'size', values: some(random, ['0', '1', '2', '3', '7', '99']) });
  if (next() < 0.2) filters.push({ code: 'coated', values: [pick(['Yes', 'No'])] });
  const usable = filters.filter((filter) => !('values' in filter) || filter.values.length > 0);
  const paths = ['fasteners', 'fasteners/bolts', 'tools', 'tools/wrenches/open', 'tools-rental'];
  return {
    ...(next() < 0.6 && { path: pick(paths) }),
    ...(next() < 0.3 && { brand: some(random, ['ironbark', 'norvald', 'cisty', 'nobody']).join(',') }),
    ...(next() < 0.3 && { availability: some(random, [...labels, 'in-stock', 'out-of-stock']).join(',') }),
    ...(next() < 0.3 && { price: `${next() < 0.5 ? below(2000) : ''}..${1000 + below(4000)}` }),
    ...(next() < 0.2 && { rating: pick(['1', '2', '3', '4', '5', '4,3']) }),
    ...(next() < 0.2 && { q: pick(['hex', 'round', 'fla']) }),
    ...(usable.length > 0 && { f: formatAttributeFilters(usable) }),
    size: '10',
  } as unknown as ListingQuery;
}

/** Sizes are compared in millimetres, whatever form a facet shows them in. */
function sizeKey(value: string, ownUnit: string | null): string {
  const measure = parseMeasure(value);
  if (!measure) return value;
  const factor =
    { mm: 1, cm: 10, in: 25.4, ft: 304.8 }[knownUnit(measure.unit ?? ownUnit ?? 'mm') ?? ''] ?? NaN;
  return String(Number((measure.value * factor).toFixed(6)));
}

const isMeasured = (code: string) => code === 'width' || code === 'length';

/**
 * What a listing shows, in the form of the brute force. Choices without a product are shown only when chosen; groups
 * of choices repeat what their parts say.
 */
function shown(facets: readonly Facet[], ownUnits: Record<string, string | null>) {
  const counts: Record<string, Record<string, number>> = {};
  for (const facet of facets) {
    if (facet.kind === 'range') continue;
    const keyOf = (value: string) =>
      isMeasured(facet.code) ? sizeKey(value, ownUnits[facet.code] ?? null) : value;
    const present = facet.values.filter(({ count, parts }) => count > 0 && !parts);
    counts[facet.code] = Object.fromEntries(present.map(({ value, count }) => [keyOf(value), count]));
  }
  return counts;
}

async function ownUnitOf(code: string): Promise<string | null> {
  const found = await client.query<{ unit: string }>('select unit from catalog.attribute where code = $1', [
    code,
  ]);
  return found.rows[0]?.unit ?? null;
}

/** A range facet in millimetres. */
function inMillimetres({ unit, min, max }: Facet) {
  const factor = unit === 'in' ? 25.4 : 1;
  return { min: (min ?? NaN) * factor, max: (max ?? NaN) * factor };
}

test('counts are those of a brute-force GROUP BY on 500 random filter sets', async () => {
  const random = chance(42);
  const ownUnits = { width: await ownUnitOf('width'), length: await ownUnitOf('length') };
  const compared: Record<string, number> = {};
  for (let at = 0; at < 500; at += 1) {
    const query = randomQuery(random);
    const { total, facets } = await service.call(catalogListProducts, { query });
    const expected = await bruteForce(client, query);
    expect({ query, total }).toEqual({ query, total: expected.total });
    for (const [code, values] of Object.entries(shown(facets, ownUnits))) {
      const counted = expected.counts[code] ?? {};
      const among =
        code === 'rating'
          ? Object.fromEntries(Object.keys(values).map((key) => [key, counted[key]]))
          : counted;
      expect({ query, code, values }).toEqual({ query, code, values: among });
      compared[code] = (compared[code] ?? 0) + Object.keys(values).length;
    }
    const price = facets.find(({ code }) => code === 'price');
    const range = price ? { min: price.min, max: price.max } : expected.prices;
    expect({ query, ...range }).toEqual({ query, ...expected.prices });
    const length = facets.find(({ code, kind }) => code === 'length' && kind === 'range');
    if (!length || expected.lengths.min === null || expected.lengths.max === null) continue;
    const bounds = inMillimetres(length);
    expect(bounds.min).toBeCloseTo(expected.lengths.min, 1);
    expect(bounds.max).toBeCloseTo(expected.lengths.max, 1);
    expect(bounds.min).toBeLessThanOrEqual(expected.lengths.min + 1e-6);
    expect(bounds.max).toBeGreaterThanOrEqual(expected.lengths.max - 1e-6);
    compared['length'] = (compared['length'] ?? 0) + 1;
  }
  const enough = ['brand', 'availability', 'rating', 'color', 'size', 'width'];
  for (const code of enough)
    expect({ code, many: (compared[code] ?? 0) > 500 }).toEqual({ code, many: true });
  expect(compared['length']).toBeGreaterThan(100);
  // thousands of statements; the limit is for a machine that does much else
}, 300_000);

test.each(availabilityGroups)('availability %s lists what its labels list', async (group) => {
  const list = (availability: string) => service.call(catalogListProducts, { query: { availability } });
  const own = availabilityLabels.filter((label) => groupOfAvailability[label] === group);
  const [byGroup, byLabels] = [await list(group), await list(own.join(','))];
  expect(byGroup.total).toBe(byLabels.total);
  expect(byGroup.items).toEqual(byLabels.items);
  const values = byGroup.facets.find(({ code }) => code === 'availability')?.values ?? [];
  expect(values.filter(({ selected }) => selected)).toEqual([
    expect.objectContaining({ value: group, count: byGroup.total }),
  ]);
  const chosen = byLabels.facets.find(({ code }) => code === 'availability')?.values ?? [];
  expect(chosen.filter(({ selected }) => selected).map(({ value }) => value)).toEqual(own);
});

test('groups of availability hold each label once and count what it counts', async () => {
  const { facets, total } = await service.call(catalogListProducts, { query: {} });
  const values = facets.find(({ code }) => code === 'availability')?.values ?? [];
  const groups = values.filter(({ parts }) => parts);
  const labels = values.filter(({ parts }) => !parts);
  const held = groups.flatMap(({ parts = [] }) => parts);
  expect(held.length).toBe(labels.length);
  expect(new Set(held)).toEqual(new Set(labels.map(({ value }) => value)));
  expect(groups.reduce((sum, { count }) => sum + count, 0)).toBe(total);
  for (const { parts, count } of groups)
    expect(
      labels.filter(({ value }) => parts?.includes(value)).reduce((sum, one) => sum + one.count, 0),
    ).toBe(count);
});

test('a facet with a choice still lists its other values', async () => {
  const query = { f: formatAttributeFilters([{ code: 'color', values: ['red'] }]) };
  const color = (await service.call(catalogListProducts, { query })).facets.find(
    ({ code }) => code === 'color',
  );
  expect(color?.values.length).toBe(colors.length);
  expect(color?.values.filter(({ selected }) => selected).map(({ value }) => value)).toEqual(['red']);
});

/** Every answer of the index on random filter sets, beside that of the database. */
async function compareWithDatabase(random: Chance, times: number): Promise<void> {
  const references = await service.synchronizer.references();
  const fallback = service.app.get(SqlListing, { strict: false });
  const skuOf = new Map(
    (await client.query<{ id: number; sku: string }>('select id, sku from catalog.product')).rows.map(
      ({ id, sku }) => [id, sku],
    ),
  );
  for (let at = 0; at < times; at += 1) {
    const wanted = randomQuery(random);
    const orders = ['price-asc', 'price-desc', 'name', 'newest', 'rating', 'relevance'] as const;
    // by relevance the index orders search results, the database leaves them as the catalogue has them
    const sort = random.pick(wanted.q ? orders.slice(0, 5) : orders);
    const query = { ...wanted, size: '20', sort, page: String(1 + random.below(4)) } as ListingQuery;
    const listing = await service.call(catalogListProducts, { query });
    expect(listing.indexed).toBe(true);
    const request = readListingRequest({ ...query, size: 20, page: Number(query.page) } as never, references);
    const { summary, items, number, cursors } = await fallback.findPage(request, references);
    const found = {
      total: summary.total,
      page: number,
      ...cursors,
      skus: items.map(({ productId }) => skuOf.get(productId)),
    };
    expect({ query, ...found }).toEqual({
      query,
      total: listing.total,
      page: listing.page,
      nextCursor: listing.nextCursor,
      previousCursor: listing.previousCursor,
      skus: listing.items.map(({ sku }) => sku),
    });
    expect({ query, facets: summary.facets }).toEqual({ query, facets: listing.facets });
  }
}

test('the database answers the same while there is no index: sets, order, facets, pages', async () => {
  await compareWithDatabase(chance(43), 120);
}, 120_000);

test('pages cut the whole listing into pieces without a gap or a repetition, by number and by cursor', async () => {
  const random = chance(44);
  for (let at = 0; at < 25; at += 1) {
    const { size: _, ...query } = randomQuery(random);
    const sort = random.pick(['relevance', 'price-asc', 'price-desc', 'name', 'newest', 'rating'] as const);
    const list = (more: object) =>
      service.call(catalogListProducts, { query: { ...query, sort, size: '17', ...more } as ListingQuery });
    const byNumber: string[] = [];
    const byCursor: string[] = [];
    const { total } = await list({});
    for (let page = 1; page <= Math.max(1, Math.ceil(total / 17)); page += 1)
      byNumber.push(...(await list({ page: String(page) })).items.map(({ sku }) => sku));
    let listing = await list({});
    for (;;) {
      byCursor.push(...listing.items.map(({ sku }) => sku));
      if (listing.nextCursor === null) break;
      listing = await list({ cursor: listing.nextCursor });
    }
    expect(byNumber.length).toBe(total);
    expect(new Set(byNumber).size).toBe(total);
    expect(byCursor).toEqual(byNumber);
    const back: string[] = [];
    for (;;) {
      back.unshift(...listing.items.map(({ sku }) => sku));
      if (listing.previousCursor === null) break;
      listing = await list({ cursor: listing.previousCursor });
    }
    expect(back).toEqual(byNumber);
  }
}, 120_000);

test('crafted input gets a plain answer', async () => {
  const many = Array.from({ length: 1000 }, (_, at) => ({ code: `attribute-${at}`, values: ['x'] }));
  for (const query of [
    { q: `${'(a+)+$ '.repeat(1000)}%_\\'; drop table catalog.product --` },
    { q: '\u0000\ud800 %' },
    { f: formatAttributeFilters(many) },
    { f: 'length:..;;;:::|||%ZZ..' },
    { brand: brands.join(',').repeat(20) },
    { price: '99999999999..1', page: '999999', size: '100' },
    { availability: '__proto__,constructor'.repeat(100) },
    { brand: 'a,'.repeat(10_000), rating: '4,'.repeat(100), price: '1'.repeat(100) },
    { rating: '9e9,-1,NaN,4;drop', sort: 'rating' },
    { f: `length:${'1'.repeat(5000)}..` },
    { f: `length:${'1/'.repeat(2000)}..${' '.repeat(1900)}mm` },
    { f: 'length:1kg..2kg' },
    { f: '__proto__:x;constructor:1..2;toString:y' },
    { cursor: 'x'.repeat(9000) },
    { cursor: '../../etc' },
    { path: 'Fasteners/', page: '1000000' },
  ])
    expect(
      await service.call(catalogListProducts, { query: query as unknown as ListingQuery }),
    ).toHaveProperty('total');
  const nowhere = service.call(catalogListProducts, { query: { path: 'a/'.repeat(5000) } });
  await expect(nowhere).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

test('the database still answers the same after changes the index took in one by one', async () => {
  const added = randomRows(40, 99).map((row, at) => ({ ...row, id: `later-${at}`, sku: `LATER-${at}` }));
  const changed = randomRows(120, 5)
    .slice(80)
    .map((row) => ({ ...row, name: `${String(row['name'])} changed` }));
  await importRows(database.url, added);
  await importRows(database.url, changed);
  await client.query('begin');
  const gone = await client.query<{ id: number }>(
    `update catalog.listing_row set listed = false where product_id % 29 = 0 returning product_id as id`,
  );
  await raiseVersion(
    runOn(client),
    gone.rows.map(({ id }) => id),
  );
  await client.query('commit');
  const before = service.synchronizer.index;
  await service.synchronizer.refresh();
  expect(service.synchronizer.index).toBe(before);
  await compareWithDatabase(chance(45), 120);
}, 120_000);
