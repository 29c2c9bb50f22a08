import { DomainError } from '@gantry/nest-kit/errors';
import type { PurchaseOrder, PurchaseOrderLine } from './purchase-order.entity.ts';

/** The lines meant, with what is said of them. @throws DomainError INVALID for a line it does not have, or one twice */
export function placed<Said extends { readonly lineNumber: number }>(
  order: PurchaseOrder,
  said: readonly Said[],
): (Said & { readonly line: PurchaseOrderLine })[] {
  const lines = new Map(order.lines.getItems().map((line) => [line.lineNumber, line]));
  return said.map((one, index) => {
    const line = lines.get(one.lineNumber);
    lines.delete(one.lineNumber);
    if (!line)
      throw new DomainError('INVALID', undefined, [
        { path: `body.lines.${index}.lineNumber`, message: 'is no line' },
      ]);
    return { ...one, line };
  });
}
