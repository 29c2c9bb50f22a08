import { describe, expect, test } from '@jest/globals';
import { enteredQuantity, quantityProblem, roundQuantity } from './order-quantity.ts';

test.each([
  [1, 1, 1, 1],
  [3, 5, 1, 5],
  [6, 5, 5, 10],
  [0, 1, 1, 1],
  [7, 10, 25, 25],
  [5, 5, 10, 10],
  [999_999, 1, 10, 999_990],
])(
  '%d of a product with minimum %d in steps of %d is %d',
  (wanted, minQuantity, quantityIncrement, rounded) => {
    expect(roundQuantity(wanted, { minQuantity, quantityIncrement })).toBe(rounded);
  },
);

test.each([
  ['12', 12],
  [' 7 ', 7],
  ['-3', -3],
  ['2.5', 2.5],
  ['1e9', 1e9],
  ['', 0],
  ['many', 0],
  ['1e999', 0],
])('%j was entered as %d', (text, entered) => expect(enteredQuantity(text)).toBe(entered));

describe('what is wrong with an entered quantity', () => {
  const single = { minQuantity: 1, quantityIncrement: 1 };
  const tens = { minQuantity: 20, quantityIncrement: 10 };

  test.each([
    [1, single],
    [999_999, single],
    [20, tens],
    [150, tens],
  ])('nothing of %d with %j', (entered, rule) => expect(quantityProblem(entered, rule)).toBeNull());

  test.each([
    [0, single, { kind: 'least', least: 1 }],
    [-5, single, { kind: 'least', least: 1 }],
    [2.5, single, { kind: 'whole', below: 2, above: 3 }],
    [1e9, single, { kind: 'most', most: 999_999 }],
    [10, tens, { kind: 'least', least: 20 }],
    [34, tens, { kind: 'multiple', increment: 10, below: 30, above: 40 }],
    [Number.NaN, single, { kind: 'whole' }],
  ])('%d with %j is %j', (entered, rule, problem) => {
    expect(quantityProblem(entered, rule)).toMatchObject(problem);
  });
});
