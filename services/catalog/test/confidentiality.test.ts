import { expect, test } from '@jest/globals';
import * as catalog from '@gantry/contracts/endpoints/catalog';
import * as productPage from '@gantry/contracts/endpoints/product-page';
import type { ListingQuery } from '@gantry/contracts/schemas/catalog';
import { aCaller } from '@gantry/nest-kit/testing';
import { catalogOf } from './support/catalog-of.ts';

// Amounts nothing else in the catalogue has: wherever the digits appear, a secret is out.
const cartOnly = 417_31;
const signedIn = 523_97;
const row = (id: string, more: object) => ({
  id,
  sku: id.toUpperCase(),
  name: `Pump ${id}`,
  brand: 'Ironbark',
  category: ['Pumps'],
  family: { id: 'pumps', name: 'Pumps' },
  attributes: [
    { name: 'Flow', type: 'number', value: id.length, unit: 'l' },
    { name: 'Inlet', type: 'text', value: `G${id.length}` },
  ],
  stock: 4,
  ...more,
});
const rows = [
  row('open', { list_price: 600 }),
  row('cheap', { list_price: 100 }),
  row('secret', { list_price: 611.11, exclusive_price: { price: cartOnly / 100, visibility: 'cart-only' } }),
  row('secretonly', { exclusive_price: { price: cartOnly / 100, visibility: 'cart-only' } }),
  row('member', { list_price: 622.22, exclusive_price: { price: signedIn / 100, visibility: 'signed-in' } }),
];
const secrets = [String(cartOnly), String(signedIn), '417.31', '523.97'];

const shop = catalogOf(rows);

const list = (query: Record<string, string>, options = {}) =>
  shop.service.call(catalog.catalogListProducts, { query: query as unknown as ListingQuery }, options);
const skus = (listing: { items: { sku: string }[] }) => listing.items.map(({ sku }) => sku);

test('B11.6: no answer a guest can get holds a confidential amount', async () => {
  const queries: Record<string, string>[] = [
    {},
    { q: 'pump' },
    { q: 'secret' },
    { path: 'pumps' },
    { brand: 'ironbark' },
  ];
  for (const sort of ['price-asc', 'price-desc', 'name', 'newest']) queries.push({ sort });
  const answers: unknown[] = [
    await shop.service.call(catalog.catalogListDepartments, {}),
    await shop.service.call(catalog.catalogListBrands, {}),
    await shop.service.call(catalog.catalogSuggest, { query: { q: 'secret' } }),
  ];
  for (const query of queries) answers.push(await list(query));
  for (const { id, name } of rows) {
    const uri = `${name.toLowerCase().replace(' ', '-')}`;
    answers.push(await shop.service.call(catalog.catalogGetProduct, { params: { uri } }));
    answers.push(await shop.service.call(catalog.catalogGetProductCard, { params: { sku: id } }));
  }
  const sku = rows.map(({ id }) => id).join(',');
  answers.push(await shop.service.call(productPage.catalogListCards, { query: { sku } }));
  answers.push(await shop.service.call(productPage.catalogCompareProducts, { query: { sku } }));
  expect(answers.at(-1)).toMatchObject({ items: { length: rows.length } });
  for (const secret of secrets) expect(JSON.stringify(answers)).not.toContain(secret);
});

test('products with a hidden price stand last in both price orders, whatever the price', async () => {
  const cheapFirst = skus(await list({ sort: 'price-asc' }));
  const dearFirst = skus(await list({ sort: 'price-desc' }));
  expect(cheapFirst.slice(0, 2)).toEqual(['CHEAP', 'OPEN']);
  expect(dearFirst.slice(0, 2)).toEqual(['OPEN', 'CHEAP']);
  expect(cheapFirst.slice(2)).toEqual(dearFirst.slice(2));
});

test('price filters neither find hidden prices nor stretch to them', async () => {
  const listing = await list({});
  expect(listing.facets.find(({ code }) => code === 'price')).toMatchObject({ min: 10_000, max: 60_000 });
  const around = await list({ price: `${cartOnly - 1}..${cartOnly + 1}` });
  expect(around.total).toBe(0);
});

test('a signed-in reader sees the prices for signed-in readers, never those of the cart', async () => {
  const caller = aCaller();
  const listing = await list({ q: 'pump' }, { caller });
  expect(listing.items.find(({ sku }) => sku === 'MEMBER')?.price).toMatchObject({
    visibility: 'signed-in',
    unit: signedIn,
  });
  const page = await shop.service.call(
    catalog.catalogGetProduct,
    { params: { uri: 'pump-member' } },
    { caller },
  );
  expect(page.price.unit).toBe(signedIn);
  expect(JSON.stringify([listing, page])).not.toContain(String(cartOnly));
  // and what was written for them is not kept for the next guest
  expect(JSON.stringify(await list({ q: 'pump' }))).not.toContain(String(signedIn));
});

test('the cart is priced with them: cart-only for everybody, signed-in for accounts', async () => {
  const lines = ['secret', 'secretonly', 'member', 'open'].map((sku) => ({ sku, quantity: 1 }));
  const price = (accountId: string | null) =>
    shop.service.call(catalog.catalogPriceLines, { body: { lines, accountId } });
  const guest = await price(null);
  expect(guest.map(({ unitPrice, priceSource }) => [unitPrice, priceSource])).toEqual([
    [cartOnly, 'exclusive'],
    [cartOnly, 'exclusive'],
    [62_222, 'list'],
    [60_000, 'list'],
  ]);
  const member = await price('0195b2a0-0000-7000-8000-000000000001');
  expect(member[2]).toMatchObject({ unitPrice: signedIn, priceVisibility: 'signed-in', listPrice: 62_222 });
});
