import type { AdminInquiry } from '@gantry/contracts/schemas/inquiry';
import {
  quoteCancelReasons,
  quoteClearReasons,
  type QuoteCancelReason,
  type QuoteClearReason,
} from '@gantry/domain/statuses/quote-reasons';
import {
  quoteStatuses,
  type QuoteBlocker,
  type QuoteNeed,
  type QuoteStatus,
} from '@gantry/domain/statuses/quote-statuses';
import { allowedTransitions, canTransition, mayTransition } from '@gantry/domain/statuses/status-table';
import { DomainError } from '@gantry/nest-kit/errors';
import type { Inquiry } from '../inquiry/inquiry.entity.ts';
import type { Actor } from '../order/actor.ts';

/** What staff give with a transition. */
export interface TransitionFacts {
  readonly to: QuoteStatus;
  readonly message: string | null;
  readonly note: string | null;
  readonly reason: QuoteCancelReason | QuoteClearReason | null;
  readonly mergedInto: string | null;
}

/** The transitions of this person's role, with what each needs; without those the store cannot do at all. */
export const inquiryTransitions = (inquiry: Inquiry, { role }: Actor): AdminInquiry['transitions'] =>
  allowedTransitions(quoteStatuses, inquiry.status)
    .filter((to) => mayTransition(quoteStatuses, role, inquiry.status, to))
    .map((to) => ({ to, needs: needsOf(to), blockers: blockersOf(inquiry, to) }))
    .filter(({ blockers }) => !blockers.includes('UNSUPPORTED'));

/** @throws DomainError WRONG_STATE outside the book or with its `blockers`, NOT_PERMITTED, INVALID with what is missing */
export function checkTransition(inquiry: Inquiry, facts: TransitionFacts, { role }: Actor): void {
  const { to } = facts;
  const { status } = inquiry;
  if (!canTransition(quoteStatuses, status, to)) throw new DomainError('WRONG_STATE', { status });
  const blockers = blockersOf(inquiry, to);
  if (blockers.length > 0) throw new DomainError('WRONG_STATE', { status, blockers });
  if (!mayTransition(quoteStatuses, role, status, to)) throw new DomainError('NOT_PERMITTED');
  const issue = issueOf(inquiry, facts);
  if (issue) throw new DomainError('INVALID', undefined, [issue]);
}

/** A conversation is open while somebody of the store has taken it and it has not ended. */
export const mayWriteTo = ({ status }: Inquiry): boolean => quoteStatuses[status].conversation === true;

const needsOf = (to: QuoteStatus): QuoteNeed[] => {
  const { need } = quoteStatuses[to];
  return need ? [need] : [];
};

function blockersOf(inquiry: Inquiry, to: QuoteStatus): QuoteBlocker[] {
  const { blockers = [] } = quoteStatuses[to];
  return blockers.filter((blocker) => blocker === 'UNSUPPORTED' || inquiry.isTooOldToReopen());
}

function issueOf(inquiry: Inquiry, facts: TransitionFacts) {
  const missing = needsOf(facts.to).map((need) => missingFor(need, facts))[0];
  if (missing) return { path: `body.${missing}`, message: 'is needed for this transition' };
  if (facts.reason === 'merged' && (!facts.mergedInto || facts.mergedInto === inquiry.number)) {
    return { path: 'body.mergedInto', message: 'is needed for this transition' };
  }
  if (facts.message && facts.to === 'deleted') {
    return { path: 'body.message', message: 'cannot be sent with this transition' };
  }
  return null;
}

function missingFor(need: QuoteNeed, { message, note, reason }: TransitionFacts): string | null {
  if (need === 'message') return message ? null : 'message';
  if (need === 'note') return note ? null : 'note';
  const reasons = need === 'cancel-reason' ? quoteCancelReasons : quoteClearReasons;
  return isOneOf(reasons, reason) ? null : 'reason';
}

const isOneOf = (reasons: readonly string[], reason: string | null) =>
  reason !== null && reasons.includes(reason);
