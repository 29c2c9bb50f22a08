import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { catalogListAddresses, catalogListAddressLists } from '@gantry/contracts/endpoints/addresses';
import { addressListSize } from '@gantry/contracts/schemas/addresses';
import type { TestDatabase } from '@gantry/testing/database';
import { AddressService } from '../src/address/address.service.ts';
import { emptyCatalog, importRows, startCatalog } from './support/catalog.ts';

const rowOf = (index: number, more: object = {}) => ({
  id: `a${index}`,
  sku: `A-${index}`,
  name: `Anchor ${index}`,
  brand: index % 2 ? 'Norvik' : 'Ironbark',
  category: ['Fixings', index % 3 ? 'Anchors' : 'Plugs'],
  list_price: 10 + index,
  stock: 1,
  ...more,
});
const rows = Array.from({ length: 30 }, (_, index) => rowOf(index));

let database: TestDatabase;
let service: Awaited<ReturnType<typeof startCatalog>>;

beforeAll(async () => {
  database = await emptyCatalog();
  const { problems } = await importRows(database.url, rows);
  expect(problems).toEqual([]);
  service = await startCatalog(database.url);
});
afterAll(async () => {
  await service.stop();
  await database.dropDatabase();
});

const lists = () => service.call(catalogListAddressLists, {});
const page = (list: string, after?: number) =>
  service.call(catalogListAddresses, { params: { list }, query: { after: String(after ?? 0) } });
const paths = async (list: string) => (await page(list)).addresses.map(({ path }) => path);
const forget = () => Object.assign(service.app.get(AddressService, { strict: false }), { cached: null });

test('every product, category and brand with products has its address in one list', async () => {
  expect((await lists()).map(({ name, count }) => [name, count])).toEqual([
    ['help', 16],
    ['categories', 3],
    ['brands', 2],
    ['products-0', 30],
  ]);
  expect(await paths('categories')).toEqual(['/b/fixings', '/b/fixings/anchors', '/b/fixings/plugs']);
  expect(await paths('brands')).toEqual(['/b?brand=ironbark', '/b?brand=norvik']);
  const products = await paths('products-0');
  expect(products).toHaveLength(30);
  expect(new Set(products).size).toBe(30);
  expect(products).toContain('/i/anchor-7-a-7');
});

test('a list is read on from where the last page ended', async () => {
  const { addresses } = await page('products-0', 28);
  expect(addresses.map(({ path }) => path)).toEqual(['/i/anchor-28-a-28', '/i/anchor-29-a-29']);
});

test('a change is dated where it happened, at its product, its category and above, its brand', async () => {
  await service.sql(`update catalog.product set changed_at = '2020-01-01Z'`);
  await importRows(database.url, [rowOf(4, { description: 'Now of steel' }), rowOf(5)]);
  forget();
  const dated = async (list: string) =>
    (await page(list)).addresses
      .filter(({ changedAt }) => !changedAt?.startsWith('2020'))
      .map(({ path }) => path);
  expect(await dated('products-0')).toEqual(['/i/anchor-4-a-4']);
  expect(await dated('categories')).toEqual(['/b/fixings', '/b/fixings/anchors']);
  expect(await dated('brands')).toEqual(['/b?brand=ironbark']);
  expect((await lists()).every(({ changedAt }) => !changedAt?.startsWith('2020'))).toBe(true);
});

test('expired lists are served once more while they are read again', async () => {
  forget();
  const counted = async () => (await lists()).find(({ name }) => name === 'products-0')?.count;
  const before = await counted();
  await importRows(database.url, [rowOf(30)]);
  expect(await counted()).toBe(before);
  const addresses = service.app.get(AddressService, { strict: false });
  Object.assign(addresses, { cached: { ...addresses['cached'], at: 0 } });
  expect(await counted()).toBe(before);
  await addresses['reading'];
  expect(await counted()).toBe(before! + 1);
  await service.sql(`delete from catalog.product where feed_id = 'a30'`);
});

test('stock that comes and goes changes no date', async () => {
  await service.sql(`update catalog.product set changed_at = '2020-01-01Z'`);
  await service.sql('update catalog.product set stock = 99');
  const [row] = await service.sql<{ changed: number }>(
    `select count(*)::integer as changed from catalog.product where changed_at > '2020-01-02Z'`,
  );
  expect(row?.changed).toBe(0);
});

test('products with high numbers are in lists of their own, and unlisted ones in none', async () => {
  await service.sql(`select setval(pg_get_serial_sequence('catalog.product', 'id'), ?)`, [
    addressListSize * 3 + 6,
  ]);
  await importRows(database.url, [rowOf(40)]);
  forget();
  expect((await lists()).at(-1)).toMatchObject({ name: 'products-3', count: 1 });
  expect(await paths('products-3')).toEqual(['/i/anchor-40-a-40']);
  await service.sql('update catalog.listing_row set listed = false where product_id > ?', [addressListSize]);
  forget();
  expect((await lists()).at(-1)).toMatchObject({ name: 'products-0', count: 30 });
});

test.each(['nothing', 'products-', 'products-9', 'products-99999'])('there is no list %s', async (list) => {
  await expect(page(list)).rejects.toMatchObject({ code: 'NOT_FOUND' });
});
