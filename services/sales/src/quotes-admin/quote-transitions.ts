import type { AdminInquiry } from '@gantry/contracts/schemas/admin-inquiry';
import {
  quoteCancelReasons,
  quoteClearReasons,
  type QuoteCancelReason,
  type QuoteClearReason,
} from '@gantry/domain/statuses/quote-reasons';
import {
  quoteNeedsOf,
  quoteStatuses,
  type QuoteBlocker,
  type QuoteNeed,
  type QuoteStatus,
} from '@gantry/domain/statuses/quote-statuses';
import { allowedTransitions, canTransition, mayTransition } from '@gantry/domain/statuses/status-table';
import { DomainError } from '@gantry/nest-kit/errors';
import type { Inquiry, InquiryLine } from '../inquiry/inquiry.entity.ts';
import type { Actor } from '../order/actor.ts';

/** What staff give with a transition. */
export interface TransitionFacts {
  readonly to: QuoteStatus;
  readonly message: string | null;
  readonly note: string | null;
  readonly reason: QuoteCancelReason | QuoteClearReason | null;
  readonly mergedInto: string | null;
  readonly accountNumber: string | null;
}

/** An inquiry with its lines, and whether an offer was ever sent for it. */
export interface TransitionContext {
  readonly inquiry: Inquiry;
  readonly wasOffered: boolean;
}

/** The transitions of this person's role, with what each needs; without those that only an offer makes. */
export function inquiryTransitions(context: TransitionContext, { role }: Actor): AdminInquiry['transitions'] {
  const { status, statusBefore = null } = context.inquiry;
  return allowedTransitions(quoteStatuses, status, statusBefore)
    .filter((to) => mayTransition(quoteStatuses, role, status, to))
    .map((to) => ({ to, needs: quoteNeedsOf(status, to), blockers: blockersOf(context, to) }))
    .filter(({ blockers }) => !blockers.includes('BY_OFFER'));
}

/** @throws DomainError WRONG_STATE outside the book or with its `blockers`, NOT_PERMITTED, INVALID with what is missing */
export function checkTransition(context: TransitionContext, facts: TransitionFacts, { role }: Actor): void {
  const { to } = facts;
  const { status, statusBefore = null } = context.inquiry;
  if (!canTransition(quoteStatuses, status, to, statusBefore))
    throw new DomainError('WRONG_STATE', { status });
  const blockers = blockersOf(context, to);
  if (blockers.length > 0) throw new DomainError('WRONG_STATE', { status, blockers });
  if (!mayTransition(quoteStatuses, role, status, to)) throw new DomainError('NOT_PERMITTED');
  const issue = issueOf(context.inquiry, facts);
  if (issue) throw new DomainError('INVALID', undefined, [issue]);
}

/** A conversation is open while somebody of the store has taken it and it has not ended. */
export const mayWriteTo = ({ status }: Inquiry): boolean => quoteStatuses[status].conversation === true;

/** A line is answered by a price, by saying that it cannot be had, or by another line instead of it. */
export const isAnswered = (line: InquiryLine, lines: readonly InquiryLine[]): boolean =>
  (line.unitPrice ?? null) !== null ||
  (line.notAvailable ?? null) !== null ||
  lines.some(({ alternativeFor }) => alternativeFor === line.id);

const isBlockedBy: Readonly<Record<QuoteBlocker, (context: TransitionContext) => boolean>> = {
  TOO_OLD: ({ inquiry }) => inquiry.isTooOldToReopen(),
  UNPRICED_LINES: ({ inquiry }) => {
    const lines = inquiry.lines.getItems();
    return lines.length === 0 || !lines.every((line) => isAnswered(line, lines));
  },
  OFFER_SENT: ({ wasOffered }) => wasOffered,
  BY_OFFER: () => true,
};

function blockersOf(context: TransitionContext, to: QuoteStatus): QuoteBlocker[] {
  const { blockers = [] } = quoteStatuses[to];
  // what is given back to an account was on its way before
  if (context.inquiry.status === 'unbound' && context.inquiry.statusBefore === to) return [];
  return blockers.filter((blocker) => isBlockedBy[blocker](context));
}

function issueOf(inquiry: Inquiry, facts: TransitionFacts) {
  const missing = quoteNeedsOf(inquiry.status, facts.to).map((need) => missingFor(need, facts))[0];
  if (missing) return { path: `body.${missing}`, message: 'is needed for this transition' };
  if (facts.reason === 'merged' && (!facts.mergedInto || facts.mergedInto === inquiry.number)) {
    return { path: 'body.mergedInto', message: 'is needed for this transition' };
  }
  if (facts.message && !quoteStatuses[facts.to].customer.wording) {
    return { path: 'body.message', message: 'cannot be sent with this transition' };
  }
  return null;
}

function missingFor(need: QuoteNeed, facts: TransitionFacts): string | null {
  if (need === 'message') return facts.message ? null : 'message';
  if (need === 'note') return facts.note ? null : 'note';
  if (need === 'account') return facts.accountNumber ? null : 'accountNumber';
  const reasons = need === 'cancel-reason' ? quoteCancelReasons : quoteClearReasons;
  return isOneOf(reasons, facts.reason) ? null : 'reason';
}

const isOneOf = (reasons: readonly string[], reason: string | null) =>
  reason !== null && reasons.includes(reason);
