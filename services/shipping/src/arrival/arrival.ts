import { arrivalDays, promisedDays } from '@gantry/domain/business-days';
import type { Arrival } from '@gantry/contracts/schemas/arrival';
import type { Supply } from '@gantry/contracts/schemas/product-page';

type Part = Supply['parts'][number];

/**
 * When a part of a quantity would be there: the days it leaves (with the cut-off and the free days of
 * specification §9), and then so many business days on the way.
 * @param transitDays business days lowest and highest; null where we do not ship by ourselves
 * @returns calendar days; null where nobody may promise: no day to leave, a file, or what nobody has
 */
export function arrivalOf(
  { quantity, availability, days }: Part,
  transitDays: readonly [number, number] | null,
  orderedAt: Date,
): Arrival['parts'][number] {
  // A file takes no way at all.
  if (!days || !transitDays || availability === 'download') return { quantity, from: null, to: null };
  return { quantity, ...arrivalDays(promisedDays(days, orderedAt), transitDays) };
}
