import type { AdminInquiry } from '@gantry/contracts/schemas/inquiry';
import { allowedMoves, canMove, type QuoteStatus } from '@gantry/contracts/statuses/moves';
import {
  mayMoveQuote,
  quoteCancelReasons,
  quoteClearReasons,
  quoteMoveNeed,
  type QuoteCancelReason,
  type QuoteClearReason,
  type QuoteMoveNeed,
} from '@gantry/contracts/statuses/quote-moves';
import { DomainError } from '@gantry/nest-kit/errors';
import type { Inquiry } from '../inquiry/inquiry.entity.ts';
import type { Actor } from '../order/actor.ts';

/** Moves whose guards nobody can meet yet: there are no offers, no binding of accounts and no block list. */
const guarded: ReadonlySet<QuoteStatus> = new Set([
  'move-to-offer',
  'sent-offer',
  'move-to-order',
  'unbound',
  'cancelled-black-list',
]);

/** What staff give with a move. */
export interface MoveFacts {
  readonly to: QuoteStatus;
  readonly message: string | null;
  readonly note: string | null;
  readonly reason: QuoteCancelReason | QuoteClearReason | null;
  readonly mergedInto: string | null;
}

/** The moves open to this person now, each with what it needs. */
export const deskMoves = (inquiry: Inquiry, { role }: Actor): AdminInquiry['moves'] =>
  allowedMoves('quote', inquiry.status)
    .filter((to) => mayMoveQuote(role, inquiry.status, to) && obstacleOf(inquiry, to) === null)
    .map((to) => ({ to, needs: quoteMoveNeed(to) }));

/** @throws DomainError WRONG_STATE outside the book or behind a guard, NOT_PERMITTED, INVALID with what is missing */
export function checkMove(inquiry: Inquiry, facts: MoveFacts, { role }: Actor): void {
  const { to } = facts;
  const { status } = inquiry;
  if (!canMove('quote', status, to)) throw new DomainError('WRONG_STATE', { status });
  const obstacle = obstacleOf(inquiry, to);
  if (obstacle) throw new DomainError('WRONG_STATE', { status, obstacle });
  if (!mayMoveQuote(role, status, to)) throw new DomainError('NOT_PERMITTED');
  const issue = issueOf(inquiry, facts);
  if (issue) throw new DomainError('INVALID', undefined, [issue]);
}

/** A conversation is open while somebody of the store has taken it and it has not ended. */
export const mayWriteTo = ({ status }: Inquiry): boolean =>
  ['in-work', 'waiting-manufacturer', 'waiting-customer', 'waiting-customer-important'].includes(status);

function obstacleOf(inquiry: Inquiry, to: QuoteStatus): string | null {
  if (guarded.has(to)) return 'not-yet';
  return to === 'in-work' && inquiry.isTooOldToReopen() ? 'too-old' : null;
}

function issueOf(inquiry: Inquiry, facts: MoveFacts) {
  const missing = missingFor(quoteMoveNeed(facts.to), facts);
  if (missing) return { path: `body.${missing}`, message: 'is needed for this move' };
  if (facts.reason === 'merged' && (!facts.mergedInto || facts.mergedInto === inquiry.number)) {
    return { path: 'body.mergedInto', message: 'is needed for this move' };
  }
  if (facts.message && facts.to === 'deleted') {
    return { path: 'body.message', message: 'cannot be sent with this move' };
  }
  return null;
}

function missingFor(need: QuoteMoveNeed | null, { message, note, reason }: MoveFacts): string | null {
  if (need === 'message') return message ? null : 'message';
  if (need === 'note') return note ? null : 'note';
  if (need === 'cancel-reason') return isOneOf(quoteCancelReasons, reason) ? null : 'reason';
  if (need === 'clear-reason') return isOneOf(quoteClearReasons, reason) ? null : 'reason';
  return null;
}

const isOneOf = (reasons: readonly string[], reason: string | null) =>
  reason !== null && reasons.includes(reason);
