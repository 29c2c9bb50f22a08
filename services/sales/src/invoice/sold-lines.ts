import type { EventPayload } from '@gantry/contracts/events';
import type { InvoiceLine } from '@gantry/contracts/schemas/invoice';
import type { Order } from '../order/order.entity.ts';
import type { InvoiceNames } from './invoice-names.ts';

/**
 * Units of an order's lines with what they cost, as they stand on an invoice or credit memo.
 * @param names of products in other languages
 */
export function soldLinesOf(
  order: Order,
  sold: EventPayload<'goods.shipped'>['lines'],
  names: InvoiceNames,
): InvoiceLine[] {
  const lines = new Map(order.lines.getItems().map((line) => [line.lineNumber, line]));
  return sold.map(({ lineNumber, quantity, amount, tax }) => {
    const line = lines.get(lineNumber);
    if (!line) throw new Error(`order ${order.number} has no line ${lineNumber}`);
    const { sku, name, partNumber, unitOfMeasure, unitPrice, isGift } = line;
    const product = { sku, name, localNames: names.get(sku) ?? {}, brand: line.brand ?? null, partNumber };
    return { lineNumber, ...product, quantity, unitOfMeasure, unitPrice, isGift, amount, tax };
  });
}
