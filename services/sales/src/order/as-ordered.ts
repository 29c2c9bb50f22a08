import type { OrderLine as OrderLineView } from '@gantry/contracts/schemas/order';

interface Parted {
  readonly id: string;
  readonly splitFrom?: string | null;
}

/**
 * Tells which line of an order units were placed on: those that have gone another way since stand on a line of their own.
 * @param lines all of the order
 */
export function placedLineOf<Line extends Parted>(lines: readonly Line[]): (id: string) => Line | undefined {
  const byId = new Map(lines.map((line) => [line.id, line]));
  return (id) => {
    let line = byId.get(id);
    while (line?.splitFrom) line = byId.get(line.splitFrom);
    return line;
  };
}

/** The lines of an order as they were placed, so that a paper that is filed is the same tomorrow. */
export function asOrdered(lines: readonly OrderLineView[], all: readonly Parted[]): OrderLineView[] {
  const placedOf = placedLineOf(all);
  const whole = new Map<string, OrderLineView>();
  for (const line of lines) {
    const id = placedOf(line.lineId)?.id ?? line.lineId;
    const before = whole.get(id);
    whole.set(id, before ? added(before, line) : line);
  }
  return [...whole.values()];
}

const added = (line: OrderLineView, part: OrderLineView): OrderLineView => ({
  ...line,
  quantity: line.quantity + part.quantity,
  total: line.total + part.total,
  tax: line.tax + part.tax,
});
