/** The eleven US federal holidays. Days are calendar days, `2026-11-26`. */

const oneDay = 86_400_000;
const isoDay = (instant: number): string => new Date(instant).toISOString().slice(0, 10);
const weekdayOf = (instant: number): number => new Date(instant).getUTCDay();

const [sunday, monday, thursday, saturday] = [0, 1, 4, 6];

/** Month (1 to 12) and day of holidays with a fixed date: New Year, Juneteenth, Independence, Veterans, Christmas. */
const fixed = [
  [1, 1],
  [6, 19],
  [7, 4],
  [11, 11],
  [12, 25],
] as const;

/** Month, weekday and which one of the month; -1 is the last. King, Presidents, Memorial, Labor, Columbus, Thanksgiving. */
const floating = [
  [1, monday, 3],
  [2, monday, 3],
  [5, monday, -1],
  [9, monday, 1],
  [10, monday, 2],
  [11, thursday, 4],
] as const;

/** A holiday on a Saturday is observed on the Friday before it, one on a Sunday on the Monday after it. */
function observed(instant: number): number {
  if (weekdayOf(instant) === saturday) return instant - oneDay;
  return weekdayOf(instant) === sunday ? instant + oneDay : instant;
}

function nthWeekday(year: number, month: number, weekday: number, nth: number): number {
  if (nth < 0) {
    const last = Date.UTC(year, month, 0);
    return last - ((weekdayOf(last) - weekday + 7) % 7) * oneDay;
  }
  const first = Date.UTC(year, month - 1, 1);
  return first + (((weekday - weekdayOf(first) + 7) % 7) + (nth - 1) * 7) * oneDay;
}

const byYear = new Map<number, ReadonlySet<string>>();

/** The days of a year on which holidays are observed; New Year's Day of the year after may be one of them. */
function holidaysOf(year: number): ReadonlySet<string> {
  const known = byYear.get(year);
  if (known) return known;
  const days = [
    ...fixed.map(([month, day]) => observed(Date.UTC(year, month - 1, day))),
    ...floating.map(([month, weekday, nth]) => nthWeekday(year, month, weekday, nth)),
    observed(Date.UTC(year + 1, 0, 1)),
  ].map(isoDay);
  const holidays = new Set(days.filter((day) => day.startsWith(String(year))));
  byYear.set(year, holidays);
  return holidays;
}

/** Whether a federal holiday is observed on a calendar day. */
export const isFederalHoliday = (day: string): boolean => holidaysOf(Number(day.slice(0, 4))).has(day);
