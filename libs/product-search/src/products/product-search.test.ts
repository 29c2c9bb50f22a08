import { expect, test } from '@jest/globals';
import { ProductSearch } from './product-search.ts';
import type { Product } from './product.ts';

const valve = (id: number, size: string, brand: string, price: number): Product => ({
  id,
  name: `Ball valve ${size} in, brass`,
  partNumber: `BV-${id}00`,
  brand,
  category: ['Piping', 'Ball valves'],
  attributes: [{ name: 'Pipe size', value: size, unit: 'in' }],
  price,
});
const shop = new ProductSearch([
  valve(1, '1/2', 'Norvald', 1990),
  valve(2, '3/4', 'Norvald', 2490),
  valve(3, '1/2', 'Ironbark', 1790),
  { id: 4, name: 'Pipe wrench 14 in', partNumber: 'PW-14', brand: 'Ironbark', category: ['Hand tools'] },
  { id: 5, name: 'Thing of no kind' },
]);
const names = async (query: Parameters<typeof shop.listProducts>[0]) =>
  (await shop.listProducts(query)).items.map(({ id }) => id);

test('finds products by words, by part numbers however they are written, and by the words of their sizes', async () => {
  expect((await names({ q: 'brass valves' })).toSorted((a, b) => a - b)).toEqual([1, 2, 3]);
  expect((await names({ q: 'bv200' }))[0]).toBe(2);
  expect((await names({ q: 'ball valve 0.75 inch' }))[0]).toBe(2);
});

test('counts facets without their own choice, and filters by them', async () => {
  const { total, facets } = await shop.listProducts({ path: 'piping', brands: ['Ironbark'] });
  expect(total).toBe(1);
  const brand = facets.find(({ code }) => code === 'brand');
  expect(brand?.values.map(({ label, count }) => [label, count])).toEqual([
    ['Ironbark', 1],
    ['Norvald', 2],
  ]);
  const half = { attributes: [{ code: 'pipe-size', values: ['12.7 mm'] }] };
  expect((await names(half)).toSorted((a, b) => a - b)).toEqual([1, 3]);
});

test('puts a page in the requested order', async () => {
  expect(await names({ path: 'piping', sort: 'price-asc', size: 2 })).toEqual([3, 1]);
  expect(await names({ path: 'piping', sort: 'price-asc', size: 2, page: 2 })).toEqual([2]);
  expect(await names({ path: 'nowhere' })).toEqual([]);
});

test('sizes in inches stand in their order, whichever way they are written', async () => {
  const sizes = [
    '1/4"-20, 3/4" long',
    '1/4"-20, 2" long',
    '5/16"-18, 1/2" long',
    '1"-8, 1-1/2" long',
    '1"-8, 2" long',
  ];
  const bolts = sizes.map((size, at) => ({
    id: at + 1,
    name: `Hex cap screw, ${size}`,
    category: ['Screws'],
  }));
  const shelf = new ProductSearch(bolts.toReversed());
  for (const sort of ['relevance', 'name'] as const)
    expect((await shelf.listProducts({ sort })).items.map(({ name }) => name)).toEqual(
      bolts.map(({ name }) => name),
    );
});

test('suggests categories, brands and products while somebody types', async () => {
  const { categories, products } = await shop.suggest('ball va');
  expect(categories[0]?.path).toBe('piping/ball-valves');
  expect(products).toHaveLength(3);
  expect((await shop.suggest('norv')).brands).toEqual(['Norvald']);
});
