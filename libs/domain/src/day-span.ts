/**
 * A span of days in a format with short months, as people write it: `28 oct – 27 nov 2026`. Node puts thin spaces around the
 * dash and browsers plain ones, and a page must hydrate as it was rendered; Spanish gets a «de» into spans that single days
 * with a short month do without.
 */
export const daySpanText = (format: Intl.DateTimeFormat, from: Date, to: Date): string =>
  format
    .formatRange(from, to)
    .replace(/[\u2009\u202F]/g, ' ')
    .replaceAll(' de ', ' ');

/** Formats of a day with a short month: in the year that is, and in any other. */
export interface DayFormats {
  readonly short: Intl.DateTimeFormat;
  readonly withYear: Intl.DateTimeFormat;
}

/**
 * Days of a promise wherever they are said, on pages and in mails: `Nov 23 – 25`, and in another year than the one that is
 * with it, `Jan 4 – 6, 2027`. The formats are in UTC, so that a calendar day stays the day it is.
 * @param span calendar days, `2026-11-23`, or times that stand for the day they name
 * @param year the one that is, on the store's clock; undefined where nobody knows it: only a span over New Year names its years
 */
export function promisedDaysText(
  { short, withYear }: DayFormats,
  { from, to }: { readonly from: string; readonly to: string },
  year: number | undefined,
): string {
  const days = [from.slice(0, 10), to.slice(0, 10)] as const;
  const isThisYear = days.every((day) => year === undefined || day.startsWith(`${year}-`));
  const format = isThisYear ? short : withYear;
  const [first, last] = [new Date(days[0]), new Date(days[1])];
  return days[0] === days[1] ? format.format(first) : daySpanText(format, first, last);
}
