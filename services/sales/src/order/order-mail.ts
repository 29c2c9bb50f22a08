import type { OrderLine } from './order.entity.ts';

/**
 * Lines as a mail to the customer lists them.
 * @param names in the customer's language, by sku
 */
export const mailLinesOf = (lines: readonly OrderLine[], names: ReadonlyMap<string, string> = new Map()) =>
  lines.map(({ sku, name, partNumber, quantity, total }) => ({
    name: names.get(sku) ?? name,
    partNumber,
    quantity,
    total,
  }));
