import { promisedDays, type PromisedDays } from '@gantry/domain/business-days';
import { availabilityRules } from '@gantry/domain/statuses/availability';
import type { PricedLine } from '@gantry/contracts/schemas/catalog';

/** When goods ordered at a moment leave, in business days; null where nobody may promise. */
export function promiseOf(
  line: Pick<PricedLine, 'leadDays' | 'availability'>,
  ordered: Date,
): PromisedDays | null {
  const days = line.leadDays ?? availabilityRules[line.availability].days;
  return days ? promisedDays(days, ordered) : null;
}
