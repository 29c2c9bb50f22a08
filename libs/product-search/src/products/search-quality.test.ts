import { describe, expect, test } from '@jest/globals';
import { ProductSearch } from './product-search.ts';
import type { Product } from './product.ts';

/** Products of a trade: each line a category and the names in it. */
function shopOf(lines: Readonly<Record<string, readonly string[]>>, brand?: string): ProductSearch {
  let id = 0;
  const products = Object.entries(lines).flatMap(([category, names]) =>
    names.map((name): Product => ({ id: (id += 1), name, category: [category], brand })),
  );
  return new ProductSearch(products);
}
const many = (count: number, nameOf: (at: number) => string): string[] =>
  Array.from({ length: count }, (_, at) => nameOf(at));

async function namesFor(shop: ProductSearch, q: string, size = 10): Promise<string[]> {
  return (await shop.listProducts({ q, size })).items.map(({ name }) => name);
}
const firstFor = async (shop: ProductSearch, q: string) => (await namesFor(shop, q, 1))[0];

describe('where no product holds all words', () => {
  const plumbing = shopOf({
    Kits: many(40, (at) => `Faucet repair kit no. ${at + 1}`),
    Gaskets: ['Flange gasket 2 in, full face', 'Flange gasket 3 in, full face', 'Lid gasket, cork'],
    Flanges: ['Blind flange 2 in', 'Weld neck flange 2 in'],
  });

  test('the rare words weigh more than the generic one, and who holds more of them comes first', async () => {
    const names = await namesFor(plumbing, 'flange gasket kit');
    expect(names.slice(0, 2).every((name) => name.startsWith('Flange gasket'))).toBe(true);
  });

  test('the list goes on behind the first page', async () => {
    const { total } = await plumbing.listProducts({ q: 'flange gasket kit' });
    expect(total).toBe(45);
    const diner = shopOf({
      Cups: many(200, (at) => `Paper cup ${at + 1} oz`),
      Lids: ['Sip lid, compostable'],
    });
    expect((await diner.listProducts({ q: 'compostable paper cup', size: 100, page: 2 })).items).toHaveLength(
      100,
    );
  });
});

describe('misspellings', () => {
  const store = shopOf({
    Thermostats: many(6, (at) => `Programmable thermostat, ${at + 1} stages`),
    Washers: many(6, (at) => `Lock washer M${at + 3}, zinc`),
    Reels: many(4, (at) => `Hose reel, ${25 * (at + 1)} ft`),
    Lab: ['Erlenmeyer flask 250 ml', 'Erlenmeyer flask 500 ml', 'Erlenmeyer funnel'],
    Bolts: many(5, (at) => `Deadbolt, keyed ${at + 1} sides`),
  });

  test.each([
    ['thermostt', /thermostat/],
    ['progamable thermsotat', /thermostat/],
    ['lockwasher m5', /Lock washer M5/],
    ['hosereel', /Hose reel/],
    ['erlenmyer flaks', /flask/],
    ['dead bolt', /Deadbolt/],
    ['"lock washer" m4', /Lock washer M4/],
  ])('%s finds what was meant', async (q, expected) => expect(await firstFor(store, q)).toMatch(expected));

  test('a quoted query is read literally, and a word near nothing finds nothing', async () => {
    expect(await namesFor(store, '"thermostt"')).toEqual([]);
    expect(await namesFor(store, 'xylophone')).toEqual([]);
  });
});

describe('words the catalogue knows', () => {
  const cars = shopOf({
    Brakes: ['Ceramic brake pad, front', 'Ceramic brake pad, rear'],
    Tools: ['Torx driver T20, Bristle series', 'Wire brush, brass bristles'],
    Breakers: many(30, (at) => `Breaker bar ${at + 10} in`),
    Polish: many(30, (at) => `Polish no. ${at}`),
    Floats: ['Polisher, Float series'],
  });

  test('are never read as others, however many products those have', async () => {
    expect((await namesFor(cars, 'brake')).every((name) => name.includes('brake'))).toBe(true);
    expect(await firstFor(cars, 'float')).toBe('Polisher, Float series');
  });
});

describe('what a product is, and what it is for', () => {
  const tools = shopOf({
    Drills: ['Cordless drill 18V compact', 'Hammer drill corded 7 amp'],
    Cases: many(12, (at) => `Carrying case for cordless drill, size ${at + 1}`),
    Bits: many(12, (at) => `Bit set for drill, ${at + 2} pieces`),
    Chargers: many(12, (at) => `Battery charger compatible with cordless drill ${at + 12}V`),
  });
  const kitchen = shopOf({
    Mixers: ['Planetary mixer 20 qt', 'Planetary mixer 30 qt'],
    Parts: many(15, (at) => `Dough hook fits planetary mixer ${at + 5} qt`),
  });

  test('the thing comes before its accessories', async () => {
    expect((await namesFor(tools, 'cordless drill'))[0]).toBe('Cordless drill 18V compact');
    expect((await namesFor(tools, 'drill', 2)).every((name) => /drill (18V|corded)/.test(name))).toBe(true);
    expect(
      (await namesFor(kitchen, 'planetary mixer', 2)).every((name) => name.startsWith('Planetary')),
    ).toBe(true);
  });

  test('accessories come first where they are searched for', async () => {
    expect(await firstFor(tools, 'case for cordless drill')).toMatch(/^Carrying case/);
  });
});

