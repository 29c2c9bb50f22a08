import { expect, test } from '@jest/globals';
import { parseRules } from '@gantry/product-search/parse-rules';
import { RuleSet } from '@gantry/product-search/rule-set';
import { catalogueOf } from '../bench/feed-catalogue.ts';

const names = [
  'Torque wrench, 1/2" drive',
  'Torque wrench, 3/8" drive',
  'Pipe wrench 14"',
  'Socket set, 1/2" drive',
  'Screwdriver with torque limiter for 1/2" drive wrench',
  'VLV BALL 1/2 BRS FIP',
  'VLV GATE 1/2 BRS',
  'Ball valve 3/4", brass',
  'Brass ball, 3/4"',
  'Wet/dry vacuum 6 gal',
  'Wet/dry vacuum 12 gal',
  'Filter cartridge for wet/dry vacuum',
  'Laptop bag 15.6", black',
  'Laptop bag 17.3", black',
  'Pencil bag, black',
  'Hexagon head screw DIN 933 M12 - 30',
  'Hexagon head screw DIN 933 M2 - 12',
  'Leather gloves, size L',
  'Leather gloves, size S',
];
const catalogue = catalogueOf(
  names.map((name, at) => ({ id: `${at}`, sku: `Q${at}`, name, category: ['All'] })),
);
const rules = new RuleSet(
  parseRules('shop vac = wet dry vacuum\nlarge => l\nwrench = turner tool\nleather = hide'),
);
const found = (query: string) => catalogue.search(query, 10, rules).map(({ name }) => name);

test.each([
  ['the noun in front', 'wrench torque 1/2 drive', 'Torque wrench, 1/2" drive'],
  ['the long word for the short one', 'ball valve 1/2 brass', 'VLV BALL 1/2 BRS FIP'],
  ['the short word for the long one', 'vlv ball 3/4 brs', 'Ball valve 3/4", brass'],
  ['what goes with a thing, when its phrase is put otherwise', 'filter for shop vac', names[11]],
  ['a size by its whole inches', '15 inch laptop bag', 'Laptop bag 15.6", black'],
  ['a thread behind the number of a standard', 'din 933 m12', names[15]],
  ['a size by its letter', 'large leather gloves', 'Leather gloves, size L'],
])('reads %s: %s', (_, query, name) => expect(found(query)[0]).toBe(name));

test('a thing that stock systems put first is the head', () => {
  expect(new Set(found('valve').slice(0, 3))).toEqual(new Set([names[5], names[6], names[7]]));
});

test('a phrase that nobody has does not take the place of words that are known', () => {
  // "turner" and "tool" are nowhere: the other reading would find anything of half an inch
  expect(found('wrench 1/2 drive').slice(0, 1)).toEqual(['Torque wrench, 1/2" drive']);
});

test('a size with the same measure twice differs from one that has it once', () => {
  const filters = ['16x20x1', '20 x 25 x 1 in', '20" x 20" x 1"', '20x20x4', '25x20x1'];
  const shelf = catalogueOf(
    filters.map((size, at) => ({
      id: `${at}`,
      sku: `F${at}`,
      name: `Air filter ${size}`,
      category: ['All'],
    })),
  );
  for (const query of ['20x20x1', 'filter 20 x 20 x 1', '20 in. x 20 in. x 1 in. filter'])
    expect(shelf.search(query, 1, rules).map(({ name }) => name)).toEqual(['Air filter 20" x 20" x 1"']);
  // Where nobody has such a size, its measures are sought as ever.
  expect(found('15.6x15.6 laptop bag')[0]).toBe('Laptop bag 15.6", black');
});
