/** @jest-environment node */
import { expect, test } from '@jest/globals';
import { HeapGrowth } from './heap-growth.ts';

/** The growth that each reading shows. */
function growthOf(readings: readonly number[]): number[] {
  const growth = new HeapGrowth();
  return readings.map((reading) => growth.addSample(reading));
}

test('memory that comes and goes between collections is no growth', () => {
  expect(Math.max(...growthOf([100, 130, 101, 130, 102, 131, 100, 129]))).toBe(2);
});

test('memory that stays is, from the third reading on', () => {
  expect(growthOf([100, 120, 140, 160, 180])).toEqual([0, 0, 20, 40, 60]);
});

test('readings older than the last ten no longer count', () => {
  expect(growthOf([100, 200, ...Array.from({ length: 10 }, () => 200)]).at(-1)).toBe(0);
});

test('starts over after a reset', () => {
  const growth = new HeapGrowth();
  for (const reading of [100, 200, 300]) growth.addSample(reading);
  growth.reset();
  expect([300, 310, 320].map((reading) => growth.addSample(reading))).toEqual([0, 0, 10]);
});
