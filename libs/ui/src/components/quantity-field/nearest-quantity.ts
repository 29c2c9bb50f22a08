/** The quantities a product can be bought in. */
export interface QuantityRule {
  min: number;
  step: number;
  max: number;
}

/**
 * The quantity that is meant by a typed number: at least the minimum, rounded up to the next full increment so that
 * the buyer never gets fewer than asked for. Nonsense becomes the minimum.
 */
export function nearestQuantity(quantity: number, { min, step, max }: QuantityRule): number {
  if (!Number.isFinite(quantity) || quantity <= min) return min;
  const stepped = min + Math.ceil((quantity - min) / step) * step;
  const largest = min + Math.floor((max - min) / step) * step;
  return Math.min(stepped, largest);
}
