import { expect, test } from '@jest/globals';
import { ChangeLog } from './change-log.ts';

test('lists what changed after a version, each tag once', () => {
  const log = new ChangeLog();
  log.restart(7);
  log.addChange(8, new Set(['product:a', 'brand:x']));
  log.addChange(9, new Set(['product:b', 'brand:x']));
  expect(log.since(7)).toEqual(['product:a', 'brand:x', 'product:b']);
  expect(log.since(8)).toEqual(['product:b', 'brand:x']);
  expect(log.since(9)).toEqual([]);
});

test('what it does not know counts as everything', () => {
  const log = new ChangeLog();
  log.restart(7);
  expect(log.since(6)).toBeNull();
  for (let version = 8; version < 1200; version += 1) log.addChange(version, new Set([`product:${version}`]));
  expect(log.since(8)).toBeNull();
  expect(log.since(1150)?.length).toBe(49);
  log.addChange(1200, new Set(Array.from({ length: 6000 }, (_, at) => `product:p${at}`)));
  expect(log.since(1199)).toBeNull();
});
