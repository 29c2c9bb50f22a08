import { beforeAll, describe, expect, test } from '@jest/globals';
import { Client } from 'pg';
import { catalogListAddresses } from '@gantry/contracts/endpoints/addresses';
import * as calls from '@gantry/contracts/endpoints/product-admin';
import { aCaller } from '@gantry/nest-kit/testing';
import { exportFeed } from '../src/feeds/export/export-feed.ts';
import { importOffers } from '../src/feeds/import/offers/import-offers.ts';
import { numbered } from '../src/feeds/import/run/import-feed.ts';
import { catalogOf } from './support/catalog-of.ts';
import { importRows } from './support/catalog.ts';
import { ProductKeeper, shopperOf, valveRow as row } from './support/product-edits.ts';

const rows = [row('v1'), row('v2', { status: 'archived' }), row('v3', { category: ['Plumbing', 'Taps'] })];
const shop = catalogOf(rows);
let staff: ProductKeeper;
beforeAll(() => {
  staff = new ProductKeeper(shop.service);
});
const { pageOf, listed } = shopperOf(shop);
const imported = async (fed: object[], options: object = {}) =>
  (await importRows(shop.database.url, fed, options)).summary;
const feedOf = (feed: string) => ({ identity: { fingerprint: Math.random().toString(), feed, file: '' } });

const gasket = {
  sku: 'gk-100',
  partNumber: '',
  brand: 'Ironbark',
  name: 'Flange gasket',
  category: 'plumbing/valves',
  attributes: [{ code: 'size', value: '50', unit: '' }],
  status: 'published',
  listPrice: '12.50',
  cost: '7',
  stock: '40',
  weight: '0.25',
  packedSize: { length: '120', width: '110', height: '' },
  taxCode: 'general',
} as const;

