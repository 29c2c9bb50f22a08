/** Why an inquiry or quote was cancelled; there is no label for "declined" or "expired". */
export const quoteCancelReasons = ['withdrawn', 'rejected', 'no-answer', 'expired', 'not-quotable'] as const;
export type QuoteCancelReason = (typeof quoteCancelReasons)[number];

/** Why one was cleared; `answered` ends a question that never becomes an offer. */
export const quoteClearReasons = ['answered', 'duplicate', 'spam', 'merged'] as const;
export type QuoteClearReason = (typeof quoteClearReasons)[number];

/** Why a line of a quote cannot be had. */
export const lineUnavailableReasons = [
  'discontinued',
  'not-carried',
  'minimum-too-high',
  'no-supplier-answer',
  'restricted',
  'other',
] as const;
export type LineUnavailableReason = (typeof lineUnavailableReasons)[number];