describe('categories', () => {
  const safety = shopOf({
    'Work gloves': many(20, (at) => `Leather glove size ${at + 5}`),
    'Glove boxes': [...many(30, (at) => `Wall dispenser ${at + 1}`), 'Nitrile glove, misfiled here'],
    'Disposable gloves': many(6, (at) => `Nitrile glove, ${at + 3} mil`),
  });

  test('count by the share of their products that fit', async () => {
    const names = await namesFor(safety, 'nitrile glove', 6);
    expect(names.every((name) => name.endsWith('mil'))).toBe(true);
    expect((await namesFor(safety, 'glove', 10)).some((name) => name.startsWith('Wall'))).toBe(false);
  });
});

describe('model numbers', () => {
  const shop = shopOf({
    Drills: ['Drill DCD791D2 20V', 'Drill DCD777C2 20V', 'Drill DCD-791 bare'],
    Filters: many(10, (at) => `Filter 791, size ${at}`),
    Toner: ['Toner TK-17 black', 'Toner TK-170 black'],
  });

  test('match whole first and split second', async () => {
    const names = await namesFor(shop, 'dcd791', 2);
    expect(names.toSorted()).toEqual(['Drill DCD-791 bare', 'Drill DCD791D2 20V']);
    expect(await firstFor(shop, 'tk17')).toBe('Toner TK-17 black');
  });
});

describe('sizes, codes and sentences', () => {
  const lumber = shopOf({
    Lumber: ['2 in. x 4 in. x 8 ft. Stud', '2 in. x 6 in. x 8 ft. Stud', '4 in. x 4 in. x 8 ft. Post'],
    Wire: ['Speaker wire 12 AWG, 100 ft', 'Speaker wire 14 AWG, 100 ft'],
    Pipe: ['PVC pipe 1-1/2 in. x 10 ft.', 'PVC pipe 1/2 in. x 10 ft.'],
    Bolts: [
      'Hex bolt 1/4-20 x 1, grade 5',
      'Hex bolt 1/4-20 x 2, grade 5',
      'Hex bolt A2-70 M6',
      'Hex bolt A4-80 M6',
    ],
    Doors: ['Steel door 36 in. W x 80 in. H', 'Steel door 32 in. W x 80 in. H'],
    Ladders: ['12-ft. step ladder', '8-ft. step ladder'],
  });

  test.each([
    ['2x4x8', '2 in. x 4 in. x 8 ft. Stud'],
    ['2 x 6 x 8', '2 in. x 6 in. x 8 ft. Stud'],
    ['12awg wire', 'Speaker wire 12 AWG, 100 ft'],
    ['14 gauge speaker wire awg 14', 'Speaker wire 14 AWG, 100 ft'],
    ['1 1/2 in pvc', 'PVC pipe 1-1/2 in. x 10 ft.'],
    ['1/4-20 x 1 hex', 'Hex bolt 1/4-20 x 1, grade 5'],
    ['a2-70', 'Hex bolt A2-70 M6'],
    ['32x80 door', 'Steel door 32 in. W x 80 in. H'],
    ['12 ft ladder', '12-ft. step ladder'],
    ['show me every 8 foot ladder in stock', '8-ft. step ladder'],
    ['where can i buy a steel door 36 inches', 'Steel door 36 in. W x 80 in. H'],
  ])('%s finds %s', async (q, expected) => expect(await firstFor(lumber, q)).toBe(expected));

  test('the mark between measures is no word', () => {
    const { vocabulary } = lumber.index.words;
    expect(vocabulary.findWord('x')).toBeUndefined();
  });
});

describe('what is not sold', () => {
  const shop = shopOf(
    { Saws: many(60, (at) => `Circular saw ${at + 5} in`), Blades: ['Saw blade'] },
    'Norvald',
  );

  test('a brand nobody carries lists few, a thing nobody carries nothing', async () => {
    expect((await shop.listProducts({ q: 'zubrikova saw' })).total).toBeLessThanOrEqual(24);
    expect((await shop.listProducts({ q: 'trampoline' })).total).toBe(0);
  });
});

describe('the words of a trade', () => {
  const shop = shopOf({
    Tools: ['Adjustable wrench 10 in', 'Hex key set, 9 pieces', 'Diagonal plier 6 in'],
    Plumbing: ['PTFE thread seal tape 1/2 in', 'Worm drive hose clamp 2 in', 'Toilet seat, round'],
    Drywall: ['Drywall sheet 4 x 8', 'Joint compound 5 gal'],
  });

  test.each([
    ['adjustable spanner', 'Adjustable wrench 10 in'],
    ['allen keys', 'Hex key set, 9 pieces'],
    ['teflon tape', 'PTFE thread seal tape 1/2 in'],
    ['worm clip', 'Worm drive hose clamp 2 in'],
    ['plasterboard', 'Drywall sheet 4 x 8'],
    ['drywall mud', 'Joint compound 5 gal'],
    ['commode seat', 'Toilet seat, round'],
  ])('%s means %s', async (q, expected) => expect(await firstFor(shop, q)).toBe(expected));
});

test('a query of any length, script or signs answers', async () => {
  const shop = shopOf({ Nuts: ['Hex nut M8', 'Écrou hexagonal'] });
  const hostile = [
    '',
    ' ',
    '"',
    '""',
    "'",
    '\\',
    '%',
    '螺母',
    '🔩',
    'nut '.repeat(5000),
    'x'.repeat(100_000),
    '-1e999',
    '\u0000',
    '½½½',
  ];
  for (const q of hostile) expect((await shop.listProducts({ q })).total).toBeGreaterThanOrEqual(0);
  expect(await firstFor(shop, 'ecrou')).toBe('Écrou hexagonal');
});
