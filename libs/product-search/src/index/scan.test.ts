import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from '@jest/globals';
import type { Filters } from './filters.ts';
import type { ScanResult } from './pass.ts';
import { ProductIndex } from './product-index.ts';
import { ReferenceData } from '../references/reference-data.ts';
import { scan, scopeOf } from './scan.ts';

const products = 150_000;
const sizeOf = (doc: number) => doc % 7;
const brandOf = (doc: number) => (doc % 3) + 1;

/** More products than one segment of a pass, three brands and seven sizes. */
function largeIndex(): ProductIndex {
  const references = new ReferenceData();
  references.highestBrandId = 3;
  references.highestCategoryId = 1;
  const index = new ProductIndex(
    references,
    Array.from({ length: products }, (_, doc) => doc + 1),
  );
  for (let doc = 0; doc < products; doc += 1)
    index.putRow(doc, {
      productId: doc + 1,
      categoryId: 1,
      brandId: brandOf(doc),
      familyId: 1,
      availability: 'in-stock',
      price: doc,
      released: null,
      ratingTenths: null,
      ratingCount: null,
      words: '',
      facets: `size=${sizeOf(doc)}`,
    });
  index.freeze();
  return index;
}

const index = largeIndex();
const open: Filters = { brands: null, availabilities: null, price: null, minRating: null, attributes: [] };
const countIf = (test: (doc: number) => boolean) =>
  Array.from({ length: products }, (_, doc) => doc).filter(test).length;
const sizesOf = ({ values, valueCounts }: ScanResult) =>
  Object.fromEntries([...values].map((value, at) => [index.values.labels[value], valueCounts[at]]));

test('a pass over many products counts as one over few does, and leaves turns to others', async () => {
  let turns = 0;
  let isDone = false;
  const others = (async () => {
    for (; !isDone; turns += 1) await nextTurn();
  })();
  const filters = { ...open, brands: new Set([2]), price: { min: 1000, max: 120_000 } };
  const found = await scan(index, scopeOf(index, null), filters);
  isDone = true;
  await others;
  expect(turns).toBeGreaterThan(1);
  const isPriced = (doc: number) => doc >= 1000 && doc <= 120_000;
  expect(found.docs.length).toBe(countIf((doc) => brandOf(doc) === 2 && isPriced(doc)));
  expect(Object.fromEntries(found.brandCounts)).toEqual(
    Object.fromEntries(
      [1, 2, 3].map((brand) => [brand, countIf((doc) => brandOf(doc) === brand && isPriced(doc))]),
    ),
  );
  // the range is that of the brand at every price
  expect(found.priceRange).toEqual({ min: 1, max: 149_998 });
});

test('concurrent passes take turns and do not mix their counts', async () => {
  const all = scopeOf(index, null);
  const wanted = [1, 2, 3].map((brand) => ({ ...open, brands: new Set([brand]) }));
  const found = await Promise.all(wanted.map(async (filters) => scan(index, all, filters)));
  found.forEach((one, at) => {
    const sizes = Array.from({ length: 7 }, (_, size) => [
      String(size),
      countIf((doc) => brandOf(doc) === at + 1 && sizeOf(doc) === size),
    ]);
    expect(sizesOf(one)).toEqual(Object.fromEntries(sizes));
  });
});

test('a pass over few products is done at once', () => {
  const found = scan(index, { docs: Uint32Array.of(0, 1, 2, 7) }, open);
  expect(found).not.toBeInstanceOf(Promise);
  expect(sizesOf(found as ScanResult)).toEqual({ 0: 2, 1: 1, 2: 1 });
});

const few = { docs: Uint32Array.from({ length: 3000 }, (_, at) => at * 7 + (at % 5)) };

test('passes that wait before they count do not mix their counts, however many there are', async () => {
  const wanted = Array.from({ length: 12 }, (_, at) => ({ ...open, brands: new Set([(at % 3) + 1]) }));
  const told: Uint32Array[] = [];
  const waited = await Promise.all(
    wanted.map(async (filters, at) =>
      scan(index, few, filters, (docs) => {
        told[at] = docs;
        return nextTurn();
      }),
    ),
  );
  waited.forEach((found, at) => {
    expect(found).toEqual(scan(index, few, wanted[at] as Filters));
    // what is told before counting is what was found
    expect(told[at]).toBe(found.docs);
  });
});

test.each([
  ['few', few],
  ['many', scopeOf(index, null)],
])(
  'a question that fails does not fail the pass over %s products, nor keep others from waiting',
  async (_, scope) => {
    const filters = { ...open, brands: new Set([2]) };
    const failing = Array.from({ length: 6 }, async () =>
      scan(index, scope, filters, () => Promise.reject(new Error('refused'))),
    );
    const expected = await scan(index, scope, filters);
    expect(await Promise.all(failing)).toEqual(failing.map(() => expected));
    const order: string[] = [];
    await scan(index, few, filters, () => nextTurn().then(() => order.push('asked')));
    order.push('counted');
    expect(order).toEqual(['asked', 'counted']);
  },
);

test('what changes while a pass waits is in all that it finds', async () => {
  const own = largeIndex();
  const filters = { ...open, price: { min: 0, max: 9000 } };
  const told: Uint32Array[] = [];
  const found = await scan(own, few, filters, (docs) => {
    told.push(docs);
    return nextTurn().then(() => own.removeRow(few.docs[5] as number));
  });
  expect(told.map(({ length }) => length)).toEqual([told[1]!.length + 1, told[1]!.length]);
  expect(told[1]).toBe(found.docs);
  expect(found).toEqual(scan(own, few, filters));
});
