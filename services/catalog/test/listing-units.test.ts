import { expect, test } from '@jest/globals';
import { catalogListProducts } from '@gantry/contracts/endpoints/catalog';
import type { Facet, ListingQuery } from '@gantry/contracts/schemas/catalog';
import { catalogOf } from './support/catalog-of.ts';

const drill = (id: string, category: string, diameter: object, more: object[] = []) => ({
  id,
  sku: id.toUpperCase(),
  name: `Drill ${id}`,
  category: ['Tools', category],
  list_price: 5,
  attributes: [{ name: 'Diameter', ...diameter }, { name: 'Point', type: 'text', value: id }, ...more],
});
const millimetres = (value: number) => ({ type: 'number', value, unit: 'mm' });
const text = (value: string) => ({ type: 'text', value });
const voltage = (value: string) => ({ name: 'Voltage', ...text(value) });

const rows = [
  drill('m1', 'Metric', millimetres(6.35), [voltage('18V')]),
  drill('m2', 'Metric', millimetres(6.35), [voltage('18 V')]),
  drill('m3', 'Metric', millimetres(8), [voltage('0.018 kV')]),
  drill('m4', 'Metric', millimetres(10), [voltage('12V')]),
  drill('i1', 'Inch', text('1/4"'), [{ name: 'Rating', ...text('A') }]),
  drill('i2', 'Inch', text('1/4 in.'), [{ name: 'Rating', ...text('B') }]),
  drill('i3', 'Inch', text('¼″')),
  drill('i4', 'Inch', { type: 'number', value: 0.5, unit: 'inches' }),
  drill('i5', 'Inch', text('adjustable')),
  // enough different lengths for a range
  ...Array.from({ length: 30 }, (_, at) =>
    drill(`r${at}`, 'Rods', millimetres(100), [
      at % 2
        ? { name: 'Length', type: 'number', value: at, unit: 'in' }
        : { name: 'Length', type: 'number', value: (at + 1) * 10, unit: 'cm' },
    ]),
  ),
];

const shop = catalogOf(rows);

const list = (query: Record<string, string>) =>
  shop.service.call(catalogListProducts, { query: query as unknown as ListingQuery });
const facetOf = async (query: Record<string, string>, code: string): Promise<Facet | undefined> =>
  (await list(query)).facets.find((facet) => facet.code === code);
const shown = (facet: Facet | undefined) =>
  facet?.values.map(({ label, count, selected }) => `${label}: ${count}${selected ? ' *' : ''}`);

test('equal values are one choice, shown in the forms the products are sold in', async () => {
  const facet = await facetOf({ path: 'tools' }, 'diameter');
  expect(facet?.unit).toBe('mm');
  // three products say 1/4 in, in three ways of which the feed's reading keeps the number as it is sold
  expect(shown(facet)).toEqual([
    '1/4 in (6.35, ¼ in): 5',
    '8: 1',
    '10: 1',
    '1/2 in: 1',
    '100: 30',
    'adjustable: 1',
  ]);
});

test('a set that is sold in inches is shown in inches', async () => {
  const facet = await facetOf({ path: 'tools/inch' }, 'diameter');
  expect(facet?.unit).toBe('in');
  expect(shown(facet)).toEqual(['1/4 (¼): 3', '1/2: 1', 'adjustable: 1']);
});

test.each(['1/4 in', '6.35', '6.35 mm', '¼"', '0,635 cm', '.25″'])(
  'looking up %s finds both worlds, and the choice is told as it was asked for',
  async (asked) => {
    const listing = await list({ path: 'tools', f: `diameter:${asked}` });
    expect(listing.total).toBe(5);
    const chosen = listing.facets
      .find(({ code }) => code === 'diameter')
      ?.values.filter((one) => one.selected);
    expect(chosen).toEqual([{ value: asked, label: '1/4 in (6.35, ¼ in)', count: 5, selected: true }]);
  },
);

test('two spellings of one value are one choice', async () => {
  const listing = await list({ path: 'tools', f: 'diameter:1/4 in|6.35 mm' });
  expect(listing.total).toBe(5);
  const facet = listing.facets.find(({ code }) => code === 'diameter');
  expect(facet?.values.filter(({ selected }) => selected).length).toBe(1);
});

test('units inside a text are read, so that spellings meet', async () => {
  expect(shown(await facetOf({ path: 'tools/metric' }, 'voltage'))).toEqual(['12: 1', '18 (0.018 kV): 3']);
});

test('a range may be typed in either unit and is answered in that of the set', async () => {
  const all = await facetOf({ path: 'tools/rods' }, 'length');
  // fifteen rods say inches (1 to 29), fifteen centimetres (10 to 290)
  expect(all).toMatchObject({ kind: 'range', unit: 'cm', min: 2.54, max: 290, from: null, to: null });
  for (const f of ['length:4in..30cm', 'length:10.16cm..300mm', 'length:101.6mm..11.812in']) {
    const listing = await list({ path: 'tools/rods', f });
    // 5, 7, 9 and 11 in; 10 and 30 cm stand at the ends, of which 10 is less than 4 in
    expect({ f, total: listing.total }).toEqual({ f, total: 5 });
    const length = listing.facets.find(({ code }) => code === 'length');
    expect(length).toMatchObject({ kind: 'range', unit: 'cm', from: 10.16 });
    expect(length?.to).toBeCloseTo(30, 2);
  }
});

test('an invalid bound finds nothing and is reported', async () => {
  const listing = await list({ path: 'tools/rods', f: 'length:5kg..' });
  expect(listing.total).toBe(0);
  expect(listing.facets.find(({ code }) => code === 'length')).toMatchObject({ kind: 'range', from: null });
});

test('a chosen value of no product is listed with a count of zero', async () => {
  const listing = await list({ path: 'tools', f: 'diameter:77 mm' });
  expect(listing.total).toBe(0);
  const facet = listing.facets.find(({ code }) => code === 'diameter');
  expect(facet?.values).toContainEqual({ value: '77 mm', label: '77 mm', count: 0, selected: true });
});

test("an attribute called like one of the store's own facets does not take its place", async () => {
  const { facets } = await list({ path: 'tools/inch' });
  expect(facets.filter(({ code }) => code === 'rating')).toEqual([]);
});
