import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { catalogListProducts, catalogPriceLines } from '@gantry/contracts/endpoints/catalog';
import { catalogListCategories } from '@gantry/contracts/endpoints/categories';
import type { TestDatabase } from '@gantry/testing/database';
import { emptyCatalog, importRows, startCatalog } from './support/catalog.ts';

const valve = (size: string, body: 'Brass' | 'Steel') => ({
  id: `valve-${size}-${body}`,
  sku: `BV-${size}-${body}`.toUpperCase(),
  name: `Ball valve ${size} ${body}`,
  category: ['Piping', 'Valves'],
  list_price: 20,
  family: {
    id: 'ball-valves',
    name: 'Ball valves',
    summary: 'Quarter turn.',
    translations: { 'es-US': { name: 'Válvulas de bola', summary: 'Cuarto de vuelta.' } },
  },
  attributes: [
    {
      name: 'Body',
      type: 'text',
      value: body,
      translations: { 'es-US': { name: 'Cuerpo', ...(body === 'Brass' ? { value: 'Latón' } : {}) } },
    },
    { name: 'Size', type: 'text', value: size },
  ],
  translations:
    body === 'Brass' ? { 'es-US': { name: `Válvula ${size}`, category: ['Tubería', 'Válvulas'] } } : {},
});

/** First in English, last in Spanish. */
const seal = {
  id: 'seal',
  sku: 'SEAL-1',
  name: 'Seal',
  category: ['Piping', 'Seals'],
  list_price: 1,
  translations: { 'es-US': { name: 'Zuncho', category: ['Tubería', 'Zunchos'] } },
};

let database: TestDatabase;
let service: Awaited<ReturnType<typeof startCatalog>>;

beforeAll(async () => {
  database = await emptyCatalog();
  const sizes = ['DN15', 'DN20'];
  await importRows(database.url, [
    ...sizes.flatMap((size) => [valve(size, 'Brass'), valve(size, 'Steel')]),
    seal,
  ]);
  service = await startCatalog(database.url);
});
afterAll(async () => {
  await service.stop();
  await database.dropDatabase();
});

const list = (query: Record<string, string>, locale: string) =>
  service.call(catalogListProducts, { query }, { locale });

test('a listing is in the reader’s language, and in English where not translated', async () => {
  const listing = await list({ path: 'piping/valves' }, 'es-US');
  expect(listing.title).toBe('Válvulas');
  expect(listing.breadcrumb.map(({ name }) => name)).toEqual(['Tubería', 'Válvulas']);
  expect(listing.families[0]).toMatchObject({ name: 'Válvulas de bola', summary: 'Cuarto de vuelta.' });
  expect(listing.families[0]?.columns.map(({ name }) => name)).toEqual(['Cuerpo', 'Size']);
  const row = (sku: string) => listing.items.find((item) => item.sku === sku);
  expect(row('BV-DN15-BRASS')).toMatchObject({ name: 'Válvula DN15', attributes: { body: 'Latón' } });
  expect(row('BV-DN15-STEEL')).toMatchObject({
    name: 'Ball valve DN15 Steel',
    attributes: { body: 'Steel' },
  });
});

test('lines of a cart are named in the language asked for, beside their English names', async () => {
  const named = async (locale?: string) => {
    const body = { lines: [{ sku: seal.sku, quantity: 1 }], accountId: null, ...(locale ? { locale } : {}) };
    const [line] = await service.call(catalogPriceLines, { body });
    return [line?.name, line?.localName];
  };
  expect(await named('es-US')).toEqual([seal.name, 'Zuncho']);
  expect(await named('fr-CA')).toEqual([seal.name, null]);
  expect(await named()).toEqual([seal.name, null]);
});

test('a choice means the same in every language: its value stays, its label is translated', async () => {
  const { facets, total } = await list({ path: 'piping', f: 'body:Brass' }, 'es-US');
  expect(total).toBe(2);
  const body = facets.find(({ code }) => code === 'body');
  expect(body?.name).toBe('Cuerpo');
  expect(body?.values.map(({ value, label }) => [value, label])).toEqual([
    ['Brass', 'Latón'],
    ['Steel', 'Steel'],
  ]);
});

test('English and languages without translation get the catalogue’s own texts', async () => {
  const english = await list({ path: 'piping/valves' }, 'en-US');
  expect(english.title).toBe('Valves');
  expect(await list({ path: 'piping/valves' }, 'xx-XX')).toEqual(english);
  expect((await list({ path: 'piping/valves' }, 'fr-CA')).title).toBe('Valves');
});

test('subcategories and the tree are sorted by the reader’s language', async () => {
  const english = await list({ path: 'piping' }, 'en-US');
  expect(english.categories.map(({ name }) => name)).toEqual(['Seals', 'Valves']);
  const spanish = await list({ path: 'piping' }, 'es-US');
  expect(spanish.categories.map(({ name }) => name)).toEqual(['Válvulas', 'Zunchos']);
});

test('the category tree is answered for each language separately', async () => {
  const names = async (locale: string) =>
    (await service.call(catalogListCategories, { query: {} }, { locale })).map(({ name }) => name);
  expect(await names('es-US')).toEqual(['Tubería', 'Válvulas', 'Zunchos']);
  expect(await names('en-US')).toEqual(['Piping', 'Seals', 'Valves']);
  expect(await names('es-US')).toEqual(['Tubería', 'Válvulas', 'Zunchos']);
});
