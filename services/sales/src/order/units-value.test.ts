import { expect, test } from '@jest/globals';
import { valueOfFirst, valueOfUnits } from './units-value.ts';

/** A small generator with a seed, so that a failure can be run again. */
function generator(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return Math.floor((state / 2 ** 32) * below);
  };
}

test('parts of any sizes add up to the line to the cent, and none is negative', () => {
  const next = generator(7);
  for (let round = 0; round < 2_000; round += 1) {
    const quantity = 1 + next(50);
    const line = { quantity, total: next(1_000_000), tax: next(90_000) };
    const sum = { amount: 0, tax: 0 };
    for (let from = 0; from < quantity;) {
      const count = 1 + next(quantity - from);
      const part = valueOfUnits(line, from, count);
      expect(part.amount).toBeGreaterThanOrEqual(0);
      expect(part.tax).toBeGreaterThanOrEqual(0);
      sum.amount += part.amount;
      sum.tax += part.tax;
      from += count;
    }
    expect(sum).toEqual({ amount: line.total, tax: line.tax });
  }
});

test('halves are rounded up, and no unit is worth nothing', () => {
  expect(valueOfFirst({ quantity: 2, total: 101, tax: 1 }, 1)).toEqual({ amount: 51, tax: 1 });
  expect(valueOfFirst({ quantity: 3, total: 300, tax: 10 }, 0)).toEqual({ amount: 0, tax: 0 });
});
