import { paymentStatuses, type PaymentStatus } from './payment-statuses.ts';
import { canTransition } from './status-table.ts';

/**
 * How the last attempt to pay stands when no money moved; `cleared` is one that was suspected of fraud, looked into, and
 * given up without anything held against its payer.
 */
export type PaymentAttempt = 'in-progress' | 'refused' | 'broken' | 'ran-out' | 'given-up' | 'cleared';

/** The sums an order's payment status is computed from; all amounts in minor units. */
export interface PaymentFacts {
  /** what the buyer owes; cancelled lines do not count */
  readonly due: number;
  /** open authorisations */
  readonly authorized: number;
  /** captured or received, minus lost disputes */
  readonly captured: number;
  readonly refunded: number;
  /** released authorisations */
  readonly voided: number;
  readonly attempt: PaymentAttempt | null;
  readonly fraud: boolean;
  /** the provider's answer is missing, or the record was imported without a trail */
  readonly unknown: boolean;
}

const attempts: Record<PaymentAttempt, PaymentStatus> = {
  'in-progress': 'pending',
  refused: 'declined',
  broken: 'failed',
  'ran-out': 'expired',
  'given-up': 'canceled',
  cleared: 'voided',
};

/** The payment status of an order, computed and never typed in (the first match wins). */
export function paymentStatusOf(facts: PaymentFacts): PaymentStatus {
  if (facts.fraud) return 'fraud';
  if (facts.unknown) return 'unknown';
  return moneyStatus(facts) ?? authorisationStatus(facts) ?? attemptStatus(facts);
}

function moneyStatus({ due, captured, refunded }: PaymentFacts): PaymentStatus | null {
  if (captured <= 0) return null;
  if (refunded >= captured) return 'refunded';
  if (refunded > 0) return 'partially_refunded';
  return captured >= due ? 'paid' : 'partially_paid';
}

function authorisationStatus({ due, authorized, voided }: PaymentFacts): PaymentStatus | null {
  if (authorized <= 0) return null;
  if (voided > 0) return 'partially_voided';
  return authorized >= due ? 'authorized' : 'partially_authorized';
}

function attemptStatus({ due, voided, attempt }: PaymentFacts): PaymentStatus {
  if (attempt === 'in-progress') return 'pending';
  if (voided > 0) return 'voided';
  if (attempt) return attempts[attempt];
  // Nothing to pay and nobody tried to: a free order. Net terms stay pending until the invoice is paid.
  return due === 0 ? 'paid' : 'pending';
}

/**
 * The statuses a payment comes by, the last one included; none where it stays. One that had ended without money and has
 * some, or is reserved, when we hear of it again was begun anew meanwhile: tried again in the provider's own window, or what
 * a lost dispute or a bounced check left open was settled by finance. The book says `pending` for that. What it does not
 * foresee is one step, for somebody to look at.
 */
export function paymentSteps(from: PaymentStatus, to: PaymentStatus): PaymentStatus[] {
  if (from === to) return [];
  const isAllowed = (left: PaymentStatus, right: PaymentStatus) =>
    canTransition(paymentStatuses, left, right);
  const isBegunAnew = !isAllowed(from, to) && isAllowed(from, 'pending') && isAllowed('pending', to);
  return isBegunAnew ? ['pending', to] : [to];
}
