import { createHash } from 'node:crypto';
import { wholeDays } from '@gantry/domain/delivery-days';
import { deliveryOf, type QuantityDelivery } from '../shared/promise.ts';
import type { OrderQuote } from './order-quote.ts';

/** When a line leaves and is there. */
export interface LineDates extends QuantityDelivery {
  readonly lineId: string;
  readonly sku: string;
}

/** What decides the days of an order. */
interface DatedOrder extends Pick<OrderQuote, 'lines'> {
  /** the way that is chosen; null where nothing goes there */
  readonly option: Pick<OrderQuote['option'], 'transitDays'> | null;
  /** the buyer waits for the last part of all lines */
  readonly shipTogether: boolean;
}

/** The days of each line if it is ordered at a moment and sent the way that is chosen. */
export function datesOf({ lines, option, shipTogether }: DatedOrder, ordered: Date): LineDates[] {
  const dates = lines.map(({ id, product, quantity }) => ({
    lineId: id,
    sku: product.sku,
    ...deliveryOf(product, quantity, ordered, option?.transitDays ?? null),
  }));
  return shipTogether ? together(dates, lines) : dates;
}

/** All lines on the days of the last; a file waits for nothing, nor does anything for it. */
function together(dates: readonly LineDates[], lines: DatedOrder['lines']): LineDates[] {
  const isFile = (at: number) => lines[at]?.product.availability === 'download';
  const whole = wholeDays(dates.filter((_, at) => !isFile(at)));
  return dates.map((line, at) => (isFile(at) ? line : { ...line, ...whole, parts: [] }));
}

/** Dates as a buyer sees them, with the key they accept them by. */
export const shownDates = (dates: readonly LineDates[]) => ({
  dates: dates.map(shownLine),
  datesKey: datesKey(dates),
});

/** Dates of one line as a buyer sees them. */
export const shownLine = ({ lineId, ships, arrives, parts }: LineDates) => ({
  lineId,
  ships,
  arrives,
  parts: [...parts],
});

/** The same for the same days of the same products, and another as soon as one of them is another. */
export function datesKey(dates: readonly LineDates[]): string {
  const days = dates.map(({ sku, ships, arrives, parts }) => [sku, ships, arrives, parts]);
  return createHash('sha256').update(JSON.stringify(days)).digest('base64url').slice(0, 22);
}
