/**
 * What is left of a price after its cost, in basis points of the price: 2500 is 25 %. Null without a price or a cost, and
 * for goods given away, which have no margin to speak of.
 * @param price minor units
 * @param cost minor units
 */
export function marginBasisPoints(
  price: number | null | undefined,
  cost: number | null | undefined,
): number | null {
  if (price === null || price === undefined || cost === null || cost === undefined || price === 0)
    return null;
  return Math.round(((price - cost) / price) * 10_000);
}

/** Below this margin somebody looks twice at a price before it holds: 10 %. */
export const thinMarginBasisPoints = 1000;

/** How much a price is below the list, in basis points of the list; negative above it, null where either is missing. */
export function discountBasisPoints(
  price: number | null | undefined,
  list: number | null | undefined,
): number | null {
  if (price === null || price === undefined || !list) return null;
  return Math.round(((list - price) / list) * 10_000);
}

/** The price that lies so many basis points below the list, rounded to the minor unit. */
export const discountedPrice = (list: number, basisPoints: number): number =>
  Math.round((list * (10_000 - basisPoints)) / 10_000);
