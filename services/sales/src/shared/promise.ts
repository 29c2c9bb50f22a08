import { promisedDays, type PromisedDays } from '@gantry/domain/business-days';
import { availabilityRules } from '@gantry/domain/statuses/availability';
import type { PricedLine } from '@gantry/contracts/schemas/catalog';

/** Of each moment the days that were worked out, by lead time: the lines of a cart share few, and a calendar is slow. */
const known = new WeakMap<Date, Map<string, PromisedDays>>();

/** When goods ordered at a moment leave, in business days; null where nobody may promise. */
export function promiseOf(
  line: Pick<PricedLine, 'leadDays' | 'availability'>,
  ordered: Date,
): PromisedDays | null {
  const days = line.leadDays ?? availabilityRules[line.availability].days;
  if (!days) return null;
  const ofMoment = known.get(ordered) ?? new Map<string, PromisedDays>();
  known.set(ordered, ofMoment);
  const key = String(days);
  const promised = ofMoment.get(key) ?? promisedDays(days, ordered);
  ofMoment.set(key, promised);
  return promised;
}
