import { describe, expect, test } from '@jest/globals';
import { ProductSearch } from './product-search.ts';
import type { Product } from './product.ts';

const kinds = ['Butterfly valve, wafer', 'Gate valve, flanged', 'Check valve, swing', 'Pipe clamp, hinged'];
const sizes = [50, 80, 100, 150, 200];

/** Fittings of usual sizes, the size in their names, and one of each kind in size 800, said in another way. */
function shopWith(of800: (name: string) => Partial<Product>): ProductSearch {
  const products = kinds.flatMap((name, kind): Product[] => [
    ...sizes.map((size, at) => ({
      id: kind * 10 + at + 1,
      name: `${name}, DN ${size}`,
      partNumber: `F-${kind}${at}`,
      category: [name],
    })),
    { id: kind * 10 + 9, name, partNumber: `F-${kind}X`, category: [name], ...of800(name) },
  ]);
  return new ProductSearch(products);
}

const diameter = 'Nominal diameter';
const ways: [string, (name: string) => Partial<Product>][] = [
  ['in the name, apart', (name) => ({ name: `${name}, DN 800` })],
  ['in the name, as one word', (name) => ({ name: `${name}, DN800` })],
  ['in an attribute', () => ({ attributes: [{ name: diameter, value: 'DN 800' }] })],
  ['in an attribute, as the number alone', () => ({ attributes: [{ name: diameter, value: '800' }] })],
  ['in the description', () => ({ description: 'For water mains of size DN 800.' })],
];

describe.each(ways)('a size that stands %s', (_, of800) => {
  const shop = shopWith(of800);
  const of = async (q: string) => {
    const { items, isLoose } = await shop.listProducts({ q });
    return { ids: items.map(({ id }) => id), isLoose };
  };

  test('is found by its mark and number written as one word', async () => {
    const { ids, isLoose } = await of('DN800');
    expect({ ids: ids.slice(0, 4).toSorted((a, b) => a - b), isLoose }).toEqual({
      ids: [9, 19, 29, 39],
      isLoose: false,
    });
  });

  test('beside the name of a thing, it tells which of these is meant', async () => {
    expect((await of('gate valve DN800')).ids[0]).toBe(19);
    expect((await of('dn800 pipe clamp')).ids[0]).toBe(39);
  });
});

test('letters with a number that no product holds in one place are no size', async () => {
  const shop = new ProductSearch<Product>([
    { id: 1, name: 'Grinder QX, corded', partNumber: 'A-1', category: ['Tools'] },
    {
      id: 2,
      name: 'Bolt',
      partNumber: 'B-1',
      category: ['Bolts'],
      attributes: [{ name: 'Length', value: '77' }],
    },
  ]);
  expect((await shop.listProducts({ q: 'qx77' })).total).toBe(0);
});