describe('a product that staff make', () => {
  test('stands in lists, search, sitemaps and exports as one of a feed does, and says who made it', async () => {
    const made = await staff.create({
      ...gasket,
      partNumber: 'GK 100/A',
      attributes: [...gasket.attributes],
    });
    expect(made).toMatchObject({ sku: 'GK-100', partNumber: 'GK 100/A', brand: 'Ironbark', byHand: 'own' });
    expect(made).toMatchObject({
      stock: 40,
      availability: 'in-stock',
      shownPrice: 1250,
      cost: 700,
      pinned: 0,
    });
    expect(made.values).toMatchObject({ weight: 250, packedSize: { length: 120, width: 110, height: null } });
    expect(made.history).toMatchObject([
      { field: 'status', before: null, after: 'published', actor: 'Cory Lindgren', canBeUndone: true },
    ]);
    expect((await listed({ path: 'plumbing/valves' })).map(({ sku }) => sku)).toContain('GK-100');
    expect(await listed({ q: 'gk100a' })).toMatchObject([{ sku: 'GK-100' }]);
    expect(await pageOf(made.uri)).toMatchObject({ name: 'Flange gasket', price: { unit: 1250 } });
    const request = { params: { list: 'products-0' }, query: { after: '0' } };
    const { addresses } = await shop.service.call(catalogListAddresses, request);
    expect(JSON.stringify(addresses)).toContain(made.uri);
    expect(await exported()).toContainEqual(
      expect.objectContaining({ sku: 'GK 100/A', store_number: 'GK-100', weight: 0.25, packed_length: 120 }),
    );
    const [job] = await shop.service.sql<{ payload: object }>(
      `select j.payload from graphile_worker._private_jobs j join graphile_worker._private_tasks t
         on t.id = j.task_id where t.identifier = 'catalog:stock.stated' and j.payload::text like '%GK-100%'`,
    );
    expect(job?.payload).toMatchObject({ payload: { rows: [{ sku: 'GK-100', onHand: 40 }] } });
  });

  test('is made once, however often it is sent', async () => {
    const sameKey = '0a1b2c3d-0000-4000-8000-000000000001';
    const again = { ...gasket, sku: 'GK-200', attributes: [] };
    const first = await staff.create(again, sameKey);
    expect(first.partNumber).toBe('GK-200');
    expect(await staff.create(again, sameKey)).toMatchObject({ sku: 'GK-200', uri: first.uri });
    const other = staff.create({ ...again, name: 'Another' }, sameKey);
    await expect(other).rejects.toMatchObject({ code: 'IDEMPOTENCY_CONFLICT' });
  });

  test.each([
    [{ sku: 'v1', partNumber: 'N-1' }, 'form.sku', 'is taken by another product'],
    [{ sku: 'V2', partNumber: 'N-2' }, 'form.sku', 'is taken by another product'],
    [{ sku: 'N-3', partNumber: 'v2' }, 'form.partNumber', 'is a number of this brand already'],
    [{ sku: 'N-4', category: 'no/such' }, 'form.category', 'is no category of ours'],
    [{ sku: 'N-5', brand: '—' }, 'form.brand', 'is no name of a brand'],
    [{ sku: 'N-6', supersededBy: 'nothing-like-it' }, 'form.supersededBy', 'is no part number of ours'],
    [{ sku: 'N-7', images: [{ file: 'file-none' }] }, 'form.images.0.file', 'is no picture'],
  ])('%j is refused at %s, and nothing is made', async (fields, at, message) => {
    const form = { ...gasket, attributes: [], ...fields } as Parameters<ProductKeeper['create']>[0];
    await expect(staff.create(form)).rejects.toMatchObject({
      code: 'INVALID',
      issues: [{ path: at, message }],
    });
    const made = await shop.service.sql(
      `select id from catalog.product where sku = '${fields.sku}' and made_by_hand`,
    );
    expect(made).toEqual([]);
  });

  test.each([
    [{ sku: 'a b' }, 'is not a store number'],
    [{ weight: '1,5' }, 'is not a weight'],
    [{ sale: { amount: '99', from: '', until: '' } }, 'is not below the list price'],
  ])('%j is refused by the form', async (fields, message) => {
    const refused = staff.create({ ...gasket, attributes: [], ...fields });
    await expect(refused).rejects.toMatchObject({ issues: [expect.objectContaining({ message })] });
  });

  test('two at once get one number: the other is refused at its field', async () => {
    const form = { ...gasket, attributes: [], sku: 'GK-300' };
    const results = await Promise.allSettled([
      staff.create(form),
      staff.create({ ...form, brand: 'Norvik' }),
    ]);
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(results.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { code: 'INVALID', issues: [{ path: 'form.sku' }] },
    });
  });

  test('a draft is nowhere until it is published; it may be retired, brought back, and its making undone', async () => {
    const draft = await staff.create({ ...gasket, attributes: [], sku: 'GK-400', status: 'draft' });
    const isListed = async () =>
      (await listed({ path: 'plumbing/valves' })).some(({ sku }) => sku === 'GK-400');
    expect(await isListed()).toBe(false);
    expect((await staff.undo('GK-400', draft.history[0]!.id)).status).toBe('archived');
    const brought = await staff.change('GK-400', { status: 'published' });
    expect(brought).toMatchObject({ status: 'published', availability: 'in-stock' });
    expect(await isListed()).toBe(true);
    const named = await staff.change('GK-400', { brand: 'Norvik', partNumber: 'NV 4' });
    expect(named).toMatchObject({ brand: 'Norvik', partNumber: 'NV 4', pinned: 0 });
    expect(await listed({ q: 'nv4' })).toMatchObject([{ sku: 'GK-400' }]);
    expect((await staff.undo('GK-400', named.history[0]!.id)).pinned).toBe(0);
    await staff.change('GK-400', { stated: '1-week' });
    expect((await staff.change('GK-400', { status: 'archived' })).availability).toBe('discontinued');
    expect(await isListed()).toBe(false);
    expect((await staff.change('GK-400', { status: 'published' })).values.stated).toBe('1-week');
  });

  test('only who edits products may make one', async () => {
    for (const role of ['sales', 'auditor', 'finance'] as const) {
      const body = { form: { ...gasket } as never };
      const options = { caller: aCaller({ role }), idempotencyKey: 'rights' };
      await expect(
        shop.service.call(calls.catalogAdminCreateProduct, { body }, options),
      ).rejects.toMatchObject({ code: expect.stringMatching(/NOT_PERMITTED|SESSION_DENIED|NOT_FOUND/) });
    }
  });

  test('the attributes of a category are those of its products', async () => {
    const names = await shop.service.call(
      calls.catalogAdminListAttributeNames,
      { query: { category: '/Plumbing' } },
      { caller: aCaller({ role: 'catalog' }) },
    );
    expect(names).toEqual([{ code: 'size', name: 'Size', unit: 'mm' }]);
  });
});

