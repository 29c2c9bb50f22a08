/** @jest-environment node */
import { expect, test } from '@jest/globals';
import { stepOf, sumVitals, upperQuartile, vitalNames, type VitalName } from './vitals.ts';

const counted = (name: VitalName, values: readonly number[]) =>
  sumVitals(values.map((value) => ({ [name]: { [stepOf(name, value)]: 1 } })))[name];

test.each(vitalNames)('%s: three of four are as good as the upper quartile, to a tenth', (name) => {
  const unit = name === 'cls' ? 0.001 : 1;
  const values = Array.from({ length: 1000 }, (_, at) => (at + 1) * 4 * unit);
  const found = upperQuartile(name, counted(name, values))!;
  expect(found / (3000 * unit)).toBeGreaterThanOrEqual(0.99);
  expect(found / (3000 * unit)).toBeLessThanOrEqual(1.11);
});

test('few, none and the extremes', () => {
  expect(upperQuartile('lcp', undefined)).toBeNull();
  expect(upperQuartile('cls', counted('cls', [0, 0, 0, 5]))).toBe(0);
  expect(stepOf('inp', 1e12)).toBe(120);
  expect(stepOf('lcp', -1)).toBe(0);
  expect(sumVitals([{}, {}])).toEqual({});
});
