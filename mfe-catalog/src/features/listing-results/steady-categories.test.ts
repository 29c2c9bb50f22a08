import { expect, test } from '@jest/globals';
import { steadyCategories } from './steady-categories.ts';

const category = (path: string, count: number) => ({ name: path, path, count, pictured: false });

test('emptied categories keep their places and count nothing; new ones come last', () => {
  const now = [category('new', 1), category('b', 2)];
  expect(
    steadyCategories([category('a', 5), category('b', 9)], now).map((one) => [one.path, one.count]),
  ).toEqual([
    ['a', 0],
    ['b', 2],
    ['new', 1],
  ]);
});
