/** @jest-environment node */
import { beforeEach, expect, jest, test } from '@jest/globals';
import type { RemoteName } from '@gantry/contracts/remotes';
import { FaultWatch } from './fault-watch.ts';

const active = { remote: 'catalog' as const, version: '1-aaaaaaaaaa' };
const canary = { remote: 'catalog' as const, version: '2-bbbbbbbbbb' };
let now = 0;
let inUse: { active?: string; canary?: string } = {};
const dropRelease = jest.fn((_remote: RemoteName, _version: string, _reason: string) => undefined);
let watch: FaultWatch;

beforeEach(() => {
  now = Date.parse('2026-11-27T10:00:00Z');
  inUse = { active: active.version, canary: canary.version };
  dropRelease.mockClear();
  watch = new FaultWatch({ source: { inUse: () => inUse, dropRelease }, now: () => now });
});
const pages = (release: typeof active | typeof canary, count: number) => {
  for (let at = 0; at < count; at += 1) watch.countPage([release]);
};
const fail = (release: typeof active | typeof canary, visitor: string) =>
  watch.countFault({ ...release, visitor, what: 'TypeError: nothing here' });

test('a canary that fails to three visitors is taken back, and says why', () => {
  pages(active, 100);
  pages(canary, 10);
  fail(canary, 'one');
  fail(canary, 'two');
  expect(dropRelease).not.toHaveBeenCalled();
  fail(canary, 'three');
  expect(dropRelease).toHaveBeenCalledWith(
    'catalog',
    canary.version,
    `it failed to 3 visitors on 10 pages (${active.version}: 0 on 100), last: TypeError: nothing here`,
  );
});

test('one visitor who tries again and again is one', () => {
  pages(canary, 10);
  for (let at = 0; at < 50; at += 1) fail(canary, 'one');
  expect(dropRelease).not.toHaveBeenCalled();
  expect(watch.tallies()).toEqual({ [`catalog@${canary.version}`]: { pages: 10, faults: 1 } });
});

test('the active release is never taken back', () => {
  pages(active, 10);
  for (let at = 0; at < 10; at += 1) fail(active, `visitor ${at}`);
  expect(dropRelease).not.toHaveBeenCalled();
});

test('releases that nobody gets are not counted, whoever names them', () => {
  inUse = { active: active.version };
  for (let at = 0; at < 10; at += 1) fail(canary, `visitor ${at}`);
  expect(watch.tallies()).toEqual({});
});

test('what is older than a quarter of an hour counts no more', () => {
  pages(canary, 10);
  fail(canary, 'one');
  fail(canary, 'two');
  now += 14 * 60_000;
  pages(canary, 1);
  expect(watch.tallies()[`catalog@${canary.version}`]).toEqual({ pages: 11, faults: 2 });
  now += 2 * 60_000;
  fail(canary, 'three');
  expect(dropRelease).not.toHaveBeenCalled();
  expect(watch.tallies()[`catalog@${canary.version}`]).toEqual({ pages: 1, faults: 1 });
  now += 15 * 60_000;
  expect(watch.tallies()).toEqual({});
});
