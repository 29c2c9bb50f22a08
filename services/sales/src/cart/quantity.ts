/** What a product may be ordered in. */
export interface QuantityRule {
  readonly minQuantity: number;
  readonly quantityIncrement: number;
}
const most = 999_999;

/** The next quantity a product can be ordered in: at least the minimum, up to a whole number of increments. */
export function roundQuantity(wanted: number, { minQuantity, quantityIncrement }: QuantityRule): number {
  const step = Math.max(1, quantityIncrement);
  const rounded = Math.ceil(Math.max(wanted, minQuantity, 1) / step) * step;
  return Math.min(rounded, Math.floor(most / step) * step);
}
