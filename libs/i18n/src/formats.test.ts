import { describe, expect, test } from '@jest/globals';
import { createIntl } from 'react-intl';
import { formatsOf } from './formats.ts';
import { intlOf } from './locale-provider.tsx';
import { createMessageBook } from './messages.ts';

const english = formatsOf(createIntl({ locale: 'en-US', timeZone: 'America/Denver' }));
const french = formatsOf(createIntl({ locale: 'fr-CA', timeZone: 'America/Denver' }));
const plainSpaces = (text: string) => text.replace(/\s/gu, ' ');

describe('formats', () => {
  test('minor units become money', () => {
    expect(english.money(123456)).toBe('$1,234.56');
    expect(plainSpaces(french.money(123456))).toBe('1 234,56 $ US');
  });

  test('a calendar day stays the day it is, whatever the time zone', () => {
    expect(english.day('2026-11-21')).toBe('Nov 21, 2026');
  });

  test('an instant is shown on the store’s clock', () => {
    expect(plainSpaces(english.time('2026-11-22T02:30:00Z'))).toBe('Nov 21, 2026, 7:30 PM');
  });

  test('a time of day is in the words of the reader', () => {
    expect(plainSpaces(english.timeOfDay('17:00'))).toBe('5:00 PM');
    expect(plainSpaces(french.timeOfDay('17:00'))).toBe('17 h 00');
  });

  test('a promise is one day or a span', () => {
    expect(english.days('2026-11-23', '2026-11-23')).toBe('Nov 23');
    expect(plainSpaces(english.days('2026-11-23', '2026-11-25'))).toBe('Nov 23 – 25');
    expect(english.days('2026-11-23T00:00:00.000Z', '2026-11-23T00:00:00.000Z')).toBe('Nov 23');
  });
});

describe('a promise on a page', () => {
  const book = createMessageBook('en-US', {});
  const daysIn = (year: number | undefined) => formatsOf(intlOf(book, year)).days('2027-01-04', '2027-01-06');

  test('says its year where the page was made in another, and follows the page over New Year', () => {
    expect(daysIn(2026)).toBe('Jan 4 – 6, 2027');
    expect(daysIn(2027)).toBe('Jan 4 – 6');
    expect(daysIn(2026)).toBe('Jan 4 – 6, 2027');
  });

  test('says none where an older shell does not tell the year', () => {
    const old = formatsOf(createIntl({ locale: 'en-US', timeZone: 'America/Denver' }));
    expect(old.days('2027-01-04', '2027-01-06')).toBe('Jan 4 – 6');
  });
});
