import { expect, test } from '@jest/globals';
import { dayOfLine } from './awaited-days.ts';

const waiting = [
  { lineId: 'first', awaited: 4 },
  { lineId: 'second', awaited: 3 },
  { lineId: 'third', awaited: 5 },
];
const inbound = [
  { expectedOn: '2026-12-01', quantity: 6 },
  { expectedOn: '2026-12-10', quantity: 2 },
];

test.each([
  ['first', '2026-12-01'],
  ['second', '2026-12-10'],
  ['third', null],
])('the %s line waits until %s, when the last of its units is there', (lineId, day) =>
  expect(dayOfLine(lineId, waiting, inbound)).toBe(day),
);

test('without anything on its way nobody has a day', () =>
  expect(dayOfLine('first', waiting, [])).toBeNull());
