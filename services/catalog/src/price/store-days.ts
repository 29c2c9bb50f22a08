import { startOfDay, storeHours, wallClock } from '@gantry/domain/business-days';

const { timeZone } = storeHours;
const dayMs = 24 * 60 * 60 * 1000;

/** When something holds: in moments, `until` exclusive, or in days of the store, `until` the last of them. */
export interface Span {
  from?: string | null;
  until?: string | null;
}

/** The day of the store a moment falls on. */
const dayOf = (moment: string): string => wallClock(new Date(moment), timeZone).day;
/** The last day before something ends. */
const lastDayBefore = (end: string): string => dayOf(new Date(Date.parse(end) - 1).toISOString());

const beginOf = (day: string): string => startOfDay(day, timeZone).toISOString();
/** The moment after the last of a day. */
function endOf(day: string): string {
  const next = new Date(Date.parse(`${day}T00:00:00Z`) + dayMs).toISOString().slice(0, 10);
  return startOfDay(next, timeZone).toISOString();
}

/** Moments as the days of the store they stand for. */
export const inDays = <Dated extends Span>(dated: Dated): Dated => ({
  ...dated,
  from: dated.from ? dayOf(dated.from) : null,
  until: dated.until ? lastDayBefore(dated.until) : null,
});
/** Days of the store as the moments at which they begin and end. */
export const inMoments = <Dated extends Span>(dated: Dated): Dated => ({
  ...dated,
  from: dated.from ? beginOf(dated.from) : null,
  until: dated.until ? endOf(dated.until) : null,
});
