import { expect, test } from '@jest/globals';
import { sortByKey } from './sort-by-key.ts';

/** A repeatable source of chance. */
function* numbers(seed: number): Generator<number> {
  for (let state = seed; ;) yield (state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0);
}

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
  sortByKey(docs, (doc) => keyOf[doc] as number);
  expect([...docs]).toEqual(expected);
});
