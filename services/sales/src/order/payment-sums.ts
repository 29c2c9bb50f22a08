import type { EventPayload } from '@gantry/contracts/events';

/** Sums of an order's payment transactions, as the payments service tells them. */
export type PaymentSums = EventPayload<'payment.changed'>['facts'];

export const noPayment: PaymentSums = { authorized: 0, captured: 0, refunded: 0, voided: 0, attempt: null };
