import type Stripe from 'stripe';
import type { LedgerRow } from '../payment-provider.ts';
import { idOf } from './stripe-payment.ts';

const kinds: Readonly<Record<string, LedgerRow['kind']>> = {
  charge: 'capture',
  payment: 'capture',
  refund: 'refund',
  payment_refund: 'refund',
  refund_failure: 'refund',
  payment_failure_refund: 'refund',
  stripe_fee: 'fee',
  payout: 'payout',
  payout_cancel: 'payout',
  payout_failure: 'payout',
};

/** A balance transaction as a row of the ledger; its source must have been read with it. */
export function ledgerRowOf(row: Stripe.BalanceTransaction): LedgerRow {
  const isDispute = row.reporting_category === 'dispute' || row.reporting_category === 'dispute_reversal';
  const source = typeof row.source === 'object' ? row.source : null;
  const payment = source && 'payment_intent' in source ? source.payment_intent : null;
  return {
    reference: idOf(row.source) ?? row.id,
    kind: isDispute ? 'dispute' : (kinds[row.type] ?? 'other'),
    amount: row.amount,
    fee: row.fee,
    payment: idOf(payment as string | { id: string } | null),
    at: new Date(row.created * 1000),
  };
}

/** From the first to past the last second of a day, UTC. @param day ISO date */
export function secondsOf(day: string): { readonly gte: number; readonly lt: number } {
  const gte = Date.parse(`${day}T00:00:00Z`) / 1000;
  return { gte, lt: gte + 86_400 };
}
