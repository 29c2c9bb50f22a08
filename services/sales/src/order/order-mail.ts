import { lineDelivery } from './line-delivery.ts';
import type { OrderLine } from './order.entity.ts';

/**
 * Lines as a mail to the customer lists them.
 * @param names in the customer's language, by sku
 */
export const mailLinesOf = (lines: readonly OrderLine[], names: ReadonlyMap<string, string> = new Map()) =>
  lines.map((line) => ({
    name: names.get(line.sku) ?? line.name,
    sku: line.sku,
    partNumber: line.partNumber,
    quantity: line.quantity,
    total: line.total,
    ...(line.isGift ? { isGift: true } : {}),
    ...lineDelivery(line),
  }));
