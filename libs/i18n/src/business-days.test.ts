import { describe, expect, test } from '@jest/globals';
import { addBusinessDays, isOpen, shippingCutOff, shipsToday, wallClock } from './business-days.ts';

const hours = { opens: '08:00', closes: '17:00', timeZone: 'America/Denver' };

test.each([
  ['2026-11-20', 0, '2026-11-20'],
  ['2026-11-20', 1, '2026-11-23'],
  ['2026-11-21', 0, '2026-11-23'],
  ['2026-11-18', 5, '2026-11-25'],
])('%s and %d business days is %s', (day, count, result) => {
  expect(addBusinessDays(day, count)).toBe(result);
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
