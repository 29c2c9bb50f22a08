import type { PricedLine } from '@gantry/contracts/schemas/catalog';
import { availabilityRules } from '@gantry/domain/statuses/availability';

/** Whether a product may lie in a cart: its label allows it and it has a price. */
export const mayEnterCart = ({ availability, unitPrice }: PricedLine): boolean =>
  unitPrice !== null && availabilityRules[availability].cart !== 'no';

/** Whether a product may be ordered without a person looking at it first. */
export const mayBeOrdered = (line: PricedLine): boolean =>
  mayEnterCart(line) && availabilityRules[line.availability].cart !== 'review';

/** Whether a promotion may give a product: what anybody may order, and what is labeled a gift. */
export const mayBeGiven = (line: PricedLine): boolean => line.availability === 'gift' || mayBeOrdered(line);

/** Labels that promise goods from our own shelf: no more can be sold than lies there. */
export const isBoundToStock = ({ availability }: Pick<PricedLine, 'availability'>): boolean =>
  availability === 'in-stock' || availability === 'discontinued' || availability === 'gift';

/**
 * The most of a product that can come: what lies on the shelf and what suppliers bring. Null where nothing bounds it.
 * @param line priced for the quantity that is wanted, so that its label is that of the last unit
 * @param available units on the shelf that nobody else has; null where nobody counts
 */
export function maxUnits(
  line: Pick<PricedLine, 'availability' | 'supply'>,
  available: number | null,
): number | null {
  const parts = line.supply ?? [];
  const isBound = isBoundToStock(line) || parts.some(({ availability }) => availability === null);
  if (available === null || !isBound) return null;
  const expected = parts.filter(({ expectedOn }) => expectedOn);
  return expected.reduce((sum, { quantity }) => sum + quantity, available);
}
