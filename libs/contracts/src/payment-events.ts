import * as v from 'valibot';
import { defineEvent as event } from './event-definition.ts';
import { amountSchema } from './schemas/common.ts';
import { onlinePaymentServiceSchema } from './schemas/payment.ts';

/** What is told of payments. */
export const paymentEvents = {
  /** a provider's webhook has come in */
  'payment.reported': event({
    publisher: 'payments',
    subscribers: ['payments'],
    payload: v.object({ service: onlinePaymentServiceSchema, reference: v.string(), eventId: v.string() }),
  }),
  /** an account has removed a card: its provider is to forget it */
  'card.removed': event({
    publisher: 'payments',
    subscribers: ['payments'],
    payload: v.object({
      service: v.string(),
      /** the provider's name of the card */
      method: v.string(),
    }),
  }),
  /** somebody has paid an invoice of a colleague’s order online: told to each of the two */
  'invoice.paid-by-colleague': event({
    publisher: 'payments',
    subscribers: ['notifications'],
    payload: v.object({
      invoice: v.string(),
      orderNumber: v.string(),
      /** minor units */
      amount: amountSchema,
      payer: v.string(),
      /** whether this is told to whoever has paid, and not to whoever has ordered */
      isPayer: v.boolean(),
      email: v.string(),
      name: v.string(),
      locale: v.string(),
    }),
  }),
  'payment.changed': event({
    publisher: 'payments',
    subscribers: ['sales'],
    payload: v.object({
      orderNumber: v.string(),
      status: v.string(),
      transactionStatus: v.string(),
      /** sums of the order's transactions; sales computes the payment status from them and what is due */
      facts: v.object({
        authorized: amountSchema,
        captured: amountSchema,
        refunded: amountSchema,
        voided: amountSchema,
        attempt: v.nullable(
          v.picklist(['in-progress', 'refused', 'broken', 'ran-out', 'given-up', 'cleared']),
        ),
        /** the last attempt was refused as fraud */
        fraud: v.optional(v.boolean()),
        /** the provider did not answer the last time it was asked */
        unknown: v.optional(v.boolean()),
        /** an attempt waits for a review: of the provider's, or because it is not what was asked for */
        held: v.optional(v.boolean()),
        /** a payer has disputed a charge, and it is not decided */
        disputed: v.optional(v.boolean()),
      }),
    }),
  }),
} as const;
