import { beforeAll, describe, expect, test } from '@jest/globals';
import { Client } from 'pg';
import * as catalog from '@gantry/contracts/endpoints/catalog';
import * as calls from '@gantry/contracts/endpoints/product-admin';
import { aCaller } from '@gantry/nest-kit/testing';
import { numbered } from '../src/feeds/import/run/import-feed.ts';
import { importOffers } from '../src/feeds/import/offers/import-offers.ts';
import { catalogOf } from './support/catalog-of.ts';
import { importRows } from './support/catalog.ts';
import { keeper, ProductKeeper, shopperOf, valveRow as row } from './support/product-edits.ts';

const secret = 311.77;
const rows = [
  row('v1'),
  row('v2'),
  row('v3', { cost: 21.13, exclusive_price: { price: secret, visibility: 'cart-only' } }),
  row('v4', { sale_price: 30, sale_from: '2026-01-01T10:30:00Z', sale_until: '2035-01-01T00:00:00Z' }),
  row('v5'),
  row('v6'),
];
const shop = catalogOf(rows);
let staff: ProductKeeper;
beforeAll(() => {
  staff = new ProductKeeper(shop.service);
});

const { pageOf, listed } = shopperOf(shop);
const listedSkus = async () => (await listed({ path: 'plumbing/valves' })).map(({ sku }) => sku);
async function imported(offers: object[], way: 'rows' | 'offers' = 'rows') {
  if (way === 'rows') return (await importRows(shop.database.url, offers)).summary;
  const client = new Client({ connectionString: shop.database.url });
  await client.connect();
  const quiet = { dryRun: false, onError: () => undefined, onProgress: () => undefined };
  try {
    return await importOffers(client, numbered(offers), quiet);
  } finally {
    await client.end();
  }
}

