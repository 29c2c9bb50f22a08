import { promisedDaysText } from '@gantry/domain/day-span';
import { useIntl, type IntlShape } from 'react-intl';
import { pageYearOf } from './page-year.ts';

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
  /** a time of day that is one wherever the reader is: 17:00 → 5:00 PM */
  readonly timeOfDay: (time: string) => string;
  /** a promised span of days: Nov 23 – 25; in another year than the page's with it */
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

/** One set for each language. */
const ofIntl = new WeakMap<IntlShape, Formats>();

function makeFormats(intl: IntlShape): Formats {
  const { locale, timeZone } = intl;
  const numbers = remembered((options: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options));
  const dates = remembered(
    (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, { timeZone, ...options }),
  );
  const whole = new Intl.NumberFormat(locale, { maximumFractionDigits: 0 });
  return {
    money: (amount, currency = 'USD') =>
      numbers(currency, { style: 'currency', currency }).format(amount / 100),
    count: (value) => (isShort(value) ? String(value) : whole.format(value)),
    day: (iso) => dates(`day ${kindOf(iso)}`, { ...dayOfYear, ...zoneOf(iso) }).format(instantOf(iso)),
    time: (iso) => dates('time', { ...dayOfYear, ...clock }).format(new Date(iso)),
    timeOfDay: (time) => dates('clock', { ...clock, ...utc }).format(new Date(`2000-01-03T${time}:00Z`)),
    days(from, to) {
      const short = dates('days', { ...shortDay, ...utc });
      const withYear = dates('day calendar', { ...dayOfYear, ...utc });
      return promisedDaysText({ short, withYear }, { from, to }, pageYearOf(intl));
    },
  };
}

/** Written alike in every language of ours; a listing has dozens of them, and formatting is what they cost. */
const isShort = (value: number): boolean => Number.isInteger(value) && value >= 0 && value < 1000;

/** Formatters are costly to make: one of each kind. */
function remembered<Options, Format>(make: (options: Options) => Format) {
  const made = new Map<string, Format>();
  return (kind: string, options: Options): Format => {
    const format = made.get(kind) ?? make(options);
    made.set(kind, format);
    return format;
  };
}

const shortDay = { month: 'short', day: 'numeric' } as const;
const dayOfYear = { ...shortDay, year: 'numeric' } as const;
const clock = { hour: 'numeric', minute: '2-digit' } as const;
const utc = { timeZone: 'UTC' } as const;

/** A calendar day has no time zone; it is read and shown in UTC so that it stays the day it is. */
const kindOf = (iso: string): 'calendar' | 'instant' =>
  /^\d{4}-\d{2}-\d{2}$/.test(iso) ? 'calendar' : 'instant';
const instantOf = (iso: string): Date => new Date(kindOf(iso) === 'calendar' ? `${iso}T00:00:00Z` : iso);
const zoneOf = (iso: string) => (kindOf(iso) === 'calendar' ? utc : {});

/** `formatsOf` for the component's own language. */
export function useFormats(): Formats {
  return formatsOf(useIntl());
}
