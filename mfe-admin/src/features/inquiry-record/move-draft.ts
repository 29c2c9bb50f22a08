import type { AdminInquiry } from '@gantry/contracts/schemas/inquiry';
import type { QuoteStatus } from '@gantry/contracts/statuses/moves';
import {
  quoteCancelReasons,
  quoteClearReasons,
  type QuoteCancelReason,
  type QuoteClearReason,
} from '@gantry/contracts/statuses/quote-moves';

export type Reason = QuoteCancelReason | QuoteClearReason;

/** What stands in the fields of the desk; it stays there until a move has taken it. */
export interface MoveDraft {
  readonly message: string;
  readonly note: string;
  readonly reason: Reason | '';
  readonly mergedInto: string;
}
export const emptyDraft: MoveDraft = { message: '', note: '', reason: '', mergedInto: '' };

/** Why somebody of the store ends an inquiry; a customer withdraws himself. */
export const cancelReasons = quoteCancelReasons.filter((reason) => reason !== 'withdrawn');

/** The reasons that any of the open moves takes. */
export function reasonsFor({ moves }: Pick<AdminInquiry, 'moves'>): readonly Reason[] {
  const needs = moves.map((move) => move.needs);
  return [
    ...(needs.includes('cancel-reason') ? cancelReasons : []),
    ...(needs.includes('clear-reason') ? quoteClearReasons : []),
  ];
}

/** The field that must be filled before this move can be asked for. */
export function missingFor(
  { needs }: AdminInquiry['moves'][number],
  draft: MoveDraft,
): keyof MoveDraft | null {
  if (needs === 'message' || needs === 'note') return draft[needs].trim() === '' ? needs : null;
  if (needs === null) return null;
  const fitting: readonly string[] = needs === 'cancel-reason' ? cancelReasons : quoteClearReasons;
  if (!fitting.includes(draft.reason)) return 'reason';
  return draft.reason === 'merged' && draft.mergedInto.trim() === '' ? 'mergedInto' : null;
}

/** The draft as the call takes it: a reason only where the move has one. */
export function moveBody(
  { to, needs }: AdminInquiry['moves'][number],
  draft: MoveDraft,
  version: number,
): { to: QuoteStatus; version: number } & Record<'message' | 'note' | 'mergedInto', string | null> & {
    reason: Reason | null;
  } {
  const takesReason = needs === 'cancel-reason' || needs === 'clear-reason';
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
