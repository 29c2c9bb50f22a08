import { expect, test } from '@jest/globals';
import { dunningLevel } from './dunning-levels.ts';

test.each([
  ['2026-11-25', null],
  ['2026-11-24', 1],
  ['2026-11-11', 1],
  ['2026-11-10', 2],
  ['2026-10-27', 2],
  ['2026-10-26', 3],
  ['2025-01-01', 3],
  ['2026-12-24', null],
])('an invoice due on %s has come to level %s', (due, level) => {
  expect(dunningLevel(due, '2026-11-25')).toBe(level);
});
