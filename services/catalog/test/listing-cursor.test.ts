import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { catalogListChanges, catalogListProducts } from '@gantry/contracts/endpoints/catalog';
import type { Listing, ListingQuery } from '@gantry/contracts/schemas/catalog';
import type { TestDatabase } from '@gantry/testing/database';
import { RequestContext } from '@mikro-orm/core';
import { EntityManager } from '@mikro-orm/postgresql';
import { startTestService } from '@gantry/nest-kit/testing';
import { catalogService } from '../src/catalog.service-definition.ts';
import { IndexSynchronizer } from '../src/index/index-synchronizer.ts';
import { ListingRowRepository } from '../src/read-model/listing-row.repository.ts';
import { emptyCatalog, importRows, startCatalog } from './support/catalog.ts';

const row = (id: string, price: number, category = 'Pumps') => ({
  id,
  sku: id.toUpperCase(),
  name: `Pump ${id}`,
  brand: 'Ironbark',
  category: ['Fluid', category],
  list_price: price,
});
const number = (at: number) => `p${String(at).padStart(3, '0')}`;

let database: TestDatabase;
let service: Awaited<ReturnType<typeof startCatalog>>;

beforeAll(async () => {
  database = await emptyCatalog();
  await importRows(
    database.url,
    Array.from({ length: 60 }, (_, at) => row(number(at), 100 + at)),
  );
  service = await startCatalog(database.url);
});
afterAll(async () => {
  await service.stop();
  await database.dropDatabase();
});

const list = (query: Partial<Record<'sort' | 'cursor' | 'path' | 'page' | 'rating', string>>) =>
  service.call(catalogListProducts, { query: { size: '10', ...query } as unknown as ListingQuery });
const skus = ({ items }: Listing) => items.map(({ sku }) => sku);
const change = async (rows: readonly object[]) => {
  await importRows(database.url, rows);
  await service.synchronizer.refresh();
};
/** As a call of the service would run it. */
const inContext = <T>(work: () => Promise<T>): Promise<T> =>
  RequestContext.create(service.app.get(EntityManager), () =>
    service.app.get(EntityManager).transactional(work),
  );
const numbered = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, at) => number(from + at).toUpperCase());

test('products added, removed or moved before the page neither repeat nor skip rows', async () => {
  const sort = 'price-asc';
  const first = await list({ sort });
  expect(skus(first)).toEqual(numbered(0, 10));
  // one more before, one of the page gone from its place, and the last one shown moved to the end
  await change([row('aaa', 1), { ...row(number(3), 9000) }, { ...row(number(9), 9500) }]);
  const second = await list({ sort, cursor: first.nextCursor ?? '' });
  expect(skus(second)).toEqual(numbered(10, 20));
  expect(second.page).toBe(2);
  const back = await list({ sort, cursor: second.previousCursor ?? '' });
  expect(skus(back).slice(0, 9)).toEqual(['AAA', ...numbered(0, 9).filter((sku) => sku !== 'P003')]);
  await change([row(number(3), 103), row(number(9), 109)]);
});

test('when all products of the cursor are gone, its page number applies', async () => {
  const sort = 'name';
  const first = await list({ sort, page: '2' });
  const known = skus(first).slice(-3);
  await service.sql(
    `delete from catalog.listing_row where product_id in (select id from catalog.product where sku = any(?))`,
    [`{${known.join(',')}}`],
  );
  await service.sql('update catalog.catalogue_version set version = version + 1');
  await service.synchronizer.refresh();
  const next = await list({ sort, cursor: first.nextCursor ?? '' });
  expect(next.page).toBe(3);
  expect(next.items.length).toBe(10);
});

test('a cursor of another listing, of another order, or of nothing leads to the first page', async () => {
  const { nextCursor } = await list({ sort: 'name' });
  for (const query of [
    { sort: 'price-asc', cursor: nextCursor ?? '' },
    { path: 'fluid', sort: 'name', cursor: nextCursor ?? '' },
    { sort: 'name', cursor: `${nextCursor}x` },
    { sort: 'name', cursor: 'AAAAAAAAAAAAAAAAAAAA' },
    { sort: 'name', cursor: '%00<script>' },
  ])
    expect(await list(query)).toMatchObject({ page: 1, previousCursor: null });
});

test('a page after the last one is the last one', async () => {
  const { total } = await list({});
  const last = await list({ page: '999999' });
  expect(last).toMatchObject({ page: Math.ceil(total / 10), nextCursor: null });
  expect(last.items.length).toBeGreaterThan(0);
});

const changesSince = (since: number) =>
  service.call(catalogListChanges, { query: { since: String(since) } as never });

