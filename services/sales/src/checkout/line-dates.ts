import { createHash } from 'node:crypto';
import { arrivalDays, type PromisedDays } from '@gantry/domain/business-days';
import { promiseOf } from '../shared/promise.ts';
import type { OrderQuote } from './order-quote.ts';

/** When a line leaves and is there; null where nobody may promise. */
export interface LineDates {
  readonly lineId: string;
  readonly sku: string;
  readonly ships: PromisedDays | null;
  readonly arrives: PromisedDays | null;
}

/** The days of each line if it is ordered at a moment and sent the way that is chosen. */
export const datesOf = (
  { lines, option }: Pick<OrderQuote, 'lines' | 'option'>,
  ordered: Date,
): LineDates[] =>
  lines.map(({ id, product }) => {
    const ships = promiseOf(product, ordered);
    return { lineId: id, sku: product.sku, ships, arrives: ships && arrivalDays(ships, option.transitDays) };
  });

/** Dates as a buyer sees them, with the key they accept them by. */
export const shownDates = (dates: readonly LineDates[]) => ({
  dates: dates.map(({ lineId, ships, arrives }) => ({ lineId, ships, arrives })),
  datesKey: datesKey(dates),
});

/** The same for the same days of the same products, and another as soon as one of them is another. */
export function datesKey(dates: readonly LineDates[]): string {
  const days = dates.map(({ sku, ships, arrives }) => [sku, ships, arrives]);
  return createHash('sha256').update(JSON.stringify(days)).digest('base64url').slice(0, 22);
}
