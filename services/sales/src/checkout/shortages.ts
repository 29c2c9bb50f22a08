import { maxUnits } from '../shared/purchasable.ts';
import type { Shortage } from '../stock/reservation.ts';
import type { QuotedLine } from './order-quote.ts';

/** Lines that ask for more than can come. */
export function shortagesOf(
  lines: readonly Pick<QuotedLine, 'product' | 'quantity'>[],
  available: ReadonlyMap<string, number>,
): Shortage[] {
  return lines.flatMap(({ product, quantity }) => {
    const most = maxUnits(product, available.get(product.sku) ?? null);
    return most !== null && most < quantity ? [{ sku: product.sku, wanted: quantity, available: most }] : [];
  });
}
