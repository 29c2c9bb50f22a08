import { isBoundToStock } from '../shared/purchasable.ts';
import type { Shortage } from '../stock/reservation.ts';
import type { QuotedLine } from './order-quote.ts';

/** Lines that ask for more than lies on the shelf, of products sold from the shelf. */
export function shortagesOf(
  lines: readonly Pick<QuotedLine, 'product' | 'quantity'>[],
  available: ReadonlyMap<string, number>,
): Shortage[] {
  return lines.flatMap(({ product, quantity }) => {
    const units = available.get(product.sku);
    const isShort = units !== undefined && units < quantity && isBoundToStock(product);
    return isShort ? [{ sku: product.sku, wanted: quantity, available: units }] : [];
  });
}
