import { describe, expect, test } from '@jest/globals';
import { nearestQuantity } from './nearest-quantity.ts';

describe('the quantity meant by a typed number', () => {
  test.each([
    [1, { min: 1, step: 1, max: 100 }, 1],
    [7, { min: 1, step: 1, max: 100 }, 7],
    [7, { min: 5, step: 5, max: 100 }, 10],
    [10, { min: 5, step: 5, max: 100 }, 10],
    [2, { min: 5, step: 5, max: 100 }, 5],
    [99, { min: 5, step: 10, max: 30 }, 25],
    [2.2, { min: 1, step: 1, max: 100 }, 3],
    [-4, { min: 1, step: 1, max: 100 }, 1],
    [Number.NaN, { min: 3, step: 1, max: 100 }, 3],
    [Infinity, { min: 3, step: 1, max: 100 }, 3],
  ])('%p with %p is %p', (typed, rule, expected) => {
    expect(nearestQuantity(typed, rule)).toBe(expected);
  });
});
