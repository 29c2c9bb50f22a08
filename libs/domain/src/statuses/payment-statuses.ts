import type enUS from '../messages/order-status/en-US.json';
import type { TransitionRow } from './status-table.ts';

interface PaymentStatusRow<Label extends string> extends TransitionRow<Label> {
  readonly next: readonly Label[];
  /** the message a customer reads; a suspicion of fraud is never shown as one */
  readonly wording: Extract<keyof typeof enUS, `status.payment.${string}`>;
}
const rows = <Label extends string>(table: {
  readonly [L in Label]: PaymentStatusRow<NoInfer<Label>>;
}): Readonly<Record<Label, PaymentStatusRow<Label>>> => table;

/** The payment statuses of an order: computed from its transactions by {@link file://./payment-status.ts}. */
export const paymentStatuses = /* @__PURE__ */ rows({
  pending: {
    starts: true,
    next: [
      'authorized',
      'partially_authorized',
      'paid',
      'partially_paid',
      'failed',
      'declined',
      'canceled',
      'expired',
      'fraud',
      'unknown',
    ],
    wording: 'status.payment.pending',
  },
  authorized: {
    next: ['paid', 'partially_paid', 'voided', 'partially_voided', 'expired', 'fraud', 'unknown'],
    wording: 'status.payment.authorized',
  },
  partially_authorized: {
    next: [
      'authorized',
      'paid',
      'partially_paid',
      'partially_voided',
      'voided',
      'expired',
      'fraud',
      'unknown',
    ],
    wording: 'status.payment.partially_authorized',
  },
  partially_voided: {
    next: ['authorized', 'partially_authorized', 'paid', 'partially_paid', 'voided', 'expired', 'unknown'],
    wording: 'status.payment.partially_voided',
  },
  partially_paid: {
    next: ['paid', 'partially_refunded', 'refunded', 'fraud', 'unknown'],
    wording: 'status.payment.partially_paid',
  },
  paid: {
    next: ['partially_refunded', 'refunded', 'partially_paid', 'failed', 'fraud', 'unknown'],
    wording: 'status.payment.paid',
  },
  partially_refunded: {
    next: ['refunded', 'paid', 'partially_paid', 'fraud', 'unknown'],
    wording: 'status.payment.partially_refunded',
  },
  refunded: { next: ['partially_refunded', 'unknown'], wording: 'status.payment.refunded' },
  voided: { next: ['pending'], wording: 'status.payment.voided' },
  failed: { next: ['pending', 'canceled'], wording: 'status.payment.failed' },
  declined: { next: ['pending', 'canceled', 'fraud'], wording: 'status.payment.declined' },
  expired: { next: ['pending', 'canceled'], wording: 'status.payment.expired' },
  canceled: { next: ['pending'], wording: 'status.payment.canceled' },
  fraud: { next: ['authorized', 'paid', 'voided', 'refunded'], wording: 'status.payment.fraud' },
  unknown: {
    next: [
      'pending',
      'authorized',
      'paid',
      'refunded',
      'voided',
      'partially_refunded',
      'partially_paid',
      'partially_voided',
      'partially_authorized',
      'failed',
      'canceled',
      'expired',
      'declined',
      'fraud',
    ],
    wording: 'status.payment.unknown',
  },
});

export type PaymentStatus = keyof typeof paymentStatuses;
