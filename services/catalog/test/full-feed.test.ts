import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import type { TestDatabase } from '@gantry/testing/database';
import type { TestService } from '@gantry/nest-kit/testing';
import {
  catalogGetProduct,
  catalogListProducts,
  catalogPriceLines,
} from '@gantry/contracts/endpoints/catalog';
import type { ImportOptions } from '../src/feeds/import/run/import-runner.ts';
import type { IndexSynchronizer } from '../src/index/index-synchronizer.ts';
import { emptyCatalog, importRows, startCatalog } from './support/catalog.ts';

const row = (id: string, price = 5) => ({
  id,
  sku: id.toUpperCase(),
  name: `Part ${id}`,
  list_price: price,
  stock: 4,
});
const all = ['one', 'two', 'three'].map((id) => row(id));

let database: TestDatabase;
let service: TestService & { synchronizer: IndexSynchronizer };

beforeAll(async () => {
  database = await emptyCatalog();
  service = await startCatalog(database.url);
});
afterAll(async () => {
  await service.stop();
  await database.dropDatabase();
});
beforeEach(async () => {
  await feed('acme', all);
  await feed('other', [row('elsewhere')]);
});

async function feed(name: string, rows: unknown[], options: Partial<ImportOptions> = {}) {
  const identity = { fingerprint: `${name} ${Math.random()}`, feed: name, file: '' };
  const { summary } = await importRows(database.url, rows, { identity, ...options });
  await service.synchronizer.refresh();
  return summary;
}
const full = (rows: unknown[], options: Partial<ImportOptions> = {}) =>
  feed('acme', rows, { full: 'careful', ...options });
const listed = async () =>
  (await service.call(catalogListProducts, { query: { sort: 'name' } })).items.map(({ sku }) => sku);

test('products missing from a full feed leave the lists and keep their page, as discontinued', async () => {
  expect(await full([row('one'), row('three')])).toMatchObject({ unchanged: 2, archived: 1 });
  expect(await listed()).toEqual(['ELSEWHERE', 'ONE', 'THREE']);
  const [{ uri } = { uri: '' }] = await service.sql<{ uri: string }>(
    `select uri from catalog.product where sku = 'TWO'`,
  );
  expect(await service.call(catalogGetProduct, { params: { uri } })).toMatchObject({
    availability: 'discontinued',
    price: { visibility: 'none', unit: null },
  });
  const lines = [{ sku: 'TWO', quantity: 1 }];
  const [line] = await service.call(catalogPriceLines, { body: { lines, accountId: null } });
  expect(line).toMatchObject({ found: true, availability: 'discontinued' });
});

test('a product that returns in a later feed is sold again under the same number', async () => {
  await full([row('one'), row('three')]);
  expect(await full(all)).toMatchObject({ changed: 1, archived: 0 });
  expect(await listed()).toEqual(['ELSEWHERE', 'ONE', 'THREE', 'TWO']);
});

test('an unusable row does not count as missing', async () => {
  const broken = { ...row('two'), list_price: 'cheap' };
  expect(await full([row('one'), broken, row('three')])).toMatchObject({ errors: 1, archived: 0 });
});

test('a dry run reports what would be archived and archives nothing', async () => {
  expect(await full([row('one'), row('two')], { dryRun: true })).toMatchObject({ archived: 1 });
  expect(await listed()).toHaveLength(4);
});

test('a full feed that would archive most products is refused, unless that is intended', async () => {
  const many = Array.from({ length: 300 }, (_, at) => row(`many-${at}`));
  await feed('acme', many);
  const before = await listed();
  await expect(full(many.slice(0, 100))).rejects.toThrow('would archive 203 of the 303 products');
  expect(await listed()).toEqual(before);
  expect(await full([...many.slice(0, 100), ...all], { full: 'any-number' })).toMatchObject({
    archived: 200,
  });
});

test('in steps, products named by an earlier run of the file are not archived', async () => {
  const identity = { fingerprint: 'the same file', feed: 'acme', file: '' };
  const rows = Array.from({ length: 2500 }, (_, at) => row(`step-${at}`));
  function* dying() {
    yield* rows.slice(0, 2200);
    throw new Error('power cut');
  }
  const options = { identity, stepRows: 1000, full: 'any-number' } as const;
  await expect(importRows(database.url, dying(), options)).rejects.toThrow('power cut');
  let resumed = 0;
  const { summary } = await importRows(database.url, rows, {
    ...options,
    onResumed: (at) => (resumed = at),
  });
  expect(resumed).toBe(2000);
  expect(summary).toMatchObject({ rows: 2500, added: 2500, errors: 0 });
  await service.synchronizer.refresh();
  const { total } = await service.call(catalogListProducts, { query: {} });
  expect(total).toBe(2501);
});
