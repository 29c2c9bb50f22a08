import { afterAll, afterEach, beforeAll, expect, jest, test } from '@jest/globals';
import { catalogListProducts } from '@gantry/contracts/endpoints/catalog';
import { catalogListFacetValues } from '@gantry/contracts/endpoints/facet-values';
import type { Facet, ListingQuery } from '@gantry/contracts/schemas/catalog';
import { maxListedValues } from '@gantry/contracts/facet-list';
import type { FacetValuesQuery } from '@gantry/contracts/schemas/facet-values';
import type { TestDatabase } from '@gantry/testing/database';
import { emptyCatalog, importRows, startCatalog } from './support/catalog.ts';

const brandCount = 620;
const shadeCount = 60;
/** Product `at` is of brand `at` and of a shade that the numbers before 180 share three times. */
const rows = Array.from({ length: brandCount }, (_, at) => ({
  id: `p${at}`,
  sku: `P${at}`,
  name: `Paint ${at}`,
  brand: `Maker ${at}`,
  category: ['Paints', at % 2 ? 'Gloss' : 'Matt'],
  list_price: 5 + (at % 7),
  attributes: [
    ...(at < shadeCount * 3 ? [{ name: 'Shade', type: 'text', value: `Teinté ${at % shadeCount}` }] : []),
    { name: 'Width', type: 'number', value: 1 + (at % 3), unit: 'mm' },
  ],
}));

let database: TestDatabase;
let service: Awaited<ReturnType<typeof startCatalog>>;

beforeAll(async () => {
  database = await emptyCatalog();
  await importRows(database.url, rows);
  service = await startCatalog(database.url);
});
afterEach(() => void jest.restoreAllMocks());
afterAll(async () => {
  await service.stop();
  await database.dropDatabase();
});

const all = (code: string, query: Record<string, string> = {}, locale = 'en-US') =>
  service.call(
    catalogListFacetValues,
    { params: { code }, query: query as unknown as FacetValuesQuery },
    { locale },
  );
const told = async (code: string, query: Record<string, string>): Promise<Facet | undefined> => {
  const listing = await service.call(catalogListProducts, { query: query as unknown as ListingQuery });
  return listing.facets.find((facet) => facet.code === code);
};
const labels = (facet: Pick<Facet, 'values'> | undefined) => facet?.values.map(({ label }) => label);

test('a listing counts the values it leaves out, and all of them can be listed', async () => {
  const facet = await told('shade', { path: 'paints' });
  expect([facet?.values.length, facet?.more]).toEqual([40, 20]);
  const { values, found, total } = await all('shade', { path: 'paints' });
  expect([values.length, found, total]).toEqual([shadeCount, shadeCount, shadeCount]);
  expect(values.every(({ count }) => count === 3)).toBe(true);
  expect(labels({ values })?.slice(0, 3)).toEqual(['Teinté 0', 'Teinté 1', 'Teinté 2']);
});

test('a facet listed in full leaves nothing out', async () => {
  const facet = await told('width', { path: 'paints' });
  expect(facet).not.toHaveProperty('more');
  expect((await all('width', { path: 'paints' })).values).toEqual(facet?.values);
});

test('counts apply all other filters and not the facet’s own', async () => {
  const { values, total } = await all('shade', { path: 'paints/gloss', f: 'shade:Teinté 1;width:2mm' });
  const gloss = rows.filter((_, at) => at % 2 === 1 && at % 3 === 1 && at < shadeCount * 3);
  expect(values.reduce((sum, { count }) => sum + count, 0)).toBe(gloss.length);
  expect(values.find(({ label }) => label === 'Teinté 1')).toMatchObject({ count: 3, selected: true });
  expect(values.filter(({ selected }) => selected)).toHaveLength(1);
  expect(total).toBe(new Set(gloss.map((row) => row.attributes[0]?.value)).size);
});

test('an answer is limited, and typing finds the values beyond the limit', async () => {
  const { values, found, total } = await all('brand', { brand: 'maker-619' });
  // the chosen one beside them
  expect([values.length, found, total]).toEqual([maxListedValues + 1, brandCount, brandCount]);
  expect(values).toContainEqual({ value: 'maker-619', label: 'Maker 619', count: 1, selected: true });
  const beyond = rows.find(({ brand }) => !values.some(({ label }) => label === brand))!.brand;
  const search = await all('brand', { find: beyond });
  expect(labels(search)).toContain(beyond);
  expect([search.found, search.total]).toEqual([search.values.length, brandCount]);
});

test.each([
  ['TEINTE 59', ['Teinté 59']],
  ['-tein té 59 ', ['Teinté 59']],
  ['nothing like it', []],
])('%s finds %j', async (find, expected) => {
  expect(labels(await all('shade', { find }))).toEqual(expected);
});

test('values are found in the reader’s language', async () => {
  await service.sql(
    `insert into catalog.attribute_word (code, value, translations)
     values ('shade', 'Teinté 7', '{"es-US": {"value": "Azul marino"}}')`,
  );
  expect((await all('shade', { find: 'marino' }, 'es-US')).values).toEqual([
    { value: 'Teinté 7', label: 'Azul marino', count: 3, selected: false },
  ]);
  expect((await all('shade', { find: 'marino' })).values).toEqual([]);
});

test('without the index the database answers the same', async () => {
  const asked: [string, Record<string, string>][] = [
    ['shade', { path: 'paints', f: 'width:2mm' }],
    ['brand', { q: 'paint', find: 'maker 6' }],
  ];
  const indexed = await Promise.all(asked.map((one) => all(...one)));
  jest.spyOn(service.synchronizer, 'index', 'get').mockReturnValue(null);
  expect(await Promise.all(asked.map((one) => all(...one)))).toEqual(indexed);
});

test('the next request sees a change', async () => {
  expect((await all('shade')).total).toBe(shadeCount);
  const added = {
    ...rows[0]!,
    id: 'new',
    sku: 'NEW',
    attributes: [{ name: 'Shade', type: 'text', value: 'Sand' }],
  };
  await importRows(database.url, [added]);
  await service.synchronizer.refresh();
  expect((await all('shade', { find: 'sand' })).values).toEqual([
    { value: 'Sand', label: 'Sand', count: 1, selected: false },
  ]);
});

test('an unknown facet has no values, and an unknown category is not found', async () => {
  expect(await all('constructor')).toEqual({ values: [], found: 0, total: 0 });
  expect(await all('shade', { f: 'nobody:has this' })).toMatchObject({ total: shadeCount + 1 });
  await expect(all('shade', { path: 'nowhere' })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  expect(await all('shade', { find: 'é'.repeat(5000) })).toMatchObject({ found: 0 });
});
