/** How far the units of a line have come, and what they are worth. */
interface CountedLine {
  readonly quantity: number;
  quantityShipped: number;
  quantityDelivered: number;
  quantityReturned: number;
  quantityCancelled: number;
  readonly total: number;
  readonly tax: number;
}

/** Counts of a line and of the part that was split off, both already with their own quantity. */
export function shareCounts(line: CountedLine, part: CountedLine, isShipped: boolean): void {
  const nothing = { quantityShipped: 0, quantityDelivered: 0, quantityReturned: 0, quantityCancelled: 0 };
  Object.assign(part, nothing, { shippedAmount: 0, shippedTax: 0 });
  if (!isShipped) return;
  const { quantity } = part;
  part.quantityShipped = quantity;
  part.quantityDelivered = Math.max(0, line.quantityDelivered - line.quantity);
  part.quantityReturned = Math.max(0, line.quantityReturned - line.quantity);
  line.quantityShipped -= quantity;
  line.quantityDelivered -= part.quantityDelivered;
  line.quantityReturned -= part.quantityReturned;
  for (const one of [line, part]) Object.assign(one, { shippedAmount: one.total, shippedTax: one.tax });
}