test('changes are listed as tags of the product, its categories and its brand', async () => {
  const { version } = await changesSince(0);
  expect(await changesSince(version)).toMatchObject({ version, indexed: true, all: false, tags: [] });
  await importRows(database.url, [row(number(30), 777)]);
  // asked before the index was told: it is given a moment
  const priced = await changesSince(version);
  expect(priced.version).toBeGreaterThan(version);
  expect(priced).toMatchObject({ all: false, indexed: true });
  expect(priced.tags.sort()).toEqual([
    'brand:ironbark',
    'category:fluid',
    'category:fluid/pumps',
    'product:pump-p030',
  ]);
});

test('a moved product tags the category it left, and a new one the tree', async () => {
  const { version } = await changesSince(0);
  await change([row(number(31), 100, 'Valves'), { ...row('fresh', 5), brand: 'Norvald' }]);
  const { tags } = await changesSince(version);
  expect(tags).toEqual(
    expect.arrayContaining([
      'tree',
      'category:fluid/pumps',
      'category:fluid/valves',
      'brand:norvald',
      'product:pump-p031',
      'product:pump-fresh',
    ]),
  );
});

test('an unknown or future version counts as a change of everything', async () => {
  const { version } = await changesSince(0);
  expect((await changesSince(0)).all).toBe(true);
  expect((await changesSince(version + 5)).all).toBe(true);
});

test('ratings are written through one door: facet, order and rows follow, the page is named', async () => {
  const { version } = await changesSince(0);
  const ids = await service.sql<{ id: number }>(
    `select id from catalog.product where sku in ('P040', 'P041', 'P042') order by sku`,
  );
  const ratings = [
    { average: 4.26, count: 3 },
    { average: 4.3, count: 9 },
    { average: 2, count: 1 },
  ];
  const repository = service.app.get(ListingRowRepository, { strict: false });
  const rate = (all: Map<number, { average: number; count: number } | null>) =>
    inContext(() => repository.setRatings(all));
  await rate(new Map(ids.map(({ id }, at) => [id, ratings[at] ?? null])));
  await service.synchronizer.refresh();
  const rated = await list({ sort: 'rating' });
  expect(skus(rated).slice(0, 3)).toEqual(['P041', 'P040', 'P042']);
  expect(rated.items[0]?.rating).toEqual({ average: 4.3, count: 9 });
  expect(
    rated.facets.find(({ code }) => code === 'rating')?.values.map(({ value, count }) => [value, count]),
  ).toEqual([
    ['4', 2],
    ['3', 2],
    ['2', 3],
    ['1', 3],
  ]);
  expect((await list({ rating: '4' })).total).toBe(2);
  expect((await changesSince(version)).tags).toContain('product:pump-p042');
  await rate(new Map(ids.map(({ id }) => [id, null])));
  await service.synchronizer.refresh();
  const none = await list({});
  expect(none.facets.some(({ code }) => code === 'rating')).toBe(false);
});

test('an import does not take ratings away', async () => {
  const [found] = await service.sql<{ id: number }>(`select id from catalog.product where sku = 'P050'`);
  const repository = service.app.get(ListingRowRepository, { strict: false });
  await inContext(() => repository.setRatings(new Map([[found?.id ?? 0, { average: 5, count: 2 }]])));
  await change([row(number(50), 4242)]);
  const [item] = (await list({ sort: 'rating' })).items;
  expect(item).toMatchObject({ sku: 'P050', rating: { average: 5, count: 2 }, price: { unit: 424_200 } });
});

test('readiness reports the index', async () => {
  await service.synchronizer.refresh();
  expect(await service.ready()).toMatchObject({ ready: true, checks: { index: true } });
});

test('without the index listings come from the database, and the service says so and stays ready', async () => {
  const cold = await startTestService(catalogService, { databaseUrl: database.url });
  try {
    const synchronizer = cold.app.get(IndexSynchronizer, { strict: false });
    // what a process is like before its index is built
    const lost = jest.spyOn(synchronizer, 'index', 'get').mockReturnValue(null);
    const query = { sort: 'price-desc', size: '10' } as unknown as ListingQuery;
    const listing = await cold.call(catalogListProducts, { query });
    expect(listing.indexed).toBe(false);
    expect(skus(listing)).toEqual(skus(await list({ sort: 'price-desc' })));
    const next = { ...query, cursor: listing.nextCursor ?? '' };
    const found = await cold.call(catalogListProducts, { query: next });
    expect(skus(found)).toEqual(skus(await list({ sort: 'price-desc', page: '2' })));
    expect((await cold.call(catalogListChanges, { query: {} })).indexed).toBe(false);
    lost.mockRestore();
  } finally {
    await cold.stop();
  }
});
