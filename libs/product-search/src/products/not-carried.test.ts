import { describe, expect, test } from '@jest/globals';
import { ProductSearch } from './product-search.ts';
import type { Product } from './product.ts';

/** Products of a trade, each line a category, the maker and the names in it. */
function shopOf(lines: readonly (readonly [string, string, readonly string[]])[]): ProductSearch {
  let id = 0;
  const products = lines.flatMap(([category, brand, names]) =>
    names.map((name): Product => ({ id: (id += 1), name, category: [category], brand })),
  );
  return new ProductSearch(products);
}
const many = (count: number, nameOf: (at: number) => string): string[] =>
  Array.from({ length: count }, (_, at) => nameOf(at));
const namesOf = async (shop: ProductSearch, q: string) =>
  (await shop.listProducts({ q })).items.map(({ name }) => name);

const garage = shopOf([
  ['Brakes', 'Veltran', many(6, (at) => `Ceramic brake pad set, axle ${at + 1}, blue`)],
  ['Filters', 'Veltran', many(6, (at) => `Oil filter, spin-on, ${at + 60} mm`)],
  ['Wipers', 'Clearon', many(6, (at) => `Wiper blade ${at + 16} in, blue`)],
  ['Fluids', 'Moltec', many(6, (at) => `Engine oil 5W-${at * 10}, 1 gal`)],
  ['Plugs', 'Moltec', many(6, (at) => `Spark plug, heat range ${at + 3}`)],
]);
const lab = shopOf([
  ['Glassware', 'Borelab', many(6, (at) => `Erlenmeyer flask ${(at + 1) * 100} ml`)],
  ['Glassware', 'Borelab', many(6, (at) => `Graduated cylinder ${(at + 1) * 50} ml, class A`)],
  ['Pipettes', 'Volumix', many(6, (at) => `Pipette tip ${(at + 1) * 10} µl, sterile`)],
  ['Gloves', 'Handsure', many(6, (at) => `Nitrile exam glove, ${at + 3} mil, blue`)],
  ['Reagents', 'Puran', many(6, (at) => `Isopropyl alcohol ${at + 90} %, 1 l`)],
]);
const kitchen = shopOf([
  ['Mixers', 'Impastora', many(6, (at) => `Planetary mixer ${(at + 1) * 10} qt`)],
  ['Pans', 'Stovano', many(6, (at) => `Sheet pan, ${at + 1}/4 size, aluminum`)],
  ['Cups', 'Papero', many(6, (at) => `Paper cup ${at + 8} oz, compostable`)],
  ['Knives', 'Tagliox', many(6, (at) => `Chef knife ${at + 6} in`)],
  ['Thermometers', 'Gradus', many(6, (at) => `Probe thermometer, ${at + 3} in stem`)],
]);

describe('what is not sold', () => {
  test.each([
    ['a maker beside a thing', garage, 'Zorvex brake pad', ['Zorvex'], /brake pad/],
    ['a maker in the middle', lab, 'flask Kwandar 200 ml', ['Kwandar'], /flask/],
    ['a maker behind', kitchen, 'chef knife Yorbund', ['Yorbund'], /Chef knife/],
  ])('is named, and the other words are searched: %s', async (_, shop, q, expected, found) => {
    const { notCarried, items } = await shop.listProducts({ q });
    expect(notCarried).toEqual(expected);
    expect(items[0]?.name).toMatch(found);
  });

  test.each([
    ['a thing alone', garage, 'carburetor'],
    ['a thing and a color', garage, 'blue carburetor'],
    ['a thing and a size', lab, 'centrifuge 200 ml'],
    ['a maker and a size', kitchen, 'Kwandar 10 in'],
    ['a thing and a material', kitchen, 'aluminum dishwasher'],
    ['two things', kitchen, 'griddle rotisserie'],
  ])('finds nothing where no other word says what is wanted: %s', async (_, shop, q) => {
    const { notCarried, total } = await shop.listProducts({ q });
    expect(notCarried.length).toBeGreaterThan(0);
    expect(total).toBe(0);
  });

  test.each([
    ['everything is known', garage, 'oil filter'],
    ['known words that stand together nowhere', garage, 'wiper filter'],
    ['a typo', lab, 'erlenmyer flask'],
    ['two typos', kitchen, 'planetrary mixre'],
    ['a size that is not made', lab, 'flask 9999 ml'],
    ['a model that is not made', garage, 'brake pad zx9931'],
    ['an unfinished last word', kitchen, 'probe thermom'],
  ])('is said of nothing else: %s', async (_, shop, q) => {
    const { notCarried, total } = await shop.listProducts({ q });
    expect(notCarried).toEqual([]);
    expect(total).toBeGreaterThan(0);
  });
});

describe('in trades of their own', () => {
  test.each([
    ['most words of a query', garage, 'ceramic brake pad caliper', /brake pad/],
    ['a typo', garage, 'ceramc brake pad', /brake pad/],
    ['letters swapped', garage, 'wiper balde', /Wiper blade/],
    ['two words in one', garage, 'sparkplug', /Spark plug/],
    ['the thing, not what it is made with', garage, 'oil', /Engine oil/],
    ['one word in two', lab, 'iso propyl alcohol', /Isopropyl/],
    ['a letter left out', lab, 'pipete tip', /Pipette tip/],
    ['a plural', lab, 'graduated cylinders', /Graduated cylinder/],
    ['a measure as it is said', lab, 'flask 200ml', /flask 200 ml/],
    ['a thing behind its size', kitchen, '20 qt mixer', /mixer 20 qt/],
    ['a letter too many', kitchen, 'chefs kniffe', /Chef knife/],
    ['two words in one, of a size', kitchen, 'sheetpan', /Sheet pan/],
    ['a quality that the name has behind', kitchen, 'compostable cup', /Paper cup/],
  ])('finds %s: %s', async (_, shop, q, expected) => expect((await namesOf(shop, q))[0]).toMatch(expected));

  test('a word of the catalogue is never read as a more frequent one', async () => {
    const parts = shopOf([
      ['Breaks', 'Veltran', many(40, (at) => `Brake disc ${at}`)],
      ['Braces', 'Veltran', ['Strut brace, front', 'Brace wrench']],
    ]);
    for (const name of await namesOf(parts, 'brace')) expect(name).toMatch(/brace/i);
  });
});

describe('while somebody types', () => {
  const shown = async (shop: ProductSearch, typed: string) =>
    (await shop.suggest(typed)).products.map(({ name }) => name);

  test('a word that begins others is unfinished, not wrong', async () => {
    for (const name of await shown(garage, 'wip')) expect(name).toMatch(/Wiper/);
  });
  test('a word before the last is mended', async () => {
    expect((await shown(kitchen, 'planetery mix'))[0]).toMatch(/Planetary mixer/);
  });
  test('what is not sold brings nothing beside a size', async () => {
    expect(await shown(lab, 'centrifuge 200 ml')).toEqual([]);
  });
});
