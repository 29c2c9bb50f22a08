import { expect, test } from '@jest/globals';
import {
  catalogGetProduct,
  catalogPriceLines,
  catalogFindDepartments,
  catalogListAlternates,
} from '@gantry/contracts/endpoints/catalog';
import {
  catalogCompareProducts,
  catalogGetSupply,
  catalogListCards,
} from '@gantry/contracts/endpoints/product-page';
import { aCaller } from '@gantry/nest-kit/testing';
import { catalogOf } from './support/catalog-of.ts';

const spanish = { name: 'Bomba', translations: { 'es-US': { name: 'Material', value: 'Latón' } } };
const pump = (sku: string, more: object = {}) => ({
  id: `feed-${sku.toLowerCase()}`,
  sku,
  name: `Pump ${sku}`,
  category: ['Pumps'],
  family: { id: 'pumps', name: 'Pumps', translations: { 'es-US': { name: 'Bombas' } } },
  list_price: 100,
  stock: 12,
  attributes: [
    { name: 'Material', type: 'text', value: 'Brass', translations: spanish.translations },
    { name: 'Flow', type: 'number', value: sku.length, unit: 'l' },
    { name: 'Inlet', type: 'text', value: `G${sku}` },
  ],
  ...more,
});
const rows = [
  pump('NEW-1', {
    relations: [
      { kind: 'spare', sku: 'SEAL.1' },
      { kind: 'accessory', id: 'feed-secret' },
      { kind: 'required', sku: 'hose-old' },
      { kind: 'spare', sku: 'nobody-knows-it' },
      { kind: 'spare', sku: 'NEW-1' },
    ],
    translations: { 'es-US': { name: 'Bomba nueva', description: 'Para agua.', category: ['Bombas'] } },
    description: 'For water.',
    images: ['https://maker.example/pump.jpg'],
    documents: [{ kind: 'manual', name: 'Manual', file: 'https://maker.example/manual.pdf' }],
    unspsc: '40151500',
    country_of_origin: 'IT',
    returnable: false,
  }),
  pump('OLD-1', { superseded_by: 'NEW-1', availability: 'discontinued' }),
  pump('OLD-2', { superseded_by: 'feed-new-1', availability: 'discontinued', stock: 0 }),
  pump('SEAL-1'),
  pump('HOSE-2', { old_part_numbers: ['HOSE-OLD'] }),
  pump('SECRET', { visibility: 'signed-in' }),
  pump('DRAFT', { status: 'draft', superseded_by: 'NEW-1' }),
  pump('LEAD', {
    availability: '2-5-days',
    lead_days_min: 3,
    lead_days_max: 4,
    relations: [{ kind: 'alternate', sku: 'SALE' }],
  }),
  pump('MADE', { made_to_order: true, list_price: null, stock: null }),
  pump('SALE', { sale_price: 80, sale_from: '2020-01-01', sale_until: '2099-12-31' }),
];

const shop = catalogOf(rows);

const page = (sku: string, options = {}) =>
  shop.service.call(catalogGetProduct, { params: { uri: `pump-${sku.toLowerCase()}` } }, options);
const cards = (sku: string, options = {}) => shop.service.call(catalogListCards, { query: { sku } }, options);
const skus = (items: readonly { sku: string }[]) => items.map(({ sku }) => sku);

test('names what stands in for products that went, under any number the feed used', async () => {
  const body = { skus: ['OLD-1', 'OLD-2', 'LEAD', 'nobody-knows-it'] };
  const found = await shop.service.call(catalogListAlternates, { body });
  expect(new Map(found.map(({ sku, alternates }) => [sku, alternates]))).toEqual(
    new Map([
      ['OLD-1', ['NEW-1']],
      ['OLD-2', ['NEW-1']],
      ['LEAD', ['SALE']],
    ]),
  );
});

test('names the department of products in the reader’s language, and leaves out those it does not know', async () => {
  const ask = (locale?: string) =>
    shop.service.call(catalogFindDepartments, { body: { skus: ['LEAD', 'nobody-knows-it'], locale } });
  const [found, ...others] = await ask();
  expect(others).toEqual([]);
  expect(found).toMatchObject({ sku: 'LEAD' });
  expect(found?.path).not.toContain('/');
  expect(await ask('fr-CA')).toEqual([found]);
});

test('lists related products by kind, under any number the feed used, and only those the reader may see', async () => {
  const { relations } = await page('NEW-1');
  expect(relations.map(({ kind, items }) => [kind, skus(items)])).toEqual([
    ['required', ['HOSE-2']],
    ['spare', ['SEAL-1']],
  ]);
  const signedIn = await page('NEW-1', { caller: aCaller() });
  expect(signedIn.relations.map(({ kind }) => kind)).toEqual(['required', 'accessory', 'spare']);
});

test('lists its predecessor and successor, and no drafts', async () => {
  const { replaces, supersededBy } = await page('NEW-1');
  expect(replaces.map(({ partNumber }) => partNumber)).toEqual(['OLD-1', 'OLD-2']);
  expect(supersededBy).toBeNull();
  expect((await page('OLD-2')).supersededBy).toEqual({
    name: 'Pump NEW-1',
    uri: 'pump-new-1',
    partNumber: 'NEW-1',
  });
});

