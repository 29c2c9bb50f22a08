import * as v from 'valibot';
import { amountSchema, currencySchema, recordNumberSchema, tokenSchema } from './common.ts';

/** Ways to pay online that are offered now, by their names of specification §9: a card, or a wallet. */
export const onlinePaymentServices = ['stripe-payment-intent', 'paypal-express-checkout'] as const;
export const onlinePaymentServiceSchema = v.picklist(onlinePaymentServices);
export type OnlinePaymentService = (typeof onlinePaymentServices)[number];

/** Which order is paid, and by what right: its owner's session, or the order's token. */
export const payerSchema = {
  token: v.optional(v.nullable(tokenSchema), null),
};

/**
 * Begins a payment. There is no amount in it: what is due is asked of the order, or of the invoice that is named, by
 * the server.
 */
export const startPaymentSchema = v.object({
  ...payerSchema,
  service: onlinePaymentServiceSchema,
  /** the invoice that is paid; null: the order itself */
  invoice: v.optional(v.nullable(recordNumberSchema), null),
  /** a card the account has saved */
  savedMethodId: v.optional(v.nullable(v.pipe(v.string(), v.uuid())), null),
  /** keep the card for the account */
  saveMethod: v.optional(v.boolean(), false),
});

const startedFields = {
  transactionId: v.string(),
  /** minor units */
  amount: amountSchema,
  currency: currencySchema,
  /** no money moves: the page says so */
  isTest: v.boolean(),
};
/** What the browser needs to go on: the card provider's element in the page, or the address of the wallet. */
export const startedPaymentSchema = v.variant('service', [
  v.object({
    ...startedFields,
    service: v.literal('stripe-payment-intent'),
    clientSecret: v.string(),
    publishableKey: v.string(),
    /** the provider's script; the only foreign one, and on payment pages alone */
    scriptUrl: v.string(),
    /** whether the saved card was charged already and nothing is left to enter */
    isSettled: v.boolean(),
  }),
  v.object({
    ...startedFields,
    service: v.literal('paypal-express-checkout'),
    /** where the payer approves; they come back to `/checkout/paypal/confirm` */
    approveUrl: v.string(),
  }),
]);
export type StartedPayment = v.InferOutput<typeof startedPaymentSchema>;

/** A way to pay online that is offered now. */
export const onlineWaySchema = v.variant('service', [
  v.object({
    service: v.literal('stripe-payment-intent'),
    isTest: v.boolean(),
    publishableKey: v.string(),
    /** the provider's script; only pages on which a card is entered may load it */
    scriptUrl: v.string(),
  }),
  v.object({ service: v.literal('paypal-express-checkout'), isTest: v.boolean() }),
]);
export type OnlineWay = v.InferOutput<typeof onlineWaySchema>;

/** The payer is back: the provider is asked how their payment stands. */
export const finishPaymentSchema = v.object({
  ...payerSchema,
  /** the provider's name of the payment, as its address brought it back */
  reference: v.pipe(v.string(), v.minLength(1), v.maxLength(255), v.regex(/^[A-Za-z0-9_-]+$/)),
});
/** Why a payment was refused, in codes that pages have words for; the provider's own code beside it. */
export const paymentFailures = [
  'declined',
  'insufficient-funds',
  'expired-card',
  'incorrect-cvc',
  'authentication-failed',
  'fraud',
  'processing-error',
  'abandoned',
  'provider-away',
] as const;
export const paymentFailureSchema = v.picklist(paymentFailures);
export type PaymentFailure = (typeof paymentFailures)[number];

/** How a card or wallet is shown; a card's number is never known here. */
export const paymentMethodSchema = v.object({
  /** `visa`, `mastercard`, `paypal` … */
  brand: v.string(),
  last4: v.nullable(v.string()),
  /** `MM/YY` */
  expires: v.nullable(v.string()),
});

export const finishedPaymentSchema = v.object({
  transactionId: v.string(),
  /** `settled`: reserved or paid; `waiting`: the provider is at work; `refused`: another attempt may be made */
  outcome: v.picklist(['settled', 'waiting', 'refused']),
  failure: v.nullable(paymentFailureSchema),
  method: v.nullable(paymentMethodSchema),
});
export type FinishedPayment = v.InferOutput<typeof finishedPaymentSchema>;
