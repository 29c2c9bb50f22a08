import { expect, test } from '@jest/globals';
import type { Availability } from '@gantry/domain/statuses/availability';
import type { Filters } from './filters.ts';
import { ProductIndex, type IndexedRow } from './product-index.ts';
import { ReferenceData, type CategoryInfo } from '../references/reference-data.ts';
import { scan, scopeOf } from './scan.ts';

const products = 3000;
const labels: Availability[] = ['in-stock', '2-5-days', '1-week', 'out-of-stock'];
/** a department and its two categories, each half of the catalogue */
const branches = [null, 1, 2, 3];

/** A repeatable source of chance: whole numbers below a bound. */
function chanceOf(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}
type Chance = ReturnType<typeof chanceOf>;

function references(): ReferenceData {
  const data = new ReferenceData();
  const category = (id: number, parentId: number | null): CategoryInfo => {
    const text = `c${id}`;
    return {
      id,
      parentId,
      name: text,
      slug: text,
      path: text,
      children: [],
    };
  };
  const [top, first, second] = [category(1, null), category(2, 1), category(3, 1)];
  top.children.push(first, second);
  for (const one of [top, first, second]) data.categories.set(one.id, one);
  data.departments.push(top);
  data.highestBrandId = 5;
  data.highestCategoryId = 3;
  return data;
}

function randomRow(productId: number, chance: Chance): IndexedRow {
  const facets = [`size=${chance(9)}`, `color=${chance(3)}`, `rare=${chance(400)}`];
  return {
    productId,
    categoryId: productId <= products / 2 ? 2 : 3,
    brandId: chance(6) || null,
    familyId: 1,
    availability: labels[chance(4)] ?? 'in-stock',
    price: chance(8) === 0 ? null : chance(500),
    released: null,
    ratingTenths: chance(3) === 0 ? 10 + chance(41) : null,
    ratingCount: 1,
    words: '',
    facets: facets.filter(() => chance(5) > 0).join('\u001f'),
  };
}

function randomIndex(chance: Chance): ProductIndex {
  const ids = Array.from({ length: products }, (_, at) => at + 1);
  const index = new ProductIndex(references(), ids);
  ids.forEach((productId, doc) => index.putRow(doc, randomRow(productId, chance)));
  index.freeze();
  return index;
}

/** Narrow and wide filters: of some most products fail, of others most pass. */
function randomFilters(index: ProductIndex, chance: Chance): Filters {
  const some = <T>(list: readonly T[]) => list.filter(() => chance(2) === 0);
  const attributes = ['size', 'color', 'rare'].flatMap((code) => {
    const attribute = index.values.attribute(code);
    if (attribute === undefined || chance(3) > 0) return [];
    return [{ attribute, values: some(index.values.valuesOf[attribute] ?? []) }];
  });
  const min = chance(300);
  return {
    brands: chance(4) === 0 ? new Set(some([0, 1, 2, 3, 4, 5])) : null,
    availabilities: chance(4) === 0 ? new Set(some([0, 1, 2, 3, 4, 5])) : null,
    price: chance(3) === 0 ? { min, max: min + chance(500) } : null,
    minRating: chance(6) === 0 ? 10 * (1 + chance(5)) : null,
    attributes,
  };
}

const open: Filters = { brands: null, availabilities: null, price: null, minRating: null, attributes: [] };

async function found(index: ProductIndex, branch: number | null, filters: Filters) {
  const { values, valueCounts, availabilityCounts, ratingCounts, ...others } = await scan(
    index,
    scopeOf(index, branch),
    filters,
  );
  const met = [...values].map((value, at) => [value, valueCounts[at] as number] as const);
  return {
    ...others,
    brandCounts: byId(others.brandCounts),
    categoryCounts: byId(others.categoryCounts),
    availabilityCounts: [...availabilityCounts],
    ratingCounts: [...ratingCounts],
    values: byId(met),
  };
}

const byId = (counts: Iterable<readonly [number, number]>) => [...counts].sort(([a], [b]) => a - b);

/** The same listings with the branches counted before, and with nothing known. */
async function expectSame(index: ProductIndex, chance: Chance, listings: number): Promise<void> {
  for (let n = 0; n < listings; n += 1) {
    const branch = branches[chance(branches.length)] ?? null;
    const filters = randomFilters(index, chance);
    for (const each of branches) await found(index, each, open);
    expect(index.branches.findCounts(branch ?? 0)).not.toBeNull();
    const helped = await found(index, branch, filters);
    const again = await found(index, branch, open);
    index.branches.clear();
    expect(helped).toEqual(await found(index, branch, filters));
    index.branches.clear();
    expect(again).toEqual(await found(index, branch, open));
  }
}

test('counts made from those of the whole branch are those of counting every product', async () => {
  const chance = chanceOf(5);
  await expectSame(randomIndex(chance), chance, 150);
});

test('they follow products that change, come and go', async () => {
  const chance = chanceOf(6);
  const index = randomIndex(chance);
  for (let round = 0; round < 25; round += 1) {
    for (const branch of branches) await found(index, branch, open);
    change(index, chance, round);
    // What was known before the change is used as it is left: it must be forgotten, or right.
    const seen = await Promise.all(branches.map((branch) => found(index, branch, open)));
    index.branches.clear();
    expect(seen).toEqual(await Promise.all(branches.map((branch) => found(index, branch, open))));
    await expectSame(index, chance, 4);
  }
});

test('a change forgets its own branch and what is above it', async () => {
  const index = randomIndex(chanceOf(7));
  for (const branch of branches) await found(index, branch, open);
  index.putChangeable(0, { ...randomRow(1, chanceOf(8)), price: 99_999 });
  expect(branches.map((branch) => index.branches.findCounts(branch ?? 0) === null)).toEqual([
    true,
    true,
    true,
    false,
  ]);
});

function change(index: ProductIndex, chance: Chance, round: number): void {
  const productId = 1 + chance(products);
  const doc = index.docOf.get(productId);
  const kind = round % 4;
  if (doc === undefined || kind === 3) {
    // one nobody had, with a value nobody had
    const row = randomRow(products + 1 + round, chance);
    index.putRow(index.append(row.productId), { ...row, facets: `${row.facets}\u001fnew=${round}` });
  } else if (kind === 0) index.putChangeable(doc, randomRow(productId, chance));
  else {
    index.removeRow(doc);
    if (kind === 2) index.putRow(index.append(productId), { ...randomRow(productId, chance), categoryId: 2 });
  }
}
