import { afterAll, beforeAll, expect, test } from '@jest/globals';
import * as catalog from '@gantry/contracts/endpoints/catalog';
import type { ListingQuery } from '@gantry/contracts/schemas/catalog';
import type { TestDatabase } from '@gantry/testing/database';
import { normalPartNumber } from '@gantry/product-search/part-number';
import { emptyCatalog, importRows, startCatalog } from './support/catalog.ts';
import { chance } from './support/random-feed.ts';

const { below, pick } = chance(20_261_122);

const stems = ['drill', 'bolt', 'valve', 'm8', 'ap', 'g84', 'x', 'dr18', 'blue', '6204', '1/4'];
const marks = ['-', '.', '/', ' ', '', '_', '--'];
const digits = () => String(below(10_000)).padStart(pick([2, 3, 4]), '0');

/** Numbers as makers give them: words, sizes, beginnings of each other, with all sorts of marks. */
function makeNumber(): string {
  const parts = [pick(stems), digits(), pick(['', 'A', 'kit', digits(), '20'])].filter(Boolean);
  return parts.reduce((made, part) => made + pick(marks) + part);
}

/** One number each: no two that are the same but for their marks. */
function makeNumbers(count: number): string[] {
  const known = new Map<string, string>();
  const fixed = ['1/4-20', '8x20', 'DRILL', 'VALVE-1', '1420-1', 'M8', '10ft', '18V', 'ø-9/2', '00123'];
  for (const number of fixed) known.set(normalPartNumber(number), number);
  while (known.size < count) {
    const number = makeNumber();
    known.set(normalPartNumber(number), known.get(normalPartNumber(number)) ?? number);
    // a number that another one begins with
    const longer = `${number}${pick(['1', 'B', '-2'])}`;
    known.set(normalPartNumber(longer), known.get(normalPartNumber(longer)) ?? longer);
  }
  return [...known.values()].slice(0, count);
}

const numbers = makeNumbers(160);
const things = [
  'Cordless drill 18 V',
  'Hex bolt 1/4-20 x 1"',
  'Ball valve, brass',
  'Blue hose 10 ft',
  'M8 nut',
];
const gtinOf = (place: number) => `4006381${String(100_000 + place)}`;

let database: TestDatabase;
let service: Awaited<ReturnType<typeof startCatalog>>;

beforeAll(async () => {
  database = await emptyCatalog();
  const rows = numbers.map((number, place) => ({
    id: `n-${place}`,
    sku: number,
    // names speak of other products' numbers too: compatible with, replaces
    name: `${things[place % things.length]} for ${numbers[(place * 7 + 3) % numbers.length]}`,
    brand: `Maker${place % 9}`,
    gtin: [gtinOf(place)],
    old_part_numbers: [`was-z${place}z.${number}`],
    list_price: 10,
  }));
  await importRows(database.url, rows);
  service = await startCatalog(database.url);
});
afterAll(async () => {
  await service.stop();
  await database.dropDatabase();
});

const firstFor = async (q: string): Promise<string | undefined> => {
  const query = { q } as unknown as ListingQuery;
  return (await service.call(catalog.catalogListProducts, { query })).items[0]?.partNumber;
};

/** Ways people write a number. */
const waysOf = (number: string, place: number): string[] => {
  const apart = number.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  return [
    number,
    number.toLowerCase(),
    number.toUpperCase(),
    apart.join(''),
    apart.join(pick(['-', ' ', '.', '/', ' - '])),
    `  ${number} `,
    `wasz${place}z ${number.toLowerCase()}`,
    gtinOf(place),
  ];
};

test('the product with a number comes first, however the number is written', async () => {
  const wrong: string[] = [];
  for (const [place, number] of numbers.entries())
    for (const typed of waysOf(number, place)) {
      const found = await firstFor(typed);
      if (found !== number) wrong.push(`${typed} of ${number}: ${found}`);
    }
  expect(wrong).toEqual([]);
}, 120_000);

test('among part numbers that differ in punctuation only, the typed one comes first', async () => {
  const twins = ['tw-1/2', 'tw-12', 'TW.1.2', 'tw 1-2'];
  await importRows(
    database.url,
    twins.map((sku, place) => ({
      id: `t-${place}`,
      sku,
      name: 'Twin',
      brand: `Twin${place}`,
      list_price: 1,
    })),
  );
  await service.synchronizer.refresh();
  for (const twin of twins) expect(await firstFor(twin)).toBe(twin);
});

test.each([
  ['a maker before it', (number: string) => `Maker0 ${number}`],
  ['its kind behind it', (number: string) => `${number} drill`],
  ['what it is said to be before it', (number: string) => `part no. ${number}`],
])('a number leads with %s', async (_, say) => {
  await importRows(database.url, [
    { id: 'among', sku: 'ZQ-88/410', name: 'Cordless drill', brand: 'Maker0', list_price: 1 },
  ]);
  await service.synchronizer.refresh();
  for (const number of ['ZQ-88/410', 'zq88410', 'zq88 410'])
    expect(await firstFor(say(number))).toBe('ZQ-88/410');
});

test('a number that is letters for long is found by its beginning', async () => {
  await importRows(database.url, [
    {
      id: 'mask',
      sku: 'ZQWV-MORGANIC-TPE',
      name: 'Half mask for organic vapor',
      brand: 'Maker1',
      list_price: 1,
    },
  ]);
  await service.synchronizer.refresh();
  for (const beginning of ['ZQWV', 'zqwv-m', 'ZQWV MORGANIC', 'zqwvmorganic', 'ZQWV-MORGANIC-T']) {
    expect(await firstFor(beginning)).toBe('ZQWV-MORGANIC-TPE');
    const suggested = await service.call(catalog.catalogSuggest, { query: { q: beginning } });
    expect(suggested[0]?.detail).toBe('ZQWV-MORGANIC-TPE');
  }
  // letters are a word before they begin a number: the number called by it comes first, then what holds the word
  expect(await firstFor('drill')).toBe('DRILL');
});

test('the number of a product that is not listed any more leads to what replaced it, whenever the index was built', async () => {
  const replaced = (sku: string) => [
    { id: `${sku}-new`, sku: 'PLMB-55', name: 'New seal', brand: 'Maker2', list_price: 1 },
    {
      id: sku,
      sku,
      name: 'Seal',
      brand: 'Maker2',
      list_price: 1,
      status: 'archived',
      superseded_by: `${sku}-new`,
    },
  ];
  await importRows(database.url, replaced('WVX7/31'));
  await service.synchronizer.refresh();
  expect(await firstFor('wvx7 31')).toBe('PLMB-55');
  const later = await startCatalog(database.url);
  try {
    const query = { q: 'WVX731' } as unknown as ListingQuery;
    expect((await later.call(catalog.catalogListProducts, { query })).items[0]?.partNumber).toBe('PLMB-55');
  } finally {
    await later.stop();
  }
});
