import type { Offer } from '@gantry/contracts/schemas/offer';

/**
 * Whether an offer is sent to those who approve instead of accepted: by who may, unless what is chosen of it costs no more
 * than the limit that is the only reason.
 * @param total of what is chosen, minor units; null while it is not known
 */
export function isAsked({ approval, mayAsk }: Offer, total: number | null | undefined): boolean {
  if (!approval || !mayAsk) return false;
  const { limit, reasons } = approval;
  const isLimitAlone = limit !== null && reasons.every((reason) => reason === 'limit');
  return !(isLimitAlone && total != null && total <= limit);
}