describe('feeds and a product that staff have made', () => {
  test('a full feed that does not know it leaves it alone', async () => {
    await staff.create({ ...gasket, attributes: [], sku: 'GK-500' });
    for (const feed of ['main', 'acme']) await imported(rows, { ...feedOf(feed), full: 'any-number' });
    expect(await staff.get('GK-500')).toMatchObject({ status: 'published', byHand: 'own' });
  });

  test('a feed that brings its brand and number takes it over: what staff said stands, the rest is the feed’s', async () => {
    const { uri } = await staff.create({ ...gasket, attributes: [], sku: 'GK-600', partNumber: 'GK.600' });
    const fed = row('acme-600', {
      sku: 'gk600',
      name: 'GASKET DN50',
      list_price: 11,
      min_quantity: 5,
      gtin: ['4006381333931'],
    });
    const first = await imported([fed], feedOf('acme'));
    expect(first).toMatchObject({ added: 0, changed: 1, takenOver: 1, pinned: 1 });
    const taken = await staff.get('GK-600');
    expect(taken).toMatchObject({
      uri,
      name: 'Flange gasket',
      listPrice: 1250,
      feed: 'acme',
      byHand: 'taken-over',
    });
    expect(taken.values).toMatchObject({ minQuantity: 5, partNumber: 'GK.600', weight: 250 });
    expect(taken.pins).toContainEqual(expect.objectContaining({ field: 'name', fed: 'GASKET DN50' }));
    expect(taken.pins.map(({ field }) => field)).not.toContain('category');
    expect((await staff.release('GK-600', 'name')).name).toBe('GASKET DN50');
    expect(await imported([fed], feedOf('acme'))).toMatchObject({ unchanged: 1, takenOver: 0 });
    await imported([row('acme-1')], { ...feedOf('acme'), full: 'any-number' });
    expect(await staff.get('GK-600')).toMatchObject({ status: 'published' });
  });

  test('another brand’s same number is another product', async () => {
    await staff.create({ ...gasket, attributes: [], sku: 'GK-700' });
    const summary = await imported([row('n-700', { sku: 'GK-700', brand: 'Norvik' })], feedOf('norvik'));
    expect(summary).toMatchObject({ added: 1, takenOver: 0 });
    expect(await staff.get('GK-700')).toMatchObject({ byHand: 'own', brand: 'Ironbark' });
    expect(await staff.get('GK-700-NORVIK')).toMatchObject({ byHand: null, brand: 'Norvik' });
  });

  test('prices and stock alone: what staff said of prices stands, stock is news', async () => {
    await staff.create({ ...gasket, attributes: [], sku: 'GK-800' });
    const client = new Client({ connectionString: shop.database.url });
    await client.connect();
    const quiet = { dryRun: false, onError: () => undefined, onProgress: () => undefined };
    await importOffers(client, numbered([{ sku: 'GK-800', list_price: 9, stock: 3 }]), quiet);
    await client.end();
    expect(await staff.get('GK-800')).toMatchObject({ listPrice: 1250, stock: 3, byHand: 'own' });
  });
});

async function exported(): Promise<object[]> {
  const client = new Client({ connectionString: shop.database.url });
  await client.connect();
  let text = '';
  const options = { format: 'json-lines', offersOnly: false, onProgress: () => undefined } as const;
  for await (const piece of exportFeed(client, options)) text += piece;
  await client.end();
  return text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as object);
}
