import { afterAll, beforeAll, expect, test } from '@jest/globals';
import * as catalog from '@gantry/contracts/endpoints/catalog';
import { catalogListCategories } from '@gantry/contracts/endpoints/categories';
import { catalogGetSupply } from '@gantry/contracts/endpoints/product-page';
import type { ListingQuery } from '@gantry/contracts/schemas/catalog';
import type { InboundUnits } from '@gantry/contracts/schemas/inbound';
import type { TestDatabase } from '@gantry/testing/database';
import { Client } from 'pg';
import { ScheduledPrices } from '../src/price-schedule/scheduled-prices.ts';
import { emptyCatalog, importRows, startCatalog } from './support/catalog.ts';

const bolt = (size: number, length: number) => ({
  id: `bolt-${size}-${length}`,
  sku: `HX.${size}-${length}/ZP`,
  name: `Hex bolt M${size} x ${length} mm, zinc plated`,
  brand: 'Ironbark',
  category: ['Fasteners', 'Bolts'],
  family: { id: 'hex-bolts', name: 'Hex bolts', summary: 'To ISO 4017.' },
  attributes: [
    { name: 'Thread', type: 'text', value: `M${size}` },
    { name: 'Length', type: 'number', value: length, unit: 'mm' },
    { name: 'Material', type: 'text', value: 'Steel' },
  ],
  drawing: { kind: 'hex-screw', dimensions: { d: size, length } },
  list_price: size + length / 10,
  stock: 50,
});
const rows = [
  ...[6, 8, 10].flatMap((size) => [20, 40, 100].map((length) => bolt(size, length))),
  {
    id: 'wrench',
    sku: 'WR-17',
    name: 'Combination wrench 17 mm',
    brand: 'Norvald',
    category: ['Tools'],
    gtin: ['4006381333931'],
    list_price: 20,
    sale_price: 15,
    sale_from: '2020-01-01',
    sale_until: '2099-01-01',
    package_prices: [{ quantity: 10, price: 14 }],
    stock: 3,
  },
  {
    id: 'battery',
    sku: 'AA-4',
    name: 'Batteries, size AA, 4 pieces',
    category: ['Power'],
    list_price: 5,
    superseded_by: 'wrench',
  },
];

let database: TestDatabase;
let service: Awaited<ReturnType<typeof startCatalog>>;
let client: Client;
const handedOver: { sku: string; onHand: number }[] = [];

beforeAll(async () => {
  database = await emptyCatalog();
  await importRows(database.url, rows);
  service = await startCatalog(database.url, {
    salesSetStock: ({ body }) => {
      handedOver.push(...body.rows);
      return { ok: true as const };
    },
  });
  client = new Client({ connectionString: database.url });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await service.stop();
  await database.dropDatabase();
});

const list = (query: Record<string, string> = {}) =>
  service.call(catalog.catalogListProducts, { query: query as unknown as ListingQuery });
const skus = async (query: Record<string, string>) => (await list(query)).items.map(({ sku }) => sku);
const version = async () => (await service.call(catalog.catalogGetVersion, {})).version;
/** What the outbox does with an event of sales. */
const tell = async (sku: string, available: number, inbound: InboundUnits[] = []) => {
  const job = {
    entity: `stock:${sku}`,
    version: String(Math.random()),
    payload: { rows: [{ sku, available, inbound }] },
  };
  await client.query(`select graphile_worker.add_job('catalog:stock.changed', $1::json)`, [
    JSON.stringify(job),
  ]);
  await service.runJobs();
  await service.synchronizer.refresh();
};

test('stock stated by a feed is sent to sales, which owns it', async () => {
  await service.runJobs();
  expect(handedOver).toContainEqual({ sku: 'WR-17', onHand: 3 });
  expect(handedOver.length).toBe(10);
});

