import { expect, test } from '@jest/globals';
import { discountBasisPoints, discountedPrice, marginBasisPoints } from './margin.ts';

test.each([
  [1000, 750, 2500],
  [1000, 1200, -2000],
  [999, 333, 6667],
  [0, 10, null],
  [null, 10, null],
  [1000, null, null],
])('at %j with a cost of %j the margin is %j', (price, cost, margin) => {
  expect(marginBasisPoints(price, cost)).toBe(margin);
});

test.each([
  [900, 1000, 1000],
  [1100, 1000, -1000],
  [900, null, null],
  [900, 0, null],
])('%j against a list price of %j is a discount of %j', (price, list, discount) => {
  expect(discountBasisPoints(price, list)).toBe(discount);
});

test('a discount on the list price is rounded to the cent', () => {
  expect(discountedPrice(999, 1250)).toBe(874);
  expect(discountedPrice(1000, -500)).toBe(1050);
});
