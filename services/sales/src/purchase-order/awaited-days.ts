import type { InboundUnits } from '@gantry/contracts/schemas/inbound';

/** Units a line waits for, in the order in which lines are served. */
interface Waiting {
  readonly lineId: string;
  readonly awaited: number;
}

/**
 * The day on which the last of a line's units reaches our dock, after those of all who wait longer; null where nobody
 * brings it.
 * @param waiting all lines that wait for the product, the first to be served first
 * @param inbound the soonest first
 */
export function dayOfLine(
  lineId: string,
  waiting: readonly Waiting[],
  inbound: readonly InboundUnits[],
): string | null {
  const place = waiting.findIndex((line) => line.lineId === lineId);
  let ahead = waiting.slice(0, place + 1).reduce((sum, { awaited }) => sum + awaited, 0);
  for (const { expectedOn, quantity } of inbound) {
    ahead -= quantity;
    if (ahead <= 0) return expectedOn;
  }
  return null;
}
