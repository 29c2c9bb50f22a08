import type { Order as OrderView } from '@gantry/contracts/schemas/order';
import { isShownToCustomer } from '@gantry/domain/statuses/line-groups';
import type { LineStatus } from '@gantry/domain/statuses/line-statuses';
import type { OrderState } from '@gantry/domain/statuses/order-states';
import type { PaymentStatus } from '@gantry/domain/statuses/payment-statuses';
import { english } from '../shared/english-wording.ts';
import type { StatusChange } from './status-change.entity.ts';

type Entry = OrderView['history'][number];

/** The whole timeline with who did what and why. */
export const staffHistory = (changes: readonly StatusChange[]): Entry[] => changes.map(entryOf);

/**
 * The timeline in the buyer's words: no names, no reasons, no step they cannot tell from the one before, and nothing
 * about a suspicion of fraud.
 */
export const customerHistory = (changes: readonly StatusChange[]): Entry[] =>
  changes.filter(isNews).map((change) => ({ ...entryOf(change), actor: null, reason: null }));

function isNews(change: StatusChange): boolean {
  if (change.axis === 'line' && !isShownToCustomer(change.toStatus as LineStatus)) return false;
  if (change.toStatus === 'fraud' || change.fromStatus === 'fraud') return false;
  if (change.axis === 'tax') return true;
  return change.fromStatus === null
    ? change.axis === 'order'
    : wordingOf(change, change.fromStatus) !== wordingOf(change);
}

const entryOf = (change: StatusChange): Entry => ({
  at: change.at.toISOString(),
  axis: change.axis,
  lineNumber: change.lineNumber ?? null,
  from: change.fromStatus ?? null,
  to: change.toStatus,
  wording: wordingOf(change),
  actor: change.actor ?? (change.actorRole === 'system' ? 'system' : null),
  reason: change.reason ?? null,
});

function wordingOf({ axis, toStatus }: StatusChange, status = toStatus): string {
  if (axis === 'tax') return english.taxLowered;
  if (axis === 'line') return english.line(status as LineStatus);
  return axis === 'order' ? english.order(status as OrderState) : english.payment(status as PaymentStatus);
}
