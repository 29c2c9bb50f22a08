import { describe, expect, test } from '@jest/globals';
import { ProductSearch } from './product-search.ts';
import type { Product } from './product.ts';

/** Products of a trade: each line a category, the maker and the names in it. */
function shopOf(lines: readonly (readonly [string, string, readonly string[]])[]): ProductSearch {
  let id = 0;
  const products = lines.flatMap(([category, brand, names]) =>
    names.map((name): Product => {
      id += 1;
      return { id, name, partNumber: name.replace(/[^\p{L}\p{N}]+/gu, '-'), category: [category], brand };
    }),
  );
  return new ProductSearch(products);
}
const many = (count: number, nameOf: (at: number) => string): string[] =>
  Array.from({ length: count }, (_, at) => nameOf(at));
const list = async (shop: ProductSearch, q: string, size = 24) => {
  const { items, ...rest } = await shop.listProducts({ q, size });
  return { names: items.map(({ name }) => name), ...rest };
};

const print = shopOf([
  ['Printers', 'Plotwell', many(40, (at) => `Plotwell ${at + 100} wide-format printer`)],
  ['Print supplies', 'Plotwell', many(4, (at) => `Plotwell ${at + 11} printhead`)],
  ['Print supplies', 'Plotwell', many(20, (at) => `Plotwell ink ${at}, for banners`)],
  ['Labels', 'Gummo', many(12, (at) => `Shipping labels, ${at + 2} in`)],
  ['Toys', 'Knuddel', ['The very soft bear', 'The very soft moose']],
]);
const marine = shopOf([
  ['Rope', 'Tauwerk', many(20, (at) => `Dock line ${at + 5} m, braided`)],
  ['Anchors', 'Grundel', many(8, (at) => `Plow anchor ${at + 5} kg`)],
  ['Shackles', 'Grundel', many(8, (at) => `Bow shackle ${at + 6} mm`)],
  ['Pumps', 'Lenz', ['Bilge pump 12 V', 'Bilge pump 24 V', 'Bilge pump hose 2 m']],
]);
const storage = shopOf([
  ['Disks', 'Spinvault', ['Spinvault disk 1000 GB', 'Spinvault disk 500 GB', 'Spinvault disk 4 TB']],
  ['Drinks', 'Quellen', ['Spring water 500 ml', 'Spring water 1.5 l']],
  ['Batteries', 'Ladeck', ['Battery pack 2 Ah', 'Battery pack 5000 mAh']],
  ['Drums', 'Quellen', ['Steel drum 55 gal', 'Pail 5 gal']],
]);
const fasteners = shopOf([
  ['Bolts & Hex Head', 'Norma', many(30, (at) => `Hexagon head screw M${at + 4}`)],
  ['Bolts & Hex Head', 'Norma', many(6, (at) => `Carriage bolt M${at + 4}`)],
  ['Washers', 'Norma', ['Plain washer M14', 'Plain washer chamfered M14', 'Plain washer ISO 7089 M14']],
]);

describe('a misspelled word', () => {
  test('one letter away goes before frequent words that are two away', async () => {
    const { names } = await list(print, 'printhed plotwell', 4);
    expect(names.every((name) => name.endsWith('printhead'))).toBe(true);
  });

  test('is not taken for a word of other things that begins otherwise', async () => {
    // a maker of labels nobody carries here, whose name is one letter away from a word of toys
    const { names, notCarried } = await list(print, 'avery labels');
    expect(names.every((name) => name.startsWith('Shipping labels'))).toBe(true);
    expect(notCarried).toEqual(['avery']);
  });

  test('is still read with a wrong first letter where the other words stand beside it', async () => {
    expect((await list(marine, 'cilge pump')).names[0]).toBe('Bilge pump 12 V');
  });

  test.each([
    ['dokc line 7 m', 'Dock line 7 m, braided'],
    ['bow shakle 8mm', 'Bow shackle 8 mm'],
    ['plow ancher 9 kg', 'Plow anchor 9 kg'],
  ])('is mended beside sizes: %s', async (q, expected) =>
    expect((await list(marine, q)).names[0]).toBe(expected),
  );
});

describe('words written as one', () => {
  test('are taken apart, though categories are called by them, too', async () => {
    const { names, isLoose } = await list(fasteners, 'carriagebolt m6');
    expect(names[0]).toBe('Carriage bolt M6');
    expect(isLoose).toBe(false);
  });

  test('find all that has them, also where the whole text is the part number of one', async () => {
    const { names } = await list(fasteners, 'plainwasher m14');
    expect(names.slice(0, 3).toSorted()).toEqual([
      'Plain washer ISO 7089 M14',
      'Plain washer M14',
      'Plain washer chamfered M14',
    ]);
  });
});

describe('a measure in another unit', () => {
  test.each([
    ['1 tb disk', 'Spinvault disk 1000 GB'],
    ['4000gb disk', 'Spinvault disk 4 TB'],
    ['water 0.5 l', 'Spring water 500 ml'],
    ['water 1500ml', 'Spring water 1.5 l'],
    ['5 ah battery', 'Battery pack 5000 mAh'],
    ['battery 2000 mah', 'Battery pack 2 Ah'],
  ])('finds the same: %s', async (q, expected) => expect((await list(storage, q)).names[0]).toBe(expected));
});

describe('what is said to be not carried', () => {
  test.each([
    ['a quality', print, 'cheap shipping labels'],
    ['what a size is of', marine, 'bow shackle 8 mm inner diameter'],
    ['a unit', marine, 'dock line 400 feet'],
    ['a unit written out', storage, 'steel drum 4 inch'],
  ])('is never %s', async (_, shop, q) => {
    const { notCarried, total } = await list(shop, q);
    expect(notCarried).toEqual([]);
    expect(total).toBeGreaterThan(0);
  });
});

describe('where no product holds all words', () => {
  test('the page goes on behind the first 24', async () => {
    const { total, names } = await list(marine, 'braided anchor line', 30);
    expect(total).toBe(28);
    expect(names).toHaveLength(28);
  });

  test('who holds more of the words comes before who holds fewer', async () => {
    const { names } = await list(marine, 'bilge pump hose 24 v', 3);
    expect(names.toSorted()).toEqual(['Bilge pump 12 V', 'Bilge pump 24 V', 'Bilge pump hose 2 m']);
  });
});
