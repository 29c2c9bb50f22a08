import { expect, test } from '@jest/globals';
import { minorUnits } from './normalize-prices.ts';

test.each([
  [10.005, 1000],
  [10.015, 1002],
  [1.005, 100],
  [0.1 + 0.2, 30],
  [99999999.99, 9999999999],
  [0, 0],
])('%d becomes %d minor units, half to even', (given, cents) => expect(minorUnits(given)).toBe(cents));
