import { expect, test } from '@jest/globals';
import { nthGreatest } from './nth-greatest.ts';

test('finds the number that stands at a place of the falling order, equal ones and a single one included', () => {
  const sets = [
    [5],
    [2, 2, 2, 2],
    [1, 2, 3, 4, 5, 6, 7],
    [7, 6, 5, 4, 3, 2, 1],
    Array.from({ length: 500 }, (_, at) => (at * 7919) % 97),
  ];
  for (const numbers of sets) {
    const falling = numbers.toSorted((a, b) => b - a);
    const found = numbers.map((_, at) => nthGreatest(Float32Array.from(numbers), at + 1));
    expect(found).toEqual(falling);
  }
});
