import type { Refund as RefundView } from '@gantry/contracts/schemas/order-request';
import type { Order, OrderLine } from '../order/order.entity.ts';
import { dueOf, owedBackOf, soldLines } from '../order/order-sums.ts';
import type { GoodsCredit } from '../order/refund.entity.ts';
import { lessValue } from '../order/units-value.ts';

/** Units of an order's line that are asked for. */
export interface Part {
  readonly line: OrderLine;
  readonly quantity: number;
}

/** On what terms goods are credited; the fee is in minor units. */
export interface CreditTerms {
  readonly isSellersFault: boolean;
  readonly restockingFee: number;
}

/** What the last units of a line are worth, as they would be split off; to the cent. */
const valueOf = ({ line, quantity }: Part) =>
  lessValue({ amount: line.total, tax: line.tax }, line.valueOfFirst(line.quantity - quantity));

const goodsOf = (parts: readonly Part[]): number =>
  parts.reduce((sum, part) => sum + valueOf(part).amount, 0);

/** A percentage of what goods cost, rounded half up; minor units. */
export const restockingFeeOf = (parts: readonly Part[], percent: number): number =>
  Math.floor((goodsOf(parts) * percent + 50) / 100);

/**
 * What goods that left are credited with: their price and tax by the order's own rates, freight and handling in proportion
 * where the seller is to blame, less the fee. All goods credited one after the other come to what the order cost.
 */
export function creditOf(order: Order, parts: readonly Part[], terms: CreditTerms): GoodsCredit {
  const lines = parts.map((part) => {
    const { amount, tax } = valueOf(part);
    return { lineNumber: part.line.lineNumber, quantity: part.quantity, amount, tax };
  });
  const charges = terms.isSellersFault ? chargesOf(order, goodsOf(parts)) : noCharges;
  const sum = lines.reduce((all, { amount, tax }) => all + amount + tax, 0);
  const all = sum + charges.shipping + charges.handlingFee + charges.chargesTax;
  const restockingFee = Math.min(terms.restockingFee, all);
  return { lines, ...charges, restockingFee, amount: all - restockingFee };
}

const noCharges = { shipping: 0, handlingFee: 0, chargesTax: 0 };

/** The share of freight and handling that goes with goods; what was credited before is left out. */
function chargesOf(order: Order, goods: number): typeof noCharges {
  const { charges, credits } = order;
  const base = soldLines(order).reduce((sum, { total }) => sum + total, 0);
  const credited = Math.min(base, credits.faultGoods + goods);
  const shareOf = (kind: keyof typeof noCharges) => {
    const share = base === 0 ? 0 : Math.floor((2 * charges[kind] * credited + base) / (2 * base));
    return Math.max(0, share - credits[kind]);
  };
  return {
    shipping: shareOf('shipping'),
    handlingFee: shareOf('handlingFee'),
    chargesTax: shareOf('chargesTax'),
  };
}

/** A credit as it is shown before it is given, with what of it would be paid back now. */
export function creditView(order: Order, credit: GoodsCredit): RefundView {
  const { lines, restockingFee, amount } = credit;
  return {
    goods: lines.reduce((sum, line) => sum + line.amount, 0),
    tax: lines.reduce((sum, line) => sum + line.tax, 0),
    charges: credit.shipping + credit.handlingFee + credit.chargesTax,
    restockingFee,
    credit: amount,
    payout: payoutOf(order, amount),
  };
}

/** What a cancellation takes off an order that has not left; its charges go with the last of its goods. */
export function cancellationView(order: Order, parts: readonly Part[]): RefundView {
  const values = parts.map(valueOf);
  const goods = values.reduce((sum, { amount }) => sum + amount, 0);
  const tax = values.reduce((sum, part) => sum + part.tax, 0);
  const isAll = soldLines(order).every((line) =>
    parts.some((part) => part.line === line && part.quantity === line.quantity),
  );
  const charges = isAll ? dueOf(order) - goods - tax : 0;
  const credit = goods + tax + charges;
  return { goods, tax, charges, restockingFee: 0, credit, payout: payoutOf(order, credit) };
}

/** What of a sum was paid, so that it goes back: money beyond what is still owed without it. */
function payoutOf(order: Order, sum: number): number {
  const { captured, refunded } = order.paymentFacts;
  const { claimed, processed } = order.refunds;
  const goneBack = claimed + Math.max(0, refunded - processed);
  return Math.max(0, Math.min(sum, captured - goneBack - (dueOf(order) - sum)));
}

/** Where lines end that are cancelled before they left. */
export function cancelledAs(
  order: Order,
  lines: readonly OrderLine[],
): 'cancelled-refund-pending' | 'cancelled-not-charged' | 'cancelled' {
  if (owedBackOf(order, lines) > 0) return 'cancelled-refund-pending';
  return order.paymentTerm === 'advanced' && order.grandTotal > 0 ? 'cancelled-not-charged' : 'cancelled';
}
