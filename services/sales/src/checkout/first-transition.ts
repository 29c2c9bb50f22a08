import type { LineStatus } from '@gantry/domain/statuses/line-statuses';

/** What decides where the lines of a new order go first. */
export interface PlacedFacts {
  readonly paymentTerm: 'advanced' | 'net-15' | 'net-30';
  readonly creditApproved: boolean;
  /** what its offer asked for before anything is done */
  readonly depositDue?: number | null;
  /** state and ZIP code agree, so that the tax is right */
  readonly taxComplete: boolean;
  /** promotions leave nothing to pay */
  readonly isFree?: boolean;
}
export interface FirstTransition {
  readonly to: LineStatus;
  readonly reason: string;
}

/**
 * The transition the system makes right after an order is placed: review when a rule is hit, waiting for money
 * when it is paid in advance, none when it is ready to be confirmed, as where there is nothing to pay.
 */
export function firstTransition({
  paymentTerm,
  creditApproved,
  depositDue = null,
  taxComplete,
  isFree = false,
}: PlacedFacts): FirstTransition | null {
  if (!taxComplete) return { to: 'pending-review', reason: 'address: state and ZIP code do not agree' };
  if (isFree) return null;
  if (paymentTerm === 'advanced') return { to: 'pending', reason: 'payment: waiting for money' };
  if (creditApproved && depositDue !== null) {
    return { to: 'pending', reason: 'payment: waiting for the deposit' };
  }
  return creditApproved ? null : { to: 'pending-review', reason: 'credit: over the limit' };
}