describe('a product that staff change', () => {
  test('is changed on its page, in lists and in search; its history and the audit trail say what and why', async () => {
    const { uri } = await staff.get('v1');
    const changed = await staff.change('V1', {
      name: 'Brass stopcock',
      listPrice: '52.50',
      minQuantity: '4',
      quantityIncrement: '2',
    });
    expect(changed).toMatchObject({ name: 'Brass stopcock', listPrice: 5250, pinned: 4, mayChange: true });
    expect(await pageOf(uri)).toMatchObject({
      name: 'Brass stopcock',
      price: { unit: 5250 },
      minQuantity: 4,
      quantityIncrement: 2,
    });
    expect(await listed({ q: 'stopcock' })).toMatchObject([{ sku: 'V1', price: { unit: 5250 } }]);
    const price = changed.history.find(({ field }) => field === 'listPrice');
    expect(price).toMatchObject({
      before: 4000,
      after: 5250,
      actor: 'Cory Lindgren',
      reason: 'Told by the maker',
      canBeUndone: true,
    });
    const [trail] = await shop.service.sql<{ payload: any }>(
      `select j.payload from graphile_worker._private_jobs j
       join graphile_worker._private_tasks t on t.id = j.task_id
       where t.identifier = 'identity:record.changed' and j.payload::text like '%listPrice%'`,
    );
    expect(trail?.payload.payload).toMatchObject({
      entity: 'product',
      entityNumber: 'V1',
      before: '40.00',
      after: '52.50',
      reason: 'Told by the maker',
    });
  });

  test('stands against feeds until it is released, and a feed says how many it left alone', async () => {
    await staff.change('v2', { listPrice: '44', name: 'Gate valve' });
    const feed = { ...row('v2', { list_price: 39, stock: 7 }) };
    expect(await imported([feed])).toMatchObject({ changed: 1, pinned: 1 });
    const left = await staff.get('v2');
    expect(left).toMatchObject({ name: 'Gate valve', listPrice: 4400, stock: 7 });
    expect(left.pins).toContainEqual(expect.objectContaining({ field: 'listPrice', fed: 3900 }));
    expect(await imported([feed])).toMatchObject({ unchanged: 1, pinned: 0 });
    expect(await imported([{ sku: 'V2', list_price: 38, stock: 3 }], 'offers')).toMatchObject({ pinned: 1 });
    expect(await staff.get('v2')).toMatchObject({ listPrice: 4400, stock: 3 });
    const released = await staff.release('v2', 'listPrice');
    expect(released).toMatchObject({ listPrice: 3800, name: 'Gate valve', pinned: 1 });
    await expect(staff.release('v2', 'listPrice')).rejects.toMatchObject({ code: 'WRONG_STATE' });
    await imported([{ sku: 'V2', list_price: 37 }], 'offers');
    expect(await staff.get('v2')).toMatchObject({ listPrice: 3700 });
  });

  test('is put back by Undo, which is a change of its own; an older change is not', async () => {
    await staff.change('v5', { listPrice: '41' });
    const twice = await staff.change('v5', { listPrice: '42' });
    const [newest, older] = twice.history;
    expect(older).toMatchObject({ after: 4100, canBeUndone: false });
    await expect(staff.undo('v5', older!.id)).rejects.toMatchObject({ code: 'WRONG_STATE' });
    const once = await staff.undo('v5', newest!.id);
    expect(once).toMatchObject({ listPrice: 4100, pinned: 1 });
    expect(once.history[0]).toMatchObject({ before: 4200, after: 4100, isUndo: true });
    const back = await staff.change('v5', { listPrice: '40' });
    expect(back).toMatchObject({ listPrice: 4000, pinned: 0 });
  });

  test('that somebody else has changed meanwhile is not overwritten: the difference is told', async () => {
    const seen = await staff.get('v6');
    await staff.change('v6', { listPrice: '47' });
    await expect(staff.change('v6', { listPrice: '48' }, seen)).rejects.toMatchObject({
      code: 'STALE_VERSION',
      data: { fields: ['listPrice'], current: { listPrice: 4700 } },
    });
    // Another field is none of their business.
    expect(await staff.change('v6', { unitOfMeasure: 'box' }, seen)).toMatchObject({
      listPrice: 4700,
      values: { unitOfMeasure: 'box' },
    });
  });

  test.each([
    [{ listPrice: '12,345,678,901' }, 'form.listPrice'],
    [{ sale: { amount: '40', from: '', until: '' } }, 'form.sale.amount'],
    [{ sale: { amount: '20', from: '2027-02-01', until: '2027-01-01' } }, 'form.sale.until'],
    [{ sale: { amount: '', from: '2027-02-01', until: '' } }, 'form.sale.amount'],
    [{ supersededBy: 'nothing-of-ours' }, 'form.supersededBy'],
    [{ supersededBy: 'V4' }, 'form.supersededBy'],
    [{ override: { label: 'discontinued', until: '2020-01-01' } }, 'form.override.until'],
    [{ leadDays: { min: '9', max: '3' } }, 'form.leadDays.max'],
    [{ minQuantity: '0' }, 'form.minQuantity'],
    [{ reason: ' ' }, 'form.reason'],
    [
      {
        packagePrices: [
          { quantity: '10', amount: '30', from: '', until: '' },
          { quantity: '10', amount: '29', from: '', until: '' },
        ],
      },
      'form.packagePrices.1.quantity',
    ],
  ])('is refused at the field: %j', async (fields, path) => {
    const refused = staff.change('v4', fields as never);
    await expect(refused).rejects.toMatchObject({ code: 'INVALID' });
    const { issues } = await refused.then(
      () => ({ issues: [] }),
      (error: { issues: { path: string }[] }) => error,
    );
    expect(issues.map((issue) => issue.path.replace(/^body\./, ''))).toContain(path);
  });

  test('keeps the times of a sale that nobody touched', async () => {
    const { values } = await staff.change('v4', { unitOfMeasure: 'pack' });
    expect(values.sale).toEqual({ amount: 3000, from: '2026-01-01', until: '2034-12-31' });
    const [stored] = await shop.service.sql<{ valid_from: string }>(
      `select valid_from from catalog.public_price where kind = 'sale'`,
    );
    expect(new Date(stored!.valid_from).toISOString()).toBe('2026-01-01T10:30:00.000Z');
  });

  test('shows an availability set by hand until its day, whatever feeds bring', async () => {
    await staff.change('v4', { override: { label: 'contact-us-leadtime', until: '2035-06-01' } });
    const lined = await listed({ path: 'plumbing/valves' });
    expect(lined.find(({ sku }) => sku === 'V4')).toMatchObject({ availability: 'contact-us-leadtime' });
    await imported([row('v4', { list_price: 41 })]);
    expect(await staff.get('v4')).toMatchObject({
      availability: 'contact-us-leadtime',
      listPrice: 4100,
      values: { override: { label: 'contact-us-leadtime', until: '2035-06-01' } },
    });
  });

  test('leaves every list as a draft or when it is no longer carried, and comes back', async () => {
    await staff.change('v5', { status: 'archived' });
    expect(await listedSkus()).not.toContain('V5');
    expect(await staff.get('v5')).toMatchObject({ availability: 'discontinued' });
    await staff.change('v5', { status: 'draft' });
    expect(await staff.get('v5')).toMatchObject({ availability: null, status: 'draft' });
    const back = await staff.change('v5', { status: 'published' });
    expect(back).toMatchObject({ availability: 'in-stock', pinned: 0 });
    expect(await listedSkus()).toContain('V5');
  });
});

