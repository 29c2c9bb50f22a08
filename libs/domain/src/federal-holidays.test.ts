import { expect, test } from '@jest/globals';
import { isFederalHoliday } from './federal-holidays.ts';

test('the holidays of 2026, with Independence Day on the Friday before its Saturday', () => {
  const days = [
    '2026-01-01',
    '2026-01-19',
    '2026-02-16',
    '2026-05-25',
    '2026-06-19',
    '2026-07-03',
    '2026-09-07',
    '2026-10-12',
    '2026-11-11',
    '2026-11-26',
    '2026-12-25',
  ];
  const found = Array.from({ length: 365 }, (_, index) =>
    new Date(Date.UTC(2026, 0, 1 + index)).toISOString().slice(0, 10),
  ).filter(isFederalHoliday);
  expect(found).toEqual(days);
});

test.each([
  ['a New Year on a Saturday is observed in the old year', '2027-12-31', true],
  ['and not in the new one', '2028-01-01', false],
  ['a Sunday moves to the Monday', '2027-07-05', true],
  ['the last Monday of a May with five', '2027-05-31', true],
])('%s', (_, day, expected) => expect(isFederalHoliday(day)).toBe(expected));
