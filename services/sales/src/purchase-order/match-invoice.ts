import type { SupplierInvoice } from '@gantry/contracts/schemas/purchase-order';
import type { PurchaseOrder, PurchaseOrderLine } from './purchase-order.entity.ts';

type Difference = SupplierInvoice['differences'][number];
type Matched = Pick<
  PurchaseOrderLine,
  'lineNumber' | 'quantityShipped' | 'quantityReceived' | 'quantityDamaged' | 'unitCost'
>;

/**
 * Compares order, receipts and invoice. A line is billed for what came in undamaged (for drop shipments: what was
 * shipped), at its price or up to the tolerance above it; cheaper is no difference.
 * @param tolerance percent
 */
export function differencesOf(
  lines: readonly Matched[],
  invoice: Pick<SupplierInvoice, 'lines'>,
  { isDropShip, tolerance }: { readonly isDropShip: boolean; readonly tolerance: number },
): Difference[] {
  const billed = new Map(invoice.lines.map((line) => [line.lineNumber, line]));
  return lines.flatMap((line): Difference[] => {
    const { lineNumber, unitCost } = line;
    const { quantity = 0, unitCost: price = 0 } = billed.get(lineNumber) ?? {};
    const due = isDropShip ? line.quantityShipped : line.quantityReceived - line.quantityDamaged;
    const most = Math.floor(((unitCost ?? 0) * (100 + tolerance)) / 100);
    return [
      ...(quantity === due
        ? []
        : [{ lineNumber, kind: 'quantity' as const, expected: due, invoiced: quantity }]),
      ...(price <= most
        ? []
        : [{ lineNumber, kind: 'price' as const, expected: unitCost ?? 0, invoiced: price }]),
    ];
  });
}

/** The invoice of a purchase order with what differs; null before there is one. */
export function matchedInvoice(order: PurchaseOrder, tolerance: number): SupplierInvoice | null {
  const { invoice, isDropShip } = order;
  if (!invoice) return null;
  const differences = differencesOf(order.lines.getItems(), invoice, { isDropShip, tolerance });
  return { ...invoice, differences };
}
