import { expect, test } from '@jest/globals';
import { daySpanText, promisedDaysText } from './day-span.ts';

test.each([
  ['en-US', '2026-10-28', '2026-11-27', 'Oct 28 – Nov 27, 2026'],
  ['en-US', '2026-11-02', '2026-11-27', 'Nov 2 – 27, 2026'],
  ['es-US', '2026-10-28', '2026-11-27', '28 oct – 27 nov 2026'],
  ['es-US', '2026-11-02', '2026-11-27', '2–27 nov 2026'],
  ['es-US', '2026-11-30', '2027-01-03', '30 nov 2026 – 3 ene 2027'],
  ['fr-CA', '2026-10-28', '2026-11-27', '28 oct. – 27 nov. 2026'],
])('in %s from %s to %s is %s', (locale, from, to, text) => {
  const format = new Intl.DateTimeFormat(locale, {
    timeZone: 'UTC',
    year: 'numeric',
    month: 'short',
    day: 'numeric',
  });
  expect(daySpanText(format, new Date(from), new Date(to))).toBe(text);
});

test.each([
  ['en-US', '2026-11-23', '2026-11-25', 2026, 'Nov 23 – 25'],
  ['en-US', '2027-01-04', '2027-01-04', 2026, 'Jan 4, 2027'],
  ['en-US', '2027-01-04', '2027-01-06', 2026, 'Jan 4 – 6, 2027'],
  ['en-US', '2025-11-23', '2025-11-25', 2026, 'Nov 23 – 25, 2025'],
  ['en-US', '2026-12-30', '2027-01-04', 2026, 'Dec 30, 2026 – Jan 4, 2027'],
  ['en-US', '2026-12-30', '2027-01-04', 2027, 'Dec 30, 2026 – Jan 4, 2027'],
  ['en-US', '2027-01-04', '2027-01-06', undefined, 'Jan 4 – 6'],
  ['en-US', '2026-12-30', '2027-01-04', undefined, 'Dec 30, 2026 – Jan 4, 2027'],
  ['es-US', '2027-01-04', '2027-01-04', 2026, '4 ene 2027'],
  ['fr-CA', '2027-01-04', '2027-01-06', 2026, '4–6 janv. 2027'],
])('a promise in %s from %s to %s, said in %s, is %s', (locale, from, to, year, text) => {
  const shortDay = { timeZone: 'UTC', month: 'short', day: 'numeric' } as const;
  const short = new Intl.DateTimeFormat(locale, shortDay);
  const withYear = new Intl.DateTimeFormat(locale, { ...shortDay, year: 'numeric' });
  expect(promisedDaysText({ short, withYear }, { from, to }, year)).toBe(text);
});