test('a listing groups a family into one table with a column for each difference', async () => {
  const listing = await list({ path: 'fasteners/bolts' });
  expect(listing).toMatchObject({ title: 'Bolts', total: 9, indexed: true });
  expect(listing.breadcrumb.map(({ path }) => path)).toEqual(['fasteners', 'fasteners/bolts']);
  expect(listing.families).toHaveLength(1);
  expect(listing.families[0]).toMatchObject({ name: 'Hex bolts', summary: 'To ISO 4017.' });
  expect(listing.families[0]?.columns.map(({ name, unit }) => [name, unit])).toEqual([
    ['Thread', null],
    ['Length', 'mm'],
  ]);
  expect(listing.families[0]?.drawing?.shapes.length).toBeGreaterThan(0);
  expect(listing.items[0]?.attributes).toEqual({ thread: 'M6', length: '20' });
});

test('an unknown category is not found, unknown choices are ignored', async () => {
  await expect(list({ path: 'no/such' })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  expect((await list({ brand: 'nobody', availability: 'never', f: 'nothing:x' })).total).toBe(rows.length);
});

test('a part number is found whatever dashes, dots, spaces and case, and comes first', async () => {
  for (const q of ['HX.8-40/ZP', 'hx8 40zp', 'hx-8-40-zp']) {
    const listing = await list({ q });
    expect(listing.items[0]?.sku).toBe('HX.8-40-ZP');
    expect(listing.exactUri).toBe(listing.items[0]?.uri);
  }
  expect((await list({ q: '4006381333931' })).items[0]?.sku).toBe('WR-17');
  expect((await list({ q: 'hx.8' })).exactUri).toBeNull();
  expect(await skus({ q: 'hx.8' })).toHaveLength(3);
});

test('words are found by beginning, in the plural, with a typo and without their accents', async () => {
  expect(await skus({ q: 'battery' })).toEqual(['AA-4']);
  expect(await skus({ q: 'wrenches 17mm' })).toEqual(['WR-17']);
  expect(await skus({ q: 'combin' })).toEqual(['WR-17']);
  expect(await skus({ q: 'wernch' })).toEqual(['WR-17']);
  expect(await skus({ q: 'wrénch' })).toEqual(['WR-17']);
  // those that hold all words, and behind them those that hold most
  const bolts = await skus({ q: 'hex bolt m8' });
  expect(bolts.slice(0, 3)).toEqual(['HX.8-20-ZP', 'HX.8-40-ZP', 'HX.8-100-ZP']);
  expect(bolts).toHaveLength(9);
  expect(await skus({ q: 'bolt unheardof' })).toHaveLength(9);
  expect(await skus({ q: 'qqqq' })).toEqual([]);
});

test('suggestions bring part numbers first, then categories and brands', async () => {
  const [first] = await service.call(catalog.catalogSuggest, { query: { q: 'wr17' } });
  expect(first).toMatchObject({
    kind: 'product',
    detail: 'WR-17',
    path: '/i/combination-wrench-17-mm-wr-17',
    image: { source: 'category-tools.svg', alt: 'Combination wrench 17 mm' },
  });
  const kinds = (await service.call(catalog.catalogSuggest, { query: { q: 'bolt' } })).map(
    ({ kind }) => kind,
  );
  expect(kinds.slice(0, 2)).toEqual(['category', 'product']);
  expect(await service.call(catalog.catalogSuggest, { query: { q: 'norv' } })).toContainEqual({
    kind: 'brand',
    label: 'Norvald',
    detail: null,
    path: '/b?brand=norvald',
    image: null,
  });
});

test('a product page holds its facts, its family and its successor', async () => {
  const [item] = (await list({ q: 'HX.8-40/ZP' })).items;
  const page = await service.call(catalog.catalogGetProduct, { params: { uri: item?.uri ?? '' } });
  expect(page).toMatchObject({ sku: 'HX.8-40-ZP', partNumber: 'HX.8-40/ZP', stock: 50, leadDays: [0, 0] });
  expect(page.attributes).toContainEqual({ code: 'length', name: 'Length', value: '40', unit: 'mm' });
  expect(page.alternates).toHaveLength(8);
  expect(page.family?.skus).toContain('HX.8-40-ZP');
  const battery = await service.call(catalog.catalogGetProduct, {
    params: { uri: 'batteries-size-aa-4-pieces-aa-4' },
  });
  expect(battery.supersededBy).toMatchObject({ name: 'Combination wrench 17 mm' });
  await expect(service.call(catalog.catalogGetProduct, { params: { uri: 'nothing' } })).rejects.toMatchObject(
    { code: 'NOT_FOUND' },
  );
});

test('lines are priced by quantity: sale, then package break, and what is next', async () => {
  const price = async (quantity: number) =>
    (
      await service.call(catalog.catalogPriceLines, {
        body: { lines: [{ sku: 'wr-17', quantity }], accountId: null },
      })
    )[0];
  expect(await price(1)).toMatchObject({
    listPrice: 2000,
    unitPrice: 1500,
    priceSource: 'sale',
    nextBreak: { quantity: 10, unit: 1400 },
  });
  expect(await price(10)).toMatchObject({ unitPrice: 1400, priceSource: 'package', nextBreak: null });
});

test('stock decides the availability, and the version tells of it', async () => {
  const before = await version();
  await tell('WR-17', 0);
  expect(await version()).toBe(before + 1);
  expect((await list({ availability: 'out-of-stock' })).items.map(({ sku }) => sku)).toEqual(['WR-17']);
  await tell('WR-17', 2);
  expect((await list({ availability: 'out-of-stock' })).total).toBe(0);
  const unchanged = await version();
  await tell('WR-17', 1);
  expect(await version()).toBe(unchanged);
});

test('what a supplier brings for the shelf can be ordered when it is empty, for the day it comes', async () => {
  const may = { expectedOn: '2099-05-04', quantity: 6 };
  await tell('WR-17', 0, [may]);
  expect((await list({ availability: 'backordered' })).items.map(({ sku }) => sku)).toEqual(['WR-17']);
  const supply = (quantity: string) =>
    service.call(catalogGetSupply, { params: { sku: 'WR-17' }, query: { quantity } });
  const brought = { availability: 'backordered', days: null, expectedOn: '2099-05-04' };
  expect(await supply('9')).toMatchObject({
    onShelf: 0,
    parts: [
      { ...brought, quantity: 6 },
      { quantity: 3, availability: null },
    ],
  });
  // a feed that comes again does not know of it
  await importRows(database.url, [{ ...rows[9], name: 'Combination wrench 17 mm, forged', stock: 0 }]);
  await service.synchronizer.refresh();
  expect(await skus({ availability: 'backordered' })).toEqual(['WR-17']);
  await tell('WR-17', 2, [may]);
  const [line] = await service.call(catalog.catalogPriceLines, {
    body: { accountId: null, lines: [{ sku: 'WR-17', quantity: 5 }] },
  });
  expect(line).toMatchObject({
    availability: 'backordered',
    supply: [{ quantity: 2 }, { ...brought, quantity: 3 }],
  });
  await importRows(database.url, [rows[9]]);
  await tell('WR-17', 1);
});

test('a changed, a new and a moved product are in the next listing', async () => {
  const { index } = service.synchronizer;
  await importRows(database.url, [
    { ...bolt(8, 40), list_price: 999, name: 'Hex bolt M8 x 40 mm, gilded' },
    { ...bolt(12, 20), id: 'new-bolt', sku: 'NEW-12' },
    { ...rows[9], category: ['Fasteners', 'Bolts'] },
  ]);
  await service.synchronizer.refresh();
  expect(await skus({ q: 'gilded' })).toEqual(['HX.8-40-ZP']);
  expect(await skus({ path: 'fasteners/bolts', sort: 'price-desc', size: '1' })).toEqual(['HX.8-40-ZP']);
  expect((await list({ path: 'fasteners/bolts' })).total).toBe(11);
  expect((await list({ path: 'tools' })).total).toBe(0);
  expect((await skus({ sort: 'name' })).slice(0, 2)).toEqual(['AA-4', 'WR-17']);
  // taken in, not built anew
  expect(service.synchronizer.index === index).toBe(true);
});

test('a lost index is rebuilt while the database answers', async () => {
  await client.query('update catalog.catalogue_version set version = version + 10000');
  const refreshing = service.synchronizer.refresh();
  await refreshing;
  expect((await list()).indexed).toBe(true);
  expect((await list()).total).toBe(rows.length + 1);
});

test('a sale that begins by the clock is shown from then on', async () => {
  await client.query(`update catalog.catalogue_version set prices_checked_at = now() - interval '1 hour'`);
  await client.query(
    `update catalog.public_price set valid_until = now() - interval '1 minute' where kind = 'sale'`,
  );
  const before = await version();
  await service.app.get(ScheduledPrices, { strict: false }).tick();
  await service.synchronizer.refresh();
  expect(await version()).toBe(before + 1);
  expect((await list({ q: 'WR-17' })).items[0]?.price).toMatchObject({ unit: 2000, was: null });
});

test('typed part numbers are resolved for the paste box', async () => {
  const body = { texts: ['wr 17', 'hx.8-40/zp', 'nothing', ''] };
  expect(await service.call(catalog.catalogResolveText, { body })).toMatchObject([
    { text: 'wr 17', normal: 'wr17', sku: 'WR-17', candidates: 1, choices: [] },
    { text: 'hx.8-40/zp', sku: 'HX.8-40-ZP', candidates: 1 },
    { text: 'nothing', sku: null, candidates: 0 },
    { text: '', normal: '', sku: null, candidates: 0 },
  ]);
});

test('every product and category has a drawing behind its image', async () => {
  const own = await service.call(catalog.catalogGetDrawing, { params: { source: 'drawing-HX.8-40-ZP' } });
  expect(own.drawing.labels.length).toBeGreaterThan(0);
  const shared = await service.call(catalog.catalogGetDrawing, {
    params: { source: 'category-fasteners.bolts' },
  });
  expect(shared.version).toMatch(/^[0-9a-f]{12}$/);
  for (const source of ['drawing-nothing', 'category-no.such', '../../etc/passwd'])
    await expect(service.call(catalog.catalogGetDrawing, { params: { source } })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
});

test('the category tree is in reading order, to the requested depth, with counts of everything below', async () => {
  const all = await service.call(catalogListCategories, { query: {} });
  expect(all.map(({ path, count }) => [path, count])).toEqual([
    ['fasteners', 11],
    ['fasteners/bolts', 11],
    ['power', 1],
  ]);
  expect(all[1]).toMatchObject({ name: 'Bolts', pictured: true });
  const top = await service.call(catalogListCategories, { query: { depth: '1' } });
  expect(top.map(({ path }) => path)).toEqual(['fasteners', 'power']);
});

test('departments, brands and store facts are public', async () => {
  const departments = await service.call(catalog.catalogListDepartments, {});
  expect(departments.map(({ name }) => name)).toEqual(['Fasteners', 'Power']);
  expect(departments[0]?.categories).toEqual([{ name: 'Bolts', path: 'fasteners/bolts', count: 11 }]);
  expect(await service.call(catalog.catalogListBrands, {})).toContainEqual({
    name: 'Norvald',
    slug: 'norvald',
    count: 1,
  });
  expect(await service.call(catalog.catalogGetStore, {})).toMatchObject({
    region: 'WY',
    country: 'US',
    priceRange: '$ - $$$',
  });
});

test('selling the last piece of a discontinued product is reported although its label stays', async () => {
  await importRows(database.url, [
    { id: 'last', sku: 'LAST-1', name: 'Last pieces', availability: 'discontinued', list_price: 5, stock: 4 },
  ]);
  await service.runJobs();
  await tell('LAST-1', 4);
  const before = await version();
  await tell('LAST-1', 1);
  expect(await version()).toBe(before);
  await tell('LAST-1', 0);
  expect(await version()).toBe(before + 1);
  const [row] = (await list({ q: 'LAST-1' })).items;
  const params = { uri: row?.uri ?? '' };
  expect(await service.call(catalog.catalogGetProduct, { params })).toMatchObject({
    availability: 'discontinued',
    stock: 0,
  });
  await tell('LAST-1', 2);
  expect(await version()).toBe(before + 2);
});