describe('what is confidential', () => {
  test('is read by staff: prices for the cart, and what the product costs us, from feed to export', async () => {
    const product = await staff.get('v3');
    expect(product).toMatchObject({ cost: 2113, values: { exclusivePrices: [{ amount: 31177 }] } });
    await imported([row('v3', { exclusive_price: { price: secret, visibility: 'cart-only' }, stock: 8 })]);
    expect(await staff.get('v3')).toMatchObject({ cost: 2113, stock: 8 });
    await imported([{ sku: 'V3', cost: 20 }], 'offers');
    expect(await staff.get('v3')).toMatchObject({ cost: 2000 });
    await staff.change('v3', {
      cost: '19.31',
      exclusivePrices: [{ amount: '305.55', visibility: 'cart-only' }],
    });
  });

  test('stands in no answer for buyers, and in no audit entry', async () => {
    const { uri } = await staff.get('v3');
    const answers: unknown[] = [await pageOf(uri), await listed({ q: 'valve' })];
    answers.push(
      await shop.service.call(catalog.catalogGetProduct, { params: { uri } }, { caller: aCaller() }),
    );
    answers.push(await shop.service.sql(`select row, words from catalog.listing_row`));
    answers.push(await shop.service.sql(`select payload from graphile_worker._private_jobs`));
    const told = JSON.stringify(answers).replaceAll(/[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/g, '');
    for (const amount of ['30555', '305.55', '1931', '19.31', '2113', '21.13', '31177'])
      expect(told.includes(amount)).toBe(false);
    expect(told).toContain('(confidential)');
  });
});

test('the table of all products is searched, filtered and sorted', async () => {
  const table = (query: object) =>
    shop.service.call(calls.catalogAdminListProducts, { query: query as never }, { caller: keeper });
  expect(await table({})).toMatchObject({ total: 6, items: { length: 6 } });
  const found = async (query: object) => (await table(query)).items.map(({ sku }) => sku);
  expect(await found({ search: 'v-3' })).toEqual(['V3']);
  expect(await found({ search: 'stopcock' })).toEqual(['V1']);
  expect(await found({ filter: 'cost:greater:0' })).toEqual(['V3']);
  expect(await found({ filter: 'listPrice:equals:5250' })).toEqual(['V1']);
  expect(await found({ filter: 'pinned:greater:3' })).toEqual(['V1']);
  expect(await found({ filter: 'brand:contains:iron;status:equals:draft' })).toEqual([]);
  expect((await found({ sort: '-listPrice', size: '1' }))[0]).toBe('V1');
  const sorted = await found({ sort: 'brand,status,-sku' });
  expect(sorted).toHaveLength(6);
  const pages = await Promise.all(
    ['1', '2', '3'].map((page) => found({ sort: 'brand,status,-sku', size: '2', page })),
  );
  expect(pages.flat()).toEqual(sorted);
});
