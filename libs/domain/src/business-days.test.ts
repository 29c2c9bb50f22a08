import { describe, expect, test } from '@jest/globals';
import {
  addBusinessDays,
  addBusinessHours,
  businessDaysBetween,
  isOpen,
  promisedDays,
  shippingCutOff,
  shipsToday,
  storeHours as hours,
  wallClock,
} from './business-days.ts';

test.each([
  ['2026-11-20', 0, '2026-11-20'],
  ['2026-11-20', 1, '2026-11-23'],
  ['2026-11-21', 0, '2026-11-23'],
  ['2026-11-18', 5, '2026-11-25'],
  ['2026-11-25', 1, '2026-11-27'],
  ['2026-11-26', 0, '2026-11-27'],
  ['2026-12-24', 3, '2026-12-30'],
])('%s and %d business days is %s', (day, count, result) => {
  expect(addBusinessDays(day, count)).toBe(result);
});

test.each([
  ['2026-11-20', '2026-11-20', 0],
  ['2026-11-20', '2026-11-19', 0],
  ['2026-11-20', '2026-11-22', 0],
  ['2026-11-20', '2026-11-23', 1],
  ['2026-11-25', '2026-11-30', 2],
])('from %s to %s are %d business days', (from, to, days) => {
  expect(businessDaysBetween(from, to)).toBe(days);
});

test('the clock of the store is read across midnight', () => {
  expect(wallClock(new Date('2026-11-21T05:30:00Z'), 'America/Denver')).toEqual({
    day: '2026-11-20',
    time: '22:30',
  });
});

describe('the store', () => {
  test.each([
    ['2026-11-20T15:00:00Z', true],
    ['2026-11-20T14:59:00Z', false],
    ['2026-11-21T00:00:00Z', false],
    ['2026-11-21T18:00:00Z', false],
  ])('at %s is open: %s', (instant, open) => {
    expect(isOpen(hours, new Date(instant))).toBe(open);
  });

  test('ships the same day what is ordered two hours before it closes', () => {
    expect(shippingCutOff(hours)).toBe('15:00');
    expect(shipsToday(hours, new Date('2026-11-20T21:59:00Z'))).toBe(true);
    expect(shipsToday(hours, new Date('2026-11-20T22:00:00Z'))).toBe(false);
    expect(shipsToday(hours, new Date('2026-11-21T16:00:00Z'))).toBe(false);
  });
});

test.each([
  ['before the cut-off, today', '2026-11-20T21:59:00Z', [0, 0], '2026-11-20', '2026-11-20'],
  ['after it, the next business day', '2026-11-20T22:00:00Z', [0, 0], '2026-11-23', '2026-11-23'],
  ['at a weekend, the Monday and no later', '2026-11-21T23:00:00Z', [0, 0], '2026-11-23', '2026-11-23'],
  ['around Thanksgiving', '2026-11-24T16:00:00Z', [2, 5], '2026-11-27', '2026-12-02'],
  ['late on the day before it', '2026-11-25T23:30:00Z', [0, 1], '2026-11-27', '2026-11-30'],
] as const)('goods leave %s', (_, orderedAt, days, from, to) => {
  expect(promisedDays(days, new Date(orderedAt))).toEqual({ from, to });
});

test.each([
  ['within one day', '2026-11-20T16:00:00Z', 4, '2026-11-20T20:00:00.000Z'],
  ['to the minute the store closes', '2026-11-20T15:00:00Z', 9, '2026-11-21T00:00:00.000Z'],
  ['over the night and the weekend', '2026-11-20T22:00:00Z', 4, '2026-11-23T17:00:00.000Z'],
  ['from before the store opens', '2026-11-23T03:00:00Z', 1, '2026-11-23T16:00:00.000Z'],
  ['from a Sunday', '2026-11-22T18:00:00Z', 1, '2026-11-23T16:00:00.000Z'],
  ['over Thanksgiving', '2026-11-25T23:00:00Z', 2, '2026-11-27T16:00:00.000Z'],
  ['over the night the clocks change', '2026-10-30T22:00:00Z', 2, '2026-11-02T16:00:00.000Z'],
] as const)('business hours run %s', (_, from, count, due) => {
  expect(addBusinessHours(new Date(from), count).toISOString()).toBe(due);
});
