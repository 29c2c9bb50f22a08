import { availabilityRules } from '@gantry/contracts/statuses/availability';
import type { PricedLine } from '@gantry/contracts/schemas/catalog';

/** A range of days promised to the buyer, ISO dates. */
export interface Promised {
  readonly from: string;
  readonly to: string;
}
const day = 24 * 60 * 60 * 1000;

/** When goods ordered on a day arrive at the dock, in business days; null where nobody may promise. */
export function promiseOf(
  line: Pick<PricedLine, 'leadDays' | 'availability'>,
  ordered: Date,
): Promised | null {
  const days = line.leadDays ?? availabilityRules[line.availability].days;
  if (!days) return null;
  return { from: isoDay(addBusinessDays(ordered, days[0])), to: isoDay(addBusinessDays(ordered, days[1])) };
}

/** The business day so many after `start`; none after a weekend's day is the Monday. */
function addBusinessDays(start: Date, count: number): Date {
  let date = start;
  for (let left = count; left > 0;) {
    date = nextDay(date);
    if (!isWeekend(date)) left -= 1;
  }
  while (isWeekend(date)) date = nextDay(date);
  return date;
}

const nextDay = (date: Date) => new Date(date.getTime() + day);
const isWeekend = (date: Date) => date.getUTCDay() === 0 || date.getUTCDay() === 6;
const isoDay = (date: Date) => date.toISOString().slice(0, 10);
