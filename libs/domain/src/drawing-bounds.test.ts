import { expect, test } from '@jest/globals';
import { boundsOf } from './drawing-bounds.ts';

const shape = (d: string) => ({ kind: 'outline' as const, d });

test.each([
  ['absolute lines', 'M 10 20 H 50 V 60 L 10 60 Z', [10, 20, 40, 40]],
  ['relative lines', 'M 10 20 h 40 v 40 l -40 0 Z', [10, 20, 40, 40]],
  ['a circle of two arcs', 'M 10 50 a 20 20 0 1 0 40 0 a 20 20 0 1 0 -40 0 Z', [10, 30, 40, 40]],
  ['a rounded corner', 'M 0 0 h 10 a 2 2 0 0 1 2 2 v 10', [0, 0, 12, 12]],
  ['a curve', 'M 0 0 Q 5 -10 10 0', [0, -10, 10, 10]],
])('surrounds %s', (_, d, expected) => {
  expect(boundsOf([shape(d)], 0)).toEqual(expected);
});

test('a drawing of nothing still has a box', () => {
  expect(boundsOf([])).toEqual([0, 0, 1, 1]);
});
