import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { TestDatabase } from '@gantry/testing/database';
import { aCaller, type TestService } from '@gantry/nest-kit/testing';
import {
  catalogGetProduct,
  catalogListProducts,
  catalogPriceLines,
} from '@gantry/contracts/endpoints/catalog';
import { upsertProductsSql } from '../src/read-model/row-statements.ts';
import { factRows } from './support/fact-rows.ts';
import { emptyCatalog, importRows, startCatalog } from './support/catalog.ts';

let database: TestDatabase;
let service: TestService;

beforeAll(async () => {
  database = await emptyCatalog();
  const { problems } = await importRows(database.url, factRows);
  expect(problems.map(({ id, field, problem, kept }) => [id, field, problem, kept])).toEqual([
    ['valve', 'files', { code: 'files-not-taken', values: { file: 'not-there.step' } }, true],
  ]);
  service = await startCatalog(database.url);
});
afterAll(async () => {
  await service.stop();
  await database.dropDatabase();
});

const product = async (feedId: string) =>
  (
    await service.sql<Record<string, unknown> & { uri: string; sku: string }>(
      'select * from catalog.product where feed_id = ?',
      [feedId],
    )
  )[0]!;

test('every fact of a row is stored, cleaned and in our terms', async () => {
  expect(await product('valve')).toMatchObject({
    translations: { 'es-US': { name: 'Válvula de bola 1/2 in' }, 'fr-CA': { description: 'Quart de tour.' } },
    documents: [
      {
        kind: 'datasheet',
        name: 'Data sheet',
        language: 'en',
        source: null,
        url: 'https://maker.example/bv.pdf',
      },
    ],
    images: [{ source: null, url: 'http://maker.example/bv.jpg' }],
    relations: [
      { kind: 'spare', reference: 'SEAL-1' },
      { kind: 'required', reference: 'tape' },
    ],
    old_part_numbers: ['BV-OLD.7'],
    cancellable_until: 'production',
    returnable: false,
    lead_days_min: 4,
    lead_days_max: 9,
    unspsc: '40141607',
    country_of_origin: 'IT',
    weight_grams: 400,
    length_mm: 120,
    width_mm: 80,
    height_mm: 60,
    freight_class: '77.5',
    feed: 'main',
  });
});

test('texts shared by many products are stored once, the first of a feed wins', async () => {
  expect(await service.sql('select * from catalog.attribute_word')).toEqual([
    { code: 'body', value: 'Brass', translations: { 'es-US': { value: 'Latón' } } },
  ]);
  const [attribute] = await service.sql(`select translations from catalog.attribute where code = 'body'`);
  expect(attribute).toEqual({ translations: { 'es-US': { name: 'Cuerpo' }, 'fr-CA': { name: 'Corps' } } });
  const [family] = await service.sql(
    `select translations from catalog.family where code = 'family:ball-valves'`,
  );
  expect(family).toEqual({ translations: { 'es-US': { name: 'Válvulas de bola' } } });
  const [category] = await service.sql(
    `select translations from catalog.category where path = 'piping/valves'`,
  );
  expect(category).toEqual({ translations: { 'es-US': { name: 'Válvulas' } } });
});

test('lists and search contain published products for everybody', async () => {
  const names = async () =>
    (await service.call(catalogListProducts, { query: {} })).items.map(({ name }) => name).sort();
  expect(await names()).toEqual(['Ball valve 1/2 in', 'Elbow']);
  const found = await service.call(catalogListProducts, { query: { q: 'SE-1' } });
  expect(found).toMatchObject({ total: 0, exactUri: null });
});

test('a product for signed-in buyers is hidden from guests in every answer', async () => {
  const { uri } = await product('secret');
  const page = (options: object) => service.call(catalogGetProduct, { params: { uri } }, options);
  await expect(page({})).rejects.toMatchObject({ code: 'NOT_FOUND' });
  expect(await page({ caller: aCaller() })).toMatchObject({ name: 'Valve for members' });
  const priced = (accountId: string | null) =>
    service.call(catalogPriceLines, { body: { lines: [{ sku: 'SE-1', quantity: 1 }], accountId } });
  expect((await priced(null))[0]).toMatchObject({ found: false });
  expect((await priced('some-account'))[0]).toMatchObject({ found: true, unitPrice: 900 });
});

test('a priced line says what a carrier asks about a unit', async () => {
  const skus = [(await product('valve')).sku, (await product('elbow')).sku, 'NONE'];
  const lines = skus.map((sku) => ({ sku, quantity: 1 }));
  const priced = await service.call(catalogPriceLines, { body: { lines, accountId: null } });
  const known = { weightGrams: 400, lengthMm: 120, widthMm: 80, heightMm: 60, freightClass: '77.5' };
  const unknown = { weightGrams: 0, lengthMm: null, widthMm: null, heightMm: null, freightClass: null };
  expect(priced).toMatchObject([known, unknown, unknown].map((facts) => ({ ...facts, hazmat: 'none' })));
});

test('a draft has no page; an archived product keeps its own, as discontinued', async () => {
  const { uri: draft } = await product('draft');
  await expect(service.call(catalogGetProduct, { params: { uri: draft } })).rejects.toMatchObject({
    code: 'NOT_FOUND',
  });
  const { uri } = await product('gone');
  expect(await service.call(catalogGetProduct, { params: { uri } })).toMatchObject({
    availability: 'discontinued',
  });
});

test('a product is found by the number it had before', async () => {
  const found = await service.call(catalogListProducts, { query: { q: 'bv old 7' } });
  expect(found.exactUri).toBe((await product('valve')).uri);
});

test('every column of a product is one that imports write, but for those that others set', async () => {
  const columns = await service.sql<{ name: string }>(
    `select column_name as name from information_schema.columns
     where table_schema = 'catalog' and table_name = 'product' order by 1`,
  );
  const [, written = ''] = /\(([^)]*)\)/.exec(upsertProductsSql) ?? [];
  const others = columns.map(({ name }) => name).filter((name) => !written.split(', ').includes(name));
  expect(others).toEqual([
    'changed_at',
    'created_at',
    'id',
    'inbound',
    'made_by_hand',
    'manual_availability',
    'manual_until',
    'tax_code',
  ]);
});
