import { expect, test } from '@jest/globals';
import {
  catalogGetProduct,
  catalogListProducts,
  catalogPriceLines,
} from '@gantry/contracts/endpoints/catalog';
import { Client } from 'pg';
import { importOffers } from '../src/feeds/import/offers/import-offers.ts';
import { numbered } from '../src/feeds/import/run/import-feed.ts';
import type { RowProblem } from '../src/feeds/format/rows/row-reader.ts';
import { englishText } from '../src/feeds/format/text/feed-text.ts';
import { importRows } from './support/catalog.ts';
import { catalogOf } from './support/catalog-of.ts';

const rows = [
  { id: 'a', sku: 'NUT-1', name: 'Nut of Acme', brand: 'Acme', list_price: 10, stock: 5 },
  { id: 'b', sku: 'NUT-1', name: 'Nut of Bolt', brand: 'Bolt', list_price: 20, sale_price: 15 },
  {
    id: 'c',
    sku: 'BOLT-1',
    name: 'Bolt',
    list_price: 30,
    package_prices: [{ quantity: 10, price: 25 }],
    exclusive_price: { price: 21.5, visibility: 'cart-only' },
  },
  { id: 'file', sku: 'FILE-1', name: 'Model', list_price: 5, availability: 'download' },
  { id: 'd', sku: 'ROD-1', name: 'Rod', list_price: 40, stock: 0 },
];

const shop = catalogOf(rows);

async function offers(given: unknown[], dryRun = false) {
  const client = new Client({ connectionString: shop.database.url });
  await client.connect();
  const problems: RowProblem[] = [];
  try {
    const summary = await importOffers(client, numbered(given), {
      dryRun,
      onError: (problem) => problems.push(problem),
      onProgress: () => undefined,
    });
    await shop.service.synchronizer.refresh();
    return {
      summary,
      problems: problems.map(({ row, field, problem }) => [row, field, englishText.problem(problem)]),
    };
  } finally {
    await client.end();
  }
}

const page = async (feedId: string) => {
  const [product] = await shop.service.sql<{ uri: string }>(
    'select uri from catalog.product where feed_id = ?',
    [feedId],
  );
  return shop.service.call(catalogGetProduct, { params: { uri: product!.uri } });
};
const version = async () =>
  (await shop.service.sql<{ version: string }>('select version from catalog.catalogue_version'))[0]!.version;

test('a dry run reports and changes nothing', async () => {
  const before = await version();
  expect(
    await offers(
      [
        { id: 'a', list_price: 1 },
        { id: 'nobody', list_price: 1 },
      ],
      true,
    ),
  ).toEqual({
    summary: expect.objectContaining({ changed: 1, errors: 1 }),
    problems: [[2, 'id', 'No product has this id or part number']],
  });
  expect((await page('a')).price.unit).toBe(1000);
  expect(await version()).toBe(before);
});

test('a changed price shows in the page, the listing, its order and its range', async () => {
  await offers([{ id: 'a', list_price: 99.995 }]);
  expect(await page('a')).toMatchObject({ price: { unit: 10000 }, availability: 'in-stock' });
  const listing = await shop.service.call(catalogListProducts, { query: { sort: 'price-desc' } });
  expect(listing.items[0]).toMatchObject({ name: 'Nut of Acme', price: { unit: 10000 } });
  expect(listing.facets.find(({ code }) => code === 'price')).toMatchObject({ max: 10000 });
});

test('the same prices again change nothing, not even the version', async () => {
  const before = await version();
  const { summary } = await offers([{ id: 'a', list_price: 99.995, stock: 5 }]);
  expect(summary).toMatchObject({ changed: 0, unchanged: 1 });
  expect(await version()).toBe(before);
});

test('a row leaves fields it does not name unchanged, and null clears a field', async () => {
  await offers([{ id: 'b', stock: 3 }]);
  expect((await page('b')).price).toMatchObject({ unit: 1500, was: 2000 });
  await offers([{ id: 'b', sale_price: null }]);
  expect((await page('b')).price).toMatchObject({ unit: 2000, was: null });
  expect((await page('b')).stock).toBe(3);
});

test('a cart-only price changes for the cart alone; taken away, the public ones show', async () => {
  await offers([{ id: 'c', exclusive_prices: [{ price: 20.25, visibility: 'cart-only' }] }]);
  expect((await page('c')).price).toMatchObject({ visibility: 'cart-only', unit: null });
  const priced = () =>
    shop.service.call(catalogPriceLines, {
      body: { lines: [{ sku: 'BOLT-1', quantity: 1 }], accountId: null },
    });
  expect((await priced())[0]).toMatchObject({ unitPrice: 2025, priceVisibility: 'cart-only' });
  await offers([{ id: 'c', exclusive_prices: null }]);
  expect((await page('c')).price).toMatchObject({ unit: 3000, breaks: [{ quantity: 10, unit: 2500 }] });
});

test('stock sets the availability and is sent to sales', async () => {
  await offers([{ sku: 'ROD-1', stock: 8 }]);
  expect(await page('d')).toMatchObject({ availability: 'in-stock', stock: 8 });
  const jobs = await shop.service.sql<{ payload: { payload: { rows: unknown[] } } }>(
    `select payload from graphile_worker._private_jobs order by id desc limit 1`,
  );
  expect(jobs[0]!.payload.payload.rows).toEqual([{ sku: 'ROD-1', onHand: 8 }]);
});

test('a part number of two manufacturers needs the brand, and each refusal gives its reason', async () => {
  const { problems } = await offers([
    { sku: 'nut.1', list_price: 5 },
    { sku: 'nut 1', brand: 'BOLT', list_price: 6 },
    { id: 'b', list_price: 7 },
    { list_price: 8 },
    { id: 'a', list_price: -1 },
    { id: 'a', list_price: 1, currency: 'EUR' },
    { id: 'd', sale_until: '2030-01-01' },
    'no object',
  ]);
  expect(problems).toEqual([
    [4, '', 'The row names no product: it needs an id or a part number (sku)'],
    [5, 'list_price', '"list_price" is less than 0: "-1"'],
    [6, 'currency', expect.stringContaining('The prices are in "EUR"')],
    [7, 'sale_price', 'Sale dates are given without a sale price (sale_price)'],
    [8, '', 'The row isn’t a JSON object with names and values'],
    [1, 'id', '2 products have the part number "nut.1": add the id or the brand'],
    [3, 'id', 'This product already appears in an earlier row'],
  ]);
  expect((await page('b')).price.unit).toBe(600);
});

test('a digital product may be free without naming its kind again, other goods may not', async () => {
  await offers([
    { id: 'file', list_price: 0 },
    { id: 'b', list_price: 0 },
  ]);
  expect((await page('file')).price).toMatchObject({ visibility: 'public', unit: 0 });
  expect((await page('b')).price.unit).not.toBe(0);
  await offers([{ id: 'file', availability: null }]);
  await offers([{ id: 'file', list_price: 0 }]);
  expect((await page('file')).price).toMatchObject({ visibility: 'none', unit: null });
});

test('importing the full row again restores its own prices', async () => {
  const { summary } = await importRows(shop.database.url, rows);
  expect(summary).toMatchObject({ changed: 5, unchanged: 0 });
  await shop.service.synchronizer.refresh();
  expect((await page('b')).price).toMatchObject({ unit: 1500, was: 2000 });
  expect((await importRows(shop.database.url, rows)).summary).toMatchObject({ changed: 0, unchanged: 5 });
});
