import type { PaymentAttempt } from './payment-status.ts';
import type { TransitionRow } from './status-table.ts';

interface TransactionStatusRow<Label extends string> extends TransitionRow<Label> {
  readonly next: readonly Label[];
  /** the sum of the order that its amount counts in: reserved, or money that has come */
  readonly sum: 'authorized' | 'captured' | null;
  /** how the last attempt to pay stands while it is here; null: money moved or is reserved */
  readonly attempt: PaymentAttempt | null;
}
const rows = <Label extends string>(table: {
  readonly [L in Label]: TransactionStatusRow<NoInfer<Label>>;
}): Readonly<Record<Label, TransactionStatusRow<Label>>> => table;

/** The statuses of a payment transaction. */
export const transactionStatuses = /* @__PURE__ */ rows({
  initialized: {
    starts: true,
    next: [
      'running',
      'authorized',
      'instant',
      'delayed',
      'not-authorized',
      'terminated',
      'approved',
      'approved-on-hold',
    ],
    sum: null,
    attempt: 'in-progress',
  },
  running: {
    next: ['authorized', 'instant', 'delayed', 'not-authorized', 'terminated'],
    sum: null,
    attempt: 'in-progress',
  },
  delayed: {
    next: ['not-authorized', 'terminated', 'processed', 'processed-on-hold'],
    sum: null,
    attempt: 'in-progress',
  },
  'approved-on-hold': {
    next: ['not-authorized', 'approved', 'authorized', 'voided'],
    sum: null,
    attempt: 'in-progress',
  },
  authorized: {
    next: ['terminated', 'approved-on-hold', 'voided', 'partially-captured', 'captured'],
    sum: 'authorized',
    attempt: null,
  },
  approved: {
    next: ['terminated', 'voided', 'processed', 'processed-on-hold'],
    sum: null,
    attempt: 'in-progress',
  },
  'partially-captured': { next: ['captured', 'lost'], sum: 'captured', attempt: null },
  'processed-on-hold': { next: ['processed', 'voided'], sum: null, attempt: 'in-progress' },
  captured: { next: ['lost'], sum: 'captured', attempt: null },
  instant: { next: ['lost'], sum: 'captured', attempt: null },
  processed: { next: ['lost'], sum: 'captured', attempt: null },
  'not-authorized': { next: [], sum: null, attempt: 'refused' },
  terminated: { next: [], sum: null, attempt: 'ran-out' },
  voided: { next: [], sum: null, attempt: 'given-up' },
  lost: { next: [], sum: null, attempt: 'broken' },
});

export type TransactionStatus = keyof typeof transactionStatuses;
