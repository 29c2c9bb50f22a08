import type { Offer } from '@gantry/contracts/schemas/offer';

/**
 * Whether an offer is sent to those who approve instead of accepted: by who may, unless what is chosen of it costs no more
 * than the limit that is the only reason; and always where all of it is beyond the budget of what it is booked on.
 * @param total of what is chosen, minor units; null while it is not known
 * @param costCenterId what it is booked on, as chosen
 */
export function isAsked(
  { approval, mayAsk, costCenters }: Offer,
  total: number | null | undefined,
  costCenterId: string | null | undefined,
): boolean {
  if (!mayAsk) return false;
  if (costCenters?.some(({ id, isOverBudget }) => id === costCenterId && isOverBudget)) return true;
  if (!approval) return false;
  const { limit, reasons } = approval;
  const isLimitAlone = limit !== null && reasons.every((reason) => reason === 'limit');
  return !(isLimitAlone && total != null && total <= limit);
}
