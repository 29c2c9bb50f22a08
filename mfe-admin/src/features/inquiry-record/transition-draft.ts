import { transitionInquirySchema, type AdminInquiry } from '@gantry/contracts/schemas/admin-inquiry';
import {
  type QuoteCancelReason,
  quoteCancelReasons,
  type QuoteClearReason,
  quoteClearReasons,
} from '@gantry/domain/statuses/quote-reasons';
import type { QuoteStatus } from '@gantry/domain/statuses/quote-statuses';
import * as v from 'valibot';

type Transition = AdminInquiry['transitions'][number];
export type Reason = QuoteCancelReason | QuoteClearReason;

const text = (max: number) => v.optional(v.pipe(v.string(), v.maxLength(max)), '');
const fields = v.object({
  /** the transition whose button was pressed; empty for a message alone */
  to: v.optional(v.union([v.literal(''), transitionInquirySchema.entries.to]), ''),
  message: text(5000),
  note: text(500),
  reason: v.optional(v.picklist(['', ...quoteCancelReasons, ...quoteClearReasons]), ''),
  mergedInto: text(40),
  accountNumber: text(40),
});

/** What stands in the fields; it stays there until a transition has taken it. */
export type TransitionDraft = v.InferOutput<typeof fields>;
export const emptyDraft: TransitionDraft = {
  to: '',
  message: '',
  note: '',
  reason: '',
  mergedInto: '',
  accountNumber: '',
};

/** The rules of the form: a message alone needs its text, a transition what it needs. */
export function draftSchema(open: readonly Transition[]) {
  const missing = (draft: TransitionDraft) => {
    if (draft.to === '') return emptyText('message', draft);
    const wanted = open.find(({ to }) => to === draft.to);
    return wanted ? missingFor(wanted, draft) : null;
  };
  const has = <Field extends DraftField>(field: Field) =>
    v.forward<TransitionDraft, v.CheckIssue<TransitionDraft>, [Field]>(
      v.check((draft: TransitionDraft) => missing(draft) !== field, 'is needed for this transition'),
      [field],
    );
  return v.pipe(fields, has('message'), has('note'), has('reason'), has('mergedInto'), has('accountNumber'));
}

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

type DraftField = Exclude<keyof TransitionDraft, 'to'>;

/** The field that must be filled before this transition can be asked for. */
export function missingFor({ needs }: Transition, draft: TransitionDraft): DraftField | null {
  for (const need of needs) {
    const missing = missingNeed(need, draft);
    if (missing) return missing;
  }
  return null;
}

function missingNeed(need: Transition['needs'][number], draft: TransitionDraft): DraftField | null {
  if (need === 'account') return emptyText('accountNumber', draft);
  return need === 'message' || need === 'note' ? emptyText(need, draft) : noReason(need, draft);
}

const emptyText = (field: 'message' | 'note' | 'accountNumber', draft: TransitionDraft) =>
  draft[field].trim() === '' ? field : null;

function noReason(need: 'cancel-reason' | 'clear-reason', draft: TransitionDraft) {
  const fitting: readonly string[] = need === 'cancel-reason' ? cancelReasons : quoteClearReasons;
  if (!fitting.includes(draft.reason)) return 'reason';
  return draft.reason === 'merged' && draft.mergedInto.trim() === '' ? 'mergedInto' : null;
}

interface TransitionBody {
  readonly to: QuoteStatus;
  readonly version: number;
  readonly message: string | null;
  readonly note: string | null;
  readonly reason: Reason | null;
  readonly mergedInto: string | null;
  readonly accountNumber: string | null;
}

/** The draft as the call takes it: a reason only where the transition has one. */
export function transitionBody(
  { to, needs }: Transition,
  draft: TransitionDraft,
  version: number,
): TransitionBody {
  const takesReason = needs.includes('cancel-reason') || needs.includes('clear-reason');
  const reason = takesReason && draft.reason !== '' ? draft.reason : null;
  return {
    to,
    version,
    message: draft.message.trim() || null,
    note: draft.note.trim() || null,
    reason,
    mergedInto: reason === 'merged' ? draft.mergedInto.trim().toLowerCase() : null,
    accountNumber: needs.includes('account') ? draft.accountNumber.trim().toLowerCase() : null,
  };
}
