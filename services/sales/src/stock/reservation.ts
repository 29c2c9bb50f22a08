import type { InboundUnits } from '@gantry/contracts/schemas/inbound';
import type { Availability } from '@gantry/domain/statuses/availability';
import { isBoundToStock } from '../shared/purchasable.ts';

/** How many units of a product there are, and how many are on their way. */
export interface StockUnits {
  readonly sku: string;
  readonly onHand: number;
  /** set aside for order lines; they lie on the shelf */
  readonly reserved: number;
  /** ordered as well, by lines that wait for units to come; the next that come are theirs */
  readonly awaited: number;
  /** what suppliers bring for the shelf, the soonest first, whoever has ordered it */
  readonly inbound: readonly InboundUnits[];
}
/** How a stock level changes: what is added to its numbers. */
export type StockMove = Pick<StockUnits, 'sku' | 'onHand' | 'reserved' | 'awaited'>;

/** Never negative: a count may find less on the shelf than is already promised. */
export const availableUnits = ({
  onHand,
  reserved,
  awaited,
}: Pick<StockUnits, 'onHand' | 'reserved' | 'awaited'>): number => Math.max(0, onHand - reserved - awaited);

/** What suppliers bring and nobody has ordered, day by day: whoever waits already is served first. */
export function freeInbound({ onHand, reserved, awaited, inbound }: Omit<StockUnits, 'sku'>): InboundUnits[] {
  let claimed = Math.max(0, reserved + awaited - onHand);
  return inbound.flatMap(({ expectedOn, quantity }) => {
    const taken = Math.min(claimed, quantity);
    claimed -= taken;
    return quantity > taken ? [{ expectedOn, quantity: quantity - taken }] : [];
  });
}

/** An order line, as far as stock follows it. */
export interface StockedLine {
  readonly id: string;
  readonly sku: string;
  readonly quantity: number;
  readonly availabilityAtOrder: Availability;
}
/** What an order line asks of the stock. */
export interface StockRequest {
  readonly lineId: string;
  readonly sku: string;
  readonly quantity: number;
  readonly availability: Availability;
}
/** Units set aside for a line, and those it waits for. */
export interface Reserved {
  readonly lineId: string;
  readonly sku: string;
  readonly quantity: number;
  readonly awaited: number;
}
export interface Shortage {
  readonly sku: string;
  readonly wanted: number;
  readonly available: number;
}
/**
 * Where units may come from that do not lie on the shelf: from nowhere, from what suppliers bring for it, or from there
 * and whatever is ordered in later.
 */
export type BeyondShelf = 'nothing' | 'inbound' | 'ordered-in';

/**
 * Sets units aside for lines. Products sold from the shelf need all of them there, backordered ones need the rest on its
 * way; those with a lead time take what is there or comes, and wait for the rest; products that are not counted take
 * nothing.
 */
export function reserveUnits(
  requests: readonly StockRequest[],
  levels: readonly StockUnits[],
  beyond: BeyondShelf = 'nothing',
) {
  const left = new Map(levels.map((level) => [level.sku, leftOf(level)]));
  const reserved: Reserved[] = [];
  const shortages: Shortage[] = [];
  for (const { lineId, sku, quantity, availability } of requests) {
    const known = left.get(sku);
    if (known === undefined) continue;
    const taken = Math.min(quantity, known.shelf);
    const mayWait = beyond !== 'nothing' && !isBoundToStock({ availability });
    const awaited = mayWait ? Math.min(quantity - taken, known.inbound) : 0;
    if (taken + awaited < quantity && isBound(availability, beyond, known))
      shortages.push({ sku, wanted: quantity, available: taken + awaited });
    if (taken + awaited > 0) reserved.push({ lineId, sku, quantity: taken, awaited });
    known.shelf -= taken;
    known.inbound -= awaited;
  }
  return { reserved, shortages };
}

interface Left {
  shelf: number;
  inbound: number;
  /** whether suppliers bring any at all: what is backordered then comes from there and from nowhere else */
  readonly isBrought: boolean;
}
const leftOf = (level: StockUnits): Left => ({
  shelf: availableUnits(level),
  inbound: freeInbound(level).reduce((sum, { quantity }) => sum + quantity, 0),
  isBrought: level.inbound.length > 0,
});

/** Whether no more can be sold than lies there or is on its way. */
const isBound = (availability: Availability, beyond: BeyondShelf, { isBrought }: Left): boolean =>
  isBoundToStock({ availability }) || (availability === 'backordered' && beyond === 'inbound' && isBrought);

/** The stock moves that set units aside; with a sign of -1 those that give them back. */
export function movesOf(
  units: readonly Pick<Reserved, 'sku' | 'quantity' | 'awaited'>[],
  sign: 1 | -1 = 1,
): StockMove[] {
  const bySku = new Map<string, StockMove>();
  for (const { sku, quantity, awaited } of units) {
    const known = bySku.get(sku);
    bySku.set(sku, {
      sku,
      onHand: 0,
      reserved: (known?.reserved ?? 0) + quantity * sign,
      awaited: (known?.awaited ?? 0) + awaited * sign,
    });
  }
  return [...bySku.values()];
}
