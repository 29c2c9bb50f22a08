import type { OrderPayments } from './order-payments.ts';

/** What the cause of a refund begins with that finance gave and sales did not ask for. */
export const byFinance = 'finance:';

/**
 * How the refunds of an order ended that sales has asked for, by their references: paid out as a whole, or refused. One
 * that is under way, in any of its parts, is not in it.
 */
export function settledRefunds({ rows }: OrderPayments): Map<string, 'processed' | 'refused'> {
  const settled = new Map<string, 'processed' | 'refused'>();
  const refunds = rows.filter(
    ({ type, cause }) => type === 'refund' && cause && !cause.startsWith(byFinance),
  );
  for (const reference of new Set(refunds.map(({ cause }) => cause ?? ''))) {
    // a part that was refused and paid out in another way is replaced by that
    const parts = refunds.filter(({ cause, reasonCode }) => cause === reference && reasonCode !== 'replaced');
    if (parts.every(({ status }) => status === 'processed')) settled.set(reference, 'processed');
    else if (parts.every(({ status }) => ['processed', 'not-authorized', 'lost'].includes(status)))
      settled.set(reference, 'refused');
  }
  return settled;
}
