import type { AdminInquiry } from '@gantry/contracts/schemas/inquiry';
import {
  type QuoteCancelReason,
  quoteCancelReasons,
  type QuoteClearReason,
  quoteClearReasons,
} from '@gantry/domain/statuses/quote-reasons';
import type { QuoteStatus } from '@gantry/domain/statuses/quote-statuses';

type Transition = AdminInquiry['transitions'][number];
export type Reason = QuoteCancelReason | QuoteClearReason;

/** What stands in the fields; it stays there until a transition has taken it. */
export interface TransitionDraft {
  readonly message: string;
  readonly note: string;
  readonly reason: Reason | '';
  readonly mergedInto: string;
}
export const emptyDraft: TransitionDraft = { message: '', note: '', reason: '', mergedInto: '' };

/** Why somebody of the store ends an inquiry; customers withdraw themselves. */
const cancelReasons = quoteCancelReasons.filter((reason) => reason !== 'withdrawn');

/** The reasons that any of the open transitions takes. */
export function reasonsFor(open: readonly Pick<Transition, 'needs'>[]): readonly Reason[] {
  const needs = open.flatMap((one) => one.needs);
  return [
    ...(needs.includes('cancel-reason') ? cancelReasons : []),
    ...(needs.includes('clear-reason') ? quoteClearReasons : []),
  ];
}

/** The field that must be filled before this transition can be asked for. */
export function missingFor({ needs }: Transition, draft: TransitionDraft): keyof TransitionDraft | null {
  for (const need of needs) {
    const missing = need === 'message' || need === 'note' ? emptyText(need, draft) : noReason(need, draft);
    if (missing) return missing;
  }
  return null;
}

const emptyText = (field: 'message' | 'note', draft: TransitionDraft) =>
  draft[field].trim() === '' ? field : null;

function noReason(need: 'cancel-reason' | 'clear-reason', draft: TransitionDraft) {
  const fitting: readonly string[] = need === 'cancel-reason' ? cancelReasons : quoteClearReasons;
  if (!fitting.includes(draft.reason)) return 'reason';
  return draft.reason === 'merged' && draft.mergedInto.trim() === '' ? 'mergedInto' : null;
}

/** The draft as the call takes it: a reason only where the transition has one. */
export function transitionBody(
  { to, needs }: Transition,
  draft: TransitionDraft,
  version: number,
): { to: QuoteStatus; version: number } & Record<'message' | 'note' | 'mergedInto', string | null> & {
    reason: Reason | null;
  } {
  const takesReason = needs.includes('cancel-reason') || needs.includes('clear-reason');
  const reason = takesReason && draft.reason !== '' ? draft.reason : null;
  return {
    to,
    version,
    message: draft.message.trim() || null,
    note: draft.note.trim() || null,
    reason,
    mergedInto: reason === 'merged' ? draft.mergedInto.trim().toLowerCase() : null,
  };
}
