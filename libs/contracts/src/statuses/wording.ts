import type { LineStatus, OrderState, PaymentStatus, QuoteStatus } from './moves.ts';
import { lineWording } from './status-book.ts';

/** What a customer reads for the state of an order. A suspicion of fraud is never shown as one. */
export const orderStateWording: Record<OrderState, string> = {
  pending: 'Order Received',
  processing: 'In Progress',
  complete: 'Complete',
  closed: 'Closed',
  canceled: 'Cancelled',
  holded: 'On Hold',
  fraud: 'Under Review',
};

/** What a customer reads for the payment of an order. */
export const paymentWording: Record<PaymentStatus, string> = {
  pending: 'Payment Pending',
  authorized: 'Payment Authorized',
  partially_authorized: 'Payment Partly Authorized',
  paid: 'Paid',
  partially_paid: 'Partly Paid',
  refunded: 'Refunded',
  partially_refunded: 'Partly Refunded',
  voided: 'Payment Released',
  partially_voided: 'Payment Partly Released',
  failed: 'Payment Failed',
  canceled: 'Payment Cancelled',
  expired: 'Payment Expired',
  declined: 'Payment Declined',
  fraud: 'Under Review',
  unknown: 'Payment Being Checked',
};

/** Whether a customer sees a line of this status at all: deleted and unbound ones stay with the staff. */
export const isShownToCustomer = (status: LineStatus): boolean => lineWording[status] !== '(not shown)';

/** What a customer reads for a quote status; `(not shown)` hides the record. */
export const quoteWording = {
  new: 'New',
  'in-work': 'Being Processed',
  'waiting-manufacturer': 'Being Processed',
  'move-to-offer': 'Being Processed',
  'waiting-customer': 'Pending Customer Response',
  'waiting-customer-important': 'Pending Customer Response',
  'sent-offer': 'Offer Sent',
  'move-to-order': 'Ordered',
  cancelled: 'Cancelled',
  cleared: 'Closed',
  unbound: '(not shown)',
  deleted: '(not shown)',
  'cancelled-black-list': 'Cancelled',
} as const;

/** Whether a customer sees an inquiry or quote of this status at all. */
export const isQuoteShownToCustomer = (status: QuoteStatus): boolean =>
  quoteWording[status] !== '(not shown)';
