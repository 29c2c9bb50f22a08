import { describe, expect, test } from '@jest/globals';
import { ProductSearch } from './product-search.ts';
import type { Product } from './product.ts';

const byNumber = (one: unknown, other: unknown) => Number(one) - Number(other);
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

describe('a pipe size in inches', () => {
  const made = ['NPS 8', 'NPS8', '8 in', '8"'];
  const things = ['Gate valve, flanged', 'Pipe clamp, hinged'];
  const product = (id: number, name: string, more: Partial<Product> = {}): Product => ({
    id,
    name,
    partNumber: `P-${id}`,
    category: ['Piping'],
    ...more,
  });
  const withName = things.flatMap((thing, kind) =>
    made.map((size, at) => product(10 * kind + at + 1, `${thing}, ${size}`)),
  );
  const others = [2, 3, 4, 6, 10, 12, 18].flatMap((size, at) => [
    product(100 + at, `Gate valve, flanged, NPS ${size}`),
    product(120 + at, `Pipe clamp, hinged, ${size} in`),
    product(140 + at, `Ball valve, DN ${size * 25}`),
  ]);
  const inAttributes = [
    product(51, 'Swing check valve', { attributes: [{ name: 'Pipe size', value: '8', unit: 'in' }] }),
    product(52, 'Swing check valve', { attributes: [{ name: 'Pipe size', value: 'NPS 8' }] }),
  ];
  const shop = new ProductSearch([...withName, ...others, ...inAttributes]);
  const firstOf = async (q: string, count: number) => {
    const { items } = await shop.listProducts({ q });
    return items
      .slice(0, count)
      .map(({ id }) => id)
      .toSorted((a, b) => Number(a) - Number(b));
  };

  test.each(['NPS8', 'NPS 8', 'nps-8', '8 in', '8 inch', '8"'])(
    '%s finds it, however it is written',
    async (size) => {
      expect(await firstOf(`gate valve ${size}`, 4)).toEqual([1, 2, 3, 4]);
      expect(await firstOf(`${size} pipe clamp`, 4)).toEqual([11, 12, 13, 14]);
      expect(await firstOf(`check valve ${size}`, 2)).toEqual([51, 52]);
      expect(await firstOf(size, 10)).toEqual([1, 2, 3, 4, 11, 12, 13, 14, 51, 52]);
    },
  );

  test('is found by its fraction, and by no other number', async () => {
    const small = new ProductSearch([
      product(1, 'Pipe nipple, NPS 1/2'),
      product(2, 'Pipe nipple, 1/2 in'),
      product(3, 'Pipe nipple, NPS1/2'),
      product(4, 'Pipe nipple, NPS 1-1/2'),
      product(5, 'Pipe nipple, 1-1/2 in'),
      product(6, 'Pipe nipple, DN 15'),
    ]);
    const of = async (q: string) => (await small.listProducts({ q })).items.slice(0, 3).map(({ id }) => id);
    for (const q of ['nps 1/2 nipple', 'NPS1/2 nipple', '1/2" nipple'])
      expect((await of(q)).toSorted(byNumber)).toEqual([1, 2, 3]);
    for (const q of ['nps 1-1/2 nipple', 'nipple NPS1-1/2', '1 1/2 in nipple'])
      expect((await of(q)).slice(0, 2).toSorted(byNumber)).toEqual([4, 5]);
  });

  test('is known where no product has the mark', async () => {
    const plain = new ProductSearch([
      product(1, 'Elbow, 8 in'),
      product(2, 'Elbow, 6 in'),
      product(3, 'Nipple'),
    ]);
    for (const q of ['NPS8 elbow', 'NPS 8 elbow']) {
      const { items } = await plain.listProducts({ q });
      expect(items[0]?.id).toBe(1);
    }
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
