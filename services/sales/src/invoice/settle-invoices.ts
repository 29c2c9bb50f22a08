import { balanceOf, type InvoiceSums } from '@gantry/domain/statuses/invoice-statuses';

/** Money of an order, in minor units: what came for it, less lost disputes, and what of it went back. */
export interface OrderMoney {
  readonly captured: number;
  readonly refunded: number;
}
type Settled = Pick<InvoiceSums, 'paid' | 'refunded'>;

/**
 * How the money of an order settles its invoices, oldest first and never more than is open. What went back belongs to
 * what was credited; the rest of it, such as the price of a line that was canceled before it shipped, was never invoiced.
 * Money that is lost again is taken from the newest.
 */
export function settled(invoices: readonly InvoiceSums[], { captured, refunded }: OrderMoney): Settled[] {
  const after = invoices.map((sums) => ({ ...sums }));
  giveBack(after, refunded - total(after, 'refunded'));
  const uninvoiced = Math.max(0, refunded - total(after, 'refunded'));
  const free = captured - uninvoiced - total(after, 'paid');
  if (free > 0) payOldest(after, free);
  if (free < 0) takeFromNewest(after, -free);
  return after.map(({ paid, refunded: back }) => ({ paid, refunded: back }));
}

type Open = { -readonly [Key in keyof InvoiceSums]: number };
const total = (invoices: readonly InvoiceSums[], key: keyof InvoiceSums) =>
  invoices.reduce((sum, one) => sum + one[key], 0);

function giveBack(invoices: readonly Open[], amount: number): void {
  let left = amount;
  for (const one of invoices) {
    const part = Math.max(0, Math.min(left, Math.min(one.paid, one.credited) - one.refunded));
    one.refunded += part;
    left -= part;
  }
  // a refund that bounced
  for (const one of [...invoices].reverse()) {
    const part = Math.max(0, Math.min(-left, one.refunded));
    one.refunded -= part;
    left += part;
  }
}

function payOldest(invoices: readonly Open[], amount: number): void {
  let left = amount;
  for (const one of invoices) {
    const part = Math.min(left, balanceOf(one));
    one.paid += part;
    left -= part;
  }
}

function takeFromNewest(invoices: readonly Open[], amount: number): void {
  let left = amount;
  for (const one of [...invoices].reverse()) {
    const part = Math.min(left, one.paid - one.refunded);
    one.paid -= part;
    left -= part;
  }
}

/**
 * What of each credit memo has been used, oldest first: it has lowered what was owed, or was paid out. The newest wait
 * for their refund.
 */
export function usedOfMemos(memos: readonly number[], invoices: readonly InvoiceSums[]): number[] {
  const owedBack = invoices.reduce(
    (sum, { amount, credited, paid, refunded }) => sum + Math.max(0, paid - refunded - (amount - credited)),
    0,
  );
  let waiting = owedBack;
  return [...memos]
    .reverse()
    .map((amount) => {
      const part = Math.min(waiting, amount);
      waiting -= part;
      return amount - part;
    })
    .reverse();
}

/**
 * Which invoices a credit memo credits, and with how much: first those that hold its lines, oldest first, then any;
 * never more than is left of them.
 */
export function creditShares(
  invoices: readonly (InvoiceSums & { readonly lines: readonly { readonly lineNumber: number }[] })[],
  memo: { readonly amount: number; readonly lines: readonly { readonly lineNumber: number }[] },
): number[] {
  const credited = new Set(memo.lines.map(({ lineNumber }) => lineNumber));
  const holds = invoices.map(({ lines }) => lines.some(({ lineNumber }) => credited.has(lineNumber)));
  const shares = invoices.map(() => 0);
  let left = memo.amount;
  for (const wanted of [true, false]) {
    invoices.forEach((invoice, at) => {
      if (holds[at] !== wanted) return;
      const part = Math.min(left, invoice.amount - invoice.credited);
      shares[at] = part;
      left -= part;
    });
  }
  return shares;
}
