/** @jest-environment node */
import { expect, test } from '@jest/globals';
import { upperQuartile } from '@gantry/federation/node/release/vitals';
import { VitalWatch } from './vital-watch.ts';

const active = { remote: 'catalog' as const, version: '1-aaaaaaaaaa' };
const name = 'catalog@1-aaaaaaaaaa';
const hour = 3_600_000;

test('counts a day of measurements of the releases in use', () => {
  let now = Date.parse('2026-11-27T10:00:00Z');
  const watch = new VitalWatch({ inUse: () => ({ active: active.version }) }, () => now);
  watch.addMeasured(active, { lcp: 800, cls: 0 });
  watch.addMeasured(active, { inp: 40 });
  watch.addMeasured({ ...active, version: '2-bbbbbbbbbb' }, { lcp: 9000 });
  expect(Object.keys(watch.vitals())).toEqual([name]);
  const { lcp, inp, cls } = watch.vitals()[name]!;
  expect(upperQuartile('lcp', lcp)).toBeCloseTo(800, -2);
  expect(upperQuartile('inp', inp)).toBeGreaterThanOrEqual(40);
  expect(upperQuartile('cls', cls)).toBe(0);
  now += 23 * hour;
  watch.addMeasured(active, { lcp: 5000 });
  expect(Object.values(watch.vitals()[name]!.lcp!)).toEqual([1, 1]);
  now += 2 * hour;
  expect(Object.values(watch.vitals()[name]!.lcp!)).toEqual([1]);
  now += 24 * hour;
  expect(watch.vitals()).toEqual({});
});
