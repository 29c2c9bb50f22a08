import { isFederalHoliday } from './federal-holidays.ts';

/** Monday to Friday without federal holidays, specification §9. Days are calendar days, `2026-11-21`. */

const oneDay = 86_400_000;

const instantOf = (day: string): number => Date.parse(`${day}T00:00:00Z`);
const dayOf = (instant: number): string => new Date(instant).toISOString().slice(0, 10);

function isBusinessDay(day: string): boolean {
  const weekday = new Date(instantOf(day)).getUTCDay();
  return weekday !== 0 && weekday !== 6 && !isFederalHoliday(day);
}

/** The day so many business days later; 0 gives the day itself, or the next business day after free days. */
export function addBusinessDays(day: string, count: number): string {
  let instant = instantOf(day);
  while (!isBusinessDay(dayOf(instant))) instant += oneDay;
  for (let left = count; left > 0; left--) {
    do instant += oneDay;
    while (!isBusinessDay(dayOf(instant)));
  }
  return dayOf(instant);
}

/** Business days after one day until another, the last one counted; 0 for the same day or one before. */
export function businessDaysBetween(from: string, to: string): number {
  let count = 0;
  for (let instant = instantOf(from) + oneDay; instant <= instantOf(to); instant += oneDay)
    if (isBusinessDay(dayOf(instant))) count += 1;
  return count;
}

/** A day and a time of it. */
interface WallClock {
  readonly day: string;
  readonly time: string;
}

/** What a clock showed last: every page asks for the present minute, and formatting costs more than its header. */
const lastShown = new Map<string, { readonly minute: number; readonly clock: WallClock }>();

/** Day (`2026-11-21`) and time (`14:05`) of an instant on the clock of a place. */
export function wallClock(instant: Date, timeZone: string): WallClock {
  // places differ by whole minutes
  const minute = Math.floor(instant.getTime() / 60_000);
  const last = lastShown.get(timeZone);
  if (last?.minute === minute) return last.clock;
  const clock = readClock(instant, timeZone);
  lastShown.set(timeZone, { minute, clock });
  return clock;
}

function readClock(instant: Date, timeZone: string): WallClock {
  const parts = clockOf(timeZone).formatToParts(instant);
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? '';
  return {
    day: `${part('year')}-${part('month')}-${part('day')}`,
    time: `${part('hour')}:${part('minute')}`,
  };
}

/** The year it is at the store. */
export const yearAtStore = (now: Date): number => Number(wallClock(now, storeHours.timeZone).day.slice(0, 4));

/** Costly to make, and asked for by every drawing of a page's header. */
const clocks = new Map<string, Intl.DateTimeFormat>();

function clockOf(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  clocks.set(timeZone, made);
  return made;
}

/** What the store's clock needs to know; times as `08:00`. */
export interface OpeningHours {
  readonly opens: string;
  readonly closes: string;
  readonly timeZone: string;
}

/** Business hours of specification §1 and §9, on the clock of the store's address in Wyoming. */
export const storeHours: OpeningHours = { opens: '08:00', closes: '17:00', timeZone: 'America/Denver' };

/** Whether somebody answers the telephone at this moment. */
export function isOpen(hours: OpeningHours, now: Date): boolean {
  const { day, time } = wallClock(now, hours.timeZone);
  return isBusinessDay(day) && time >= hours.opens && time < hours.closes;
}

/** Orders of a business day placed before this time leave the same day: two hours before closing. */
export function shippingCutOff({ closes }: OpeningHours): string {
  const [hour = 0, minute = 0] = closes.split(':').map(Number);
  return `${String(Math.max(hour - 2, 0)).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
}

/** Whether an order placed now still leaves today. */
export function shipsToday(hours: OpeningHours, now: Date): boolean {
  const { day, time } = wallClock(now, hours.timeZone);
  return isBusinessDay(day) && time < shippingCutOff(hours);
}

/** The first and the last day of a promise, calendar days. */
export interface PromisedDays {
  readonly from: string;
  readonly to: string;
}

/**
 * The days on which goods leave that take so many business days. An order placed after the cut-off or on a
 * free day counts as one of the next business day.
 */
export function promisedDays(
  days: readonly [number, number],
  orderedAt: Date,
  hours: OpeningHours = storeHours,
): PromisedDays {
  const { day } = wallClock(orderedAt, hours.timeZone);
  const isLate = isBusinessDay(day) && !shipsToday(hours, orderedAt);
  const start = addBusinessDays(day, isLate ? 1 : 0);
  return { from: addBusinessDays(start, days[0]), to: addBusinessDays(start, days[1]) };
}

/**
 * The days on which goods are there that leave on some days and take so many business days on the way.
 * @param transitDays business days, lowest and highest
 */
export const arrivalDays = (leaves: PromisedDays, transitDays: readonly [number, number]): PromisedDays => ({
  from: addBusinessDays(leaves.from, transitDays[0]),
  to: addBusinessDays(leaves.to, transitDays[1]),
});

const msPerHour = 3_600_000;

/** The instant at which the clock of a place shows a time of a day; clocks change at night, when nobody works. */
function instantAt(day: string, time: string, timeZone: string): number {
  const guess = Date.parse(`${day}T${time}:00Z`);
  const shown = wallClock(new Date(guess), timeZone);
  return guess - (Date.parse(`${shown.day}T${shown.time}:00Z`) - guess);
}

/** The moment a day begins on the clock of a place. @param day as `2026-11-21` */
export const startOfDay = (day: string, timeZone: string): Date =>
  new Date(instantAt(day, '00:00', timeZone));

/**
 * The moment so many business hours later: only the opening hours of business days count, so what comes in at night
 * starts its clock when the store opens.
 */
export function addBusinessHours(from: Date, hours: number, opening: OpeningHours = storeHours): Date {
  const { opens, closes, timeZone } = opening;
  let left = hours * msPerHour;
  for (let { day } = wallClock(from, timeZone); ; day = dayOf(instantOf(day) + oneDay)) {
    if (!isBusinessDay(day)) continue;
    const start = Math.max(instantAt(day, opens, timeZone), from.getTime());
    const open = Math.max(instantAt(day, closes, timeZone) - start, 0);
    if (left <= open) return new Date(start + left);
    left -= open;
  }
}
