import { useIntl, type IntlShape } from 'react-intl';

/** Numbers, money and dates in the reader's language. */
export interface Formats {
  /** an amount in minor units, with its currency: 123456 → $1,234.56 */
  readonly money: (amount: number, currency?: string) => string;
  /** a whole number with separators */
  readonly count: (value: number) => string;
  /** a day: Nov 21, 2026; takes an ISO date (`2026-11-21`, a calendar day anywhere) or an ISO time */
  readonly day: (iso: string) => string;
  /** a day and its time in the store's time zone */
  readonly time: (iso: string) => string;
  /** a promised span of days: Nov 23 – 25 */
  readonly days: (from: string, to: string) => string;
}

/** The formats of a page; a component takes them by `useFormats()`. */
export function formatsOf(intl: IntlShape): Formats {
  const known = ofIntl.get(intl);
  if (known) return known;
  const made = makeFormats(intl);
  ofIntl.set(intl, made);
  return made;
}

/** One set for each language: a list of products formats hundreds of numbers. */
const ofIntl = new WeakMap<IntlShape, Formats>();

function makeFormats(intl: IntlShape): Formats {
  const whole = new Intl.NumberFormat(intl.locale, { maximumFractionDigits: 0 });
  const moneys = new Map<string, Intl.NumberFormat>();
  const moneyOf = (currency: string): Intl.NumberFormat => {
    const known = moneys.get(currency);
    const format = known ?? new Intl.NumberFormat(intl.locale, { style: 'currency', currency });
    if (!known) moneys.set(currency, format);
    return format;
  };
  return {
    money: (amount, currency = 'USD') => moneyOf(currency).format(amount / 100),
    count: (value) => whole.format(value),
    day: (iso) => intl.formatDate(instantOf(iso), { ...shortDay, year: 'numeric', ...zoneOf(iso) }),
    time: (iso) => intl.formatDate(iso, { ...shortDay, year: 'numeric', hour: 'numeric', minute: '2-digit' }),
    days: (from, to) =>
      from === to
        ? intl.formatDate(instantOf(from), { ...shortDay, ...zoneOf(from) })
        : plainSpaces(
            intl.formatDateTimeRange(instantOf(from), instantOf(to), { ...shortDay, ...zoneOf(from) }),
          ),
  };
}

const shortDay = { month: 'short', day: 'numeric' } as const;
const calendarDay = /^\d{4}-\d{2}-\d{2}$/;

/** A calendar day has no time zone; it is read and shown in UTC so that it stays the day it is. */
const instantOf = (iso: string): Date => new Date(calendarDay.test(iso) ? `${iso}T00:00:00Z` : iso);
const zoneOf = (iso: string) => (calendarDay.test(iso) ? { timeZone: 'UTC' } : {});

/** Node puts thin spaces around the dash of a range and Chromium plain ones; a page must hydrate as it was rendered. */
const plainSpaces = (text: string): string => text.replace(/[\u2009\u202f]/g, ' ');

/** `formatsOf` for the component's own language. */
export function useFormats(): Formats {
  return formatsOf(useIntl());
}
