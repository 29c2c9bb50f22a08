import type { OrderLine as OrderLineView } from '@gantry/contracts/schemas/order';
import { areSameDays, wholeDays } from '@gantry/domain/delivery-days';

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
  ...joinedDelivery(line, part),
});

/** Days of a line and of units that were split off it, as they were promised together. */
function joinedDelivery(...lines: OrderLineView[]): Pick<OrderLineView, 'promise' | 'arrival' | 'parts'> {
  const all = lines.flatMap(({ quantity, promise, arrival = null, parts }) =>
    parts.length > 0 ? parts : [{ quantity, ships: promise, arrives: arrival }],
  );
  const parts = all.reduce<OrderLineView['parts']>((joined, part) => {
    const last = joined.at(-1);
    if (!last || !areSameDays(last.ships, part.ships)) return [...joined, part];
    return [...joined.slice(0, -1), { ...last, quantity: last.quantity + part.quantity }];
  }, []);
  const { ships, arrives } = wholeDays(parts);
  return { promise: ships, arrival: arrives, parts: parts.length > 1 ? parts : [] };
}