test('says in the reader’s language what is translated, and what is not', async () => {
  const locale = 'es-US';
  const translated = await page('NEW-1', { locale });
  expect(translated).toMatchObject({ name: 'Bomba nueva', description: 'Para agua.', untranslated: [] });
  expect(translated.breadcrumb).toEqual([{ name: 'Bombas', path: 'pumps' }]);
  expect(translated.family?.name).toBe('Bombas');
  expect(translated.attributes).toMatchObject([
    { name: 'Material', value: 'Latón' },
    { name: 'Flow', english: 'name' },
    { name: 'Inlet', english: 'both' },
  ]);
  expect(translated.attributes[0]).not.toHaveProperty('english');
  expect((await page('SEAL-1', { locale })).alternates.find(({ sku }) => sku === 'NEW-1')?.name).toBe(
    'Bomba nueva',
  );
  const french = await page('NEW-1', { locale: 'fr-CA' });
  expect(french).toMatchObject({ name: 'Pump NEW-1', untranslated: ['name', 'description'] });
  expect((await page('NEW-1')).attributes.some(({ english }) => english)).toBe(false);
});

test('gives terms of sale, and links to files of the store only', async () => {
  const product = await page('NEW-1');
  expect(product).toMatchObject({ returnable: false, unspsc: '40151500', countryOfOrigin: 'IT' });
  expect(product.documents.map(({ kind, href }) => [kind, href])).toEqual([
    ['datasheet', '/file/datasheet/en-US/pump-new-1.pdf'],
  ]);
  expect(JSON.stringify(product)).not.toContain('maker.example');
  expect((await page('SECRET', { caller: aCaller() })).documents).toEqual([]);
});

test('the manufacturer’s lead time overrides that of the label', async () => {
  const lead = { ...(await page('LEAD')), stock: 0 };
  expect(['2-5-days', 'in-stock']).toContain(lead.availability);
  const [line] = await shop.service.call(catalogPriceLines, {
    body: { lines: [{ sku: 'LEAD', quantity: 20 }], accountId: null },
  });
  expect(line).toMatchObject({ availability: '2-5-days', leadDays: [3, 4] });
});

test('goods made to order can be cancelled until production starts', async () => {
  expect(await page('MADE')).toMatchObject({ cancellableUntil: 'production' });
  expect(await page('NEW-1')).toMatchObject({ cancellableUntil: null });
});

test('a sale with an end says when it ends', async () => {
  expect((await page('SALE')).price).toMatchObject({
    unit: 8000,
    was: 10_000,
    until: '2099-12-31T00:00:00.000Z',
  });
});

test('a quantity is supplied from stock first, then by the supplier', async () => {
  const supply = (sku: string, quantity: number) =>
    shop.service.call(catalogGetSupply, { params: { sku }, query: { quantity: String(quantity) } });
  expect(await supply('LEAD', 20)).toEqual({
    sku: 'LEAD',
    quantity: 20,
    onShelf: 12,
    parts: [
      { quantity: 12, availability: 'in-stock', days: [0, 0] },
      { quantity: 8, availability: '2-5-days', days: [3, 4] },
    ],
    weightGrams: expect.any(Number),
  });
  const lines = [{ sku: 'LEAD', quantity: 20 }];
  const [line] = await shop.service.call(catalogPriceLines, { body: { lines, accountId: null } });
  expect(line?.supply).toEqual((await supply('LEAD', 20)).parts);
  expect((await supply('OLD-1', 1)).onShelf).toBe(12);
  await expect(supply('SECRET', 1)).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

test('a discontinued product has a price while stock lasts, and none once sold out', async () => {
  const lines = ['OLD-1', 'OLD-2'].map((sku) => ({ sku, quantity: 1 }));
  const priced = await shop.service.call(catalogPriceLines, { body: { lines, accountId: null } });
  expect(priced.map(({ availability, unitPrice }) => [availability, unitPrice])).toEqual([
    ['discontinued', 10_000],
    ['discontinued', null],
  ]);
});

test('cards come in the requested order, once each, without products hidden from the reader', async () => {
  expect(skus(await cards('seal-1,NOBODY,new-1,SEAL-1,SECRET'))).toEqual(['SEAL-1', 'NEW-1']);
  expect(skus(await cards('SECRET,NEW-1', { caller: aCaller() }))).toEqual(['SECRET', 'NEW-1']);
  expect(await cards('')).toEqual([]);
  expect((await cards('NEW-1', { locale: 'es-US' }))[0]?.name).toBe('Bomba nueva');
});

test('a comparison has every attribute and says where products differ; more than six are left out', async () => {
  const compare = (sku: string) => shop.service.call(catalogCompareProducts, { query: { sku } });
  const { items, attributes } = await compare('NEW-1,LEAD,SECRET');
  expect(skus(items)).toEqual(['NEW-1', 'LEAD']);
  expect(attributes.map(({ name, values, differs }) => [name, values, differs])).toEqual([
    ['Material', ['Brass', 'Brass'], false],
    ['Flow', ['5 l', '4 l'], true],
    ['Inlet', ['GNEW-1', 'GLEAD'], true],
  ]);
  expect(skus((await compare('hose.old,new 1,HOSE-2')).items)).toEqual(['HOSE-2', 'NEW-1']);
  const many = await compare('NEW-1,OLD-1,OLD-2,SEAL-1,HOSE-2,LEAD,SALE,MADE');
  expect(many.items).toHaveLength(6);
});
