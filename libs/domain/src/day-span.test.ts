import { expect, test } from '@jest/globals';
import { daySpanText } from './day-span.ts';

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
