import { isLive } from '@gantry/domain/statuses/line-groups';
import type { LineStatus } from '@gantry/domain/statuses/line-statuses';
import type { PaymentSums } from './payment-sums.ts';

/** What was credited of goods that had left; minor units. `faultGoods` are those whose freight was credited, too. */
export interface OrderCredits {
  readonly amount: number;
  readonly faultGoods: number;
  readonly shipping: number;
  readonly handlingFee: number;
  readonly chargesTax: number;
}
export const noCredits: OrderCredits = {
  amount: 0,
  faultGoods: 0,
  shipping: 0,
  handlingFee: 0,
  chargesTax: 0,
};

/** Money that was asked to go back to the payer and not refused, and how much of it did; minor units. */
export interface OrderRefunds {
  readonly claimed: number;
  readonly processed: number;
}
export const noRefunds: OrderRefunds = { claimed: 0, processed: 0 };

interface SummedLine {
  readonly status: LineStatus;
  readonly quantityShipped: number;
  readonly total: number;
  readonly tax: number;
}
interface WithLines<Line extends SummedLine> {
  readonly lines: { readonly getItems: () => Line[] };
}
/** What of an order its sums are made of. */
interface Summed extends WithLines<SummedLine> {
  readonly grandTotal: number;
  readonly credits: OrderCredits;
}

/** Lines that are still to come, or have come: what has left stays sold until it is credited. */
export const soldLines = <Line extends SummedLine>(
  { lines }: WithLines<Line>,
  without: readonly Line[] = [],
): Line[] =>
  lines
    .getItems()
    .filter((line) => line.quantityShipped > 0 || (isLive(line.status) && !without.includes(line)));

/**
 * What the buyer owes for the order in all, paid or not; minor units.
 * @param without lines that are taken as cancelled
 */
export function dueOf(order: Summed, without: readonly SummedLine[] = []): number {
  const sold = soldLines(order, without);
  if (sold.length === 0) return 0;
  const charges =
    order.grandTotal - order.lines.getItems().reduce((sum, { total, tax }) => sum + total + tax, 0);
  return sold.reduce((sum, { total, tax }) => sum + total + tax, charges) - order.credits.amount;
}

/**
 * Money the payer has given beyond what they owe and that nobody has promised them back yet; minor units, never below 0.
 * @param without lines that are taken as cancelled
 */
export function owedBackOf(
  order: Summed & { readonly paymentFacts: PaymentSums; readonly refunds: OrderRefunds },
  without: readonly SummedLine[] = [],
): number {
  const { captured, refunded } = order.paymentFacts;
  const { claimed, processed } = order.refunds;
  // what finance gave back without being asked here counts, too
  const goneBack = claimed + Math.max(0, refunded - processed);
  return Math.max(0, captured - goneBack - dueOf(order, without));
}
