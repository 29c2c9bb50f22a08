import { expect, test } from '@jest/globals';
import { roundQuantity } from './quantity.ts';

test.each([
  [1, 1, 1, 1],
  [1, 5, 1, 5],
  [6, 5, 5, 10],
  [7, 5, 2, 8],
  [100, 1, 100, 100],
  [101, 1, 100, 200],
  [999_999, 1, 100, 999_900],
])('%d with a minimum of %d in steps of %d becomes %d', (wanted, minQuantity, quantityIncrement, rounded) => {
  expect(roundQuantity(wanted, { minQuantity, quantityIncrement })).toBe(rounded);
});
