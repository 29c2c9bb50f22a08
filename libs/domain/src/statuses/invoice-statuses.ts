import type { MovedRow, StatusTone } from './status-table.ts';

/** Everything the store knows about one status of an invoice or credit memo. */
interface InvoiceStatusRow<Label extends string> extends MovedRow<Label> {
  readonly tone: StatusTone;
}
const rows = <Label extends string>(table: {
  readonly [L in Label]: InvoiceStatusRow<NoInfer<Label>>;
}): Readonly<Record<Label, InvoiceStatusRow<Label>>> => table;

const paying = ['system', 'finance', 'customer'] as const;
const finance = ['finance'] as const;
/** A dispute that was lost, or a check that bounced, opens the receivable again. */
const reopening = ['system', 'finance'] as const;

/**
 * The statuses of an invoice, with who may take it where. All but `canceled` are computed by {@link invoiceStatusOf};
 * overdue is no status but follows from the day it is due.
 */
export const invoiceStatuses = /* @__PURE__ */ rows({
  pending: {
    starts: true,
    next: { partially_paid: paying, paid: paying, voided: finance, canceled: finance },
    tone: 'waiting',
  },
  partially_paid: {
    next: { paid: paying, partially_refunded: finance, refunded: finance, pending: reopening },
    tone: 'progress',
  },
  paid: {
    next: {
      partially_refunded: finance,
      refunded: finance,
      partially_paid: reopening,
      pending: reopening,
    },
    tone: 'good',
  },
  partially_refunded: { next: { refunded: finance }, tone: 'neutral' },
  refunded: { next: {}, tone: 'neutral' },
  voided: { next: {}, tone: 'neutral' },
  canceled: { next: {}, tone: 'neutral' },
  /** imported without a trail of payments */
  unknown: {
    starts: true,
    next: { pending: finance, partially_paid: finance, paid: finance },
    tone: 'ask',
  },
});

export type InvoiceStatus = keyof typeof invoiceStatuses;

/** What the status of an invoice is computed from; minor units, none of them negative. */
export interface InvoiceSums {
  readonly amount: number;
  /** of credit memos */
  readonly credited: number;
  /** money that has come for it */
  readonly paid: number;
  /** of that, what went back */
  readonly refunded: number;
}

/** What is still to be paid; never negative: what was paid too much is given back, and no balance. */
export const balanceOf = ({ amount, credited, paid, refunded }: InvoiceSums): number =>
  Math.max(0, amount - credited - (paid - refunded));

/** The status of an invoice that was not canceled (the first match wins). */
export function invoiceStatusOf(sums: InvoiceSums): InvoiceStatus {
  const { amount, credited, paid, refunded } = sums;
  if (refunded > 0) return refunded >= paid ? 'refunded' : 'partially_refunded';
  if (paid === 0 && amount > 0 && credited >= amount) return 'voided';
  if (balanceOf(sums) === 0) return 'paid';
  return paid > 0 ? 'partially_paid' : 'pending';
}

/** Whether somebody still owes it. */
export const isInvoiceOpen = (status: InvoiceStatus): boolean =>
  status === 'pending' || status === 'partially_paid';

/** Days in which invoices of these terms are to be paid; what is paid in advance is due at once. */
export const daysToPay: Readonly<Record<'advanced' | 'net-15' | 'net-30', number>> = {
  advanced: 0,
  'net-15': 15,
  'net-30': 30,
};

/**
 * How old an open balance is, for statements and reminders.
 * @param dueOn ISO date of the day it was due; @param today ISO date
 */
export function agingBucketOf(dueOn: string, today: string): AgingBucket {
  const late = (Date.parse(today) - Date.parse(dueOn)) / 86_400_000;
  if (late <= 0) return 'current';
  if (late <= 30) return 'days-30';
  if (late <= 60) return 'days-60';
  return late <= 90 ? 'days-90' : 'older';
}
export const agingBuckets = ['current', 'days-30', 'days-60', 'days-90', 'older'] as const;
export type AgingBucket = (typeof agingBuckets)[number];

/** What a status means for whoever looks at it. */
export const invoiceTone = (status: InvoiceStatus): StatusTone =>
  // a page may be older than the services and not know the status
  (invoiceStatuses as Partial<typeof invoiceStatuses>)[status]?.tone ?? 'progress';
