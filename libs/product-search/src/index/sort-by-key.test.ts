import { expect, test } from '@jest/globals';
import { partByKey, sortByKey, type SortKeys } from './sort-by-key.ts';

/** A repeatable source of chance. */
function* numbers(seed: number): Generator<number> {
  for (let state = seed; ;) yield (state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0);
}

const byColumn = (column: Float64Array): SortKeys => ({
  writeKeys: (docs, keys) => docs.forEach((doc, at) => (keys[at] = column[doc] as number)),
});

test.each([
  [0, 2 ** 32],
  [1, 2 ** 32],
  [700, 2 ** 32],
  [1024, 10],
  [1025, 10],
  [5000, 1],
  [5000, 300],
  [5000, 2 ** 32],
])('%d places with keys below %d are in order, equals as they were', (length, below) => {
  const chance = numbers(length + 1);
  const keyOf = Float64Array.from({ length }, () => (chance.next().value as number) % below);
  const docs = Uint32Array.from({ length }, (_, at) => at);
  const expected = [...docs].sort((a, b) => (keyOf[a] as number) - (keyOf[b] as number) || a - b);
  sortByKey(docs, byColumn(keyOf));
  expect([...docs]).toEqual(expected);
});

/** Keys spread evenly, mostly low, in few heaps, and with one far away from all others. */
const spreads: Record<string, (chance: number, at: number) => number> = {
  even: (chance) => chance,
  low: (chance) => Math.floor((chance / 2 ** 32) ** 12 * 2 ** 32),
  heaps: (chance) => (chance % 7) * 2 ** 28,
  outlier: (chance) => (chance % 1000 === 0 ? 2 ** 32 - 1 : chance % 50),
  equal: () => 7,
  // each better than those before
  falling: (_, at) => at,
};

test.each(Object.keys(spreads))('a part picked out of %s keys is that of the whole in order', (name) => {
  const length = 5000;
  const chance = numbers(3);
  const keyOf = Float64Array.from(
    { length },
    (_, at) => spreads[name]?.(chance.next().value as number, at) ?? 0,
  );
  const docs = Uint32Array.from({ length }, (_, at) => length - at - 1);
  for (const few of [docs, docs.subarray(0, 900)]) {
    const whole = few.slice();
    sortByKey(whole, byColumn(keyOf));
    for (const start of [0, 1, 30, few.length - 24, few.length - 1])
      for (const end of [start + 1, Math.min(few.length, start + 30), few.length])
        expect([...partByKey(few, byColumn(keyOf), { start, end })]).toEqual([...whole.subarray(start, end)]);
  }
  expect(docs[0]).toBe(length - 1);
});
