import type { Availability } from '@gantry/domain/statuses/availability';
import { isBoundToStock } from '../shared/purchasable.ts';

/** How many units of a product there are. */
export interface StockUnits {
  readonly sku: string;
  readonly onHand: number;
  readonly reserved: number;
}
/** How a stock level changes: what is added to its numbers. */
export type StockMove = StockUnits;

/** Never negative: a count may find less on the shelf than is already promised. */
export const availableUnits = ({ onHand, reserved }: Pick<StockUnits, 'onHand' | 'reserved'>): number =>
  Math.max(0, onHand - reserved);

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
/** Units set aside for a line. */
export interface Reserved {
  readonly lineId: string;
  readonly sku: string;
  readonly quantity: number;
}
export interface Shortage {
  readonly sku: string;
  readonly wanted: number;
  readonly available: number;
}

/**
 * Sets units aside for lines. Products sold from the shelf need all of them there; those with a lead time take what
 * is there and wait for the rest; products that are not counted take nothing.
 */
export function reserveUnits(requests: readonly StockRequest[], levels: readonly StockUnits[]) {
  const left = new Map(levels.map((level) => [level.sku, availableUnits(level)]));
  const reserved: Reserved[] = [];
  const shortages: Shortage[] = [];
  for (const { lineId, sku, quantity, availability } of requests) {
    const available = left.get(sku);
    if (available === undefined) continue;
    const taken = Math.min(quantity, available);
    if (taken < quantity && isBoundToStock({ availability }))
      shortages.push({ sku, wanted: quantity, available });
    if (taken > 0) reserved.push({ lineId, sku, quantity: taken });
    left.set(sku, available - taken);
  }
  return { reserved, shortages };
}

/** The stock moves that set units aside; with a sign of -1 those that give them back. */
export function movesOf(units: readonly Pick<Reserved, 'sku' | 'quantity'>[], sign: 1 | -1 = 1): StockMove[] {
  const bySku = new Map<string, number>();
  for (const { sku, quantity } of units) bySku.set(sku, (bySku.get(sku) ?? 0) + quantity);
  return [...bySku].map(([sku, quantity]) => ({ sku, onHand: 0, reserved: quantity * sign }));
}
