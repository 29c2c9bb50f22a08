import * as v from 'valibot';
import { amountSchema, currencySchema, line, recordNumberSchema, tokenSchema } from './common.ts';

/** Ways to pay online that are offered now, by their names of specification §9: a card, or a wallet. */
export const onlinePaymentServices = ['stripe-payment-intent', 'paypal-express-checkout'] as const;
export const onlinePaymentServiceSchema = v.picklist(onlinePaymentServices);
export type OnlinePaymentService = (typeof onlinePaymentServices)[number];

/** Which order is paid, and by what right: the session of its owner or of who pays for their company, or the order's token. */
const payerSchema = {
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
  /** of staff alone: a part of what is due, in minor units; null: all of it. Whoever pays for themselves pays all */
  part: v.optional(v.nullable(v.pipe(amountSchema, v.minValue(1))), null),
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
const paymentFailureSchema = v.picklist(paymentFailures);
export type PaymentFailure = (typeof paymentFailures)[number];

/** How a card or wallet is shown; a card's number is never known here. */
const paymentMethodSchema = v.object({
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

/** A card an account has saved, as it is shown to its owner. */
export const savedMethodSchema = v.object({
  id: v.string(),
  service: onlinePaymentServiceSchema,
  ...paymentMethodSchema.entries,
  /** chosen at first when the account pays */
  isDefault: v.boolean(),
});
export type SavedMethod = v.InferOutput<typeof savedMethodSchema>;

/** A card that is being saved without paying: what the browser needs to go on with the provider's element in the page. */
export const startedCardSchema = v.object({
  clientSecret: v.string(),
  publishableKey: v.string(),
  /** the provider's script; the only foreign one, and on payment pages alone */
  scriptUrl: v.string(),
  /** only test cards are taken: the page says so */
  isTest: v.boolean(),
});
export type StartedCard = v.InferOutput<typeof startedCardSchema>;

/** How the saving of a card stands; `reference` is the provider's name of it, as the browser comes back with it. */
export const finishCardSchema = v.object({ reference: line(100) });
export const finishedCardSchema = v.variant('outcome', [
  v.object({ outcome: v.literal('saved') }),
  /** its owner has not answered their bank, or the provider did not answer: ask again */
  v.object({ outcome: v.literal('waiting') }),
  v.object({ outcome: v.literal('refused'), failure: v.picklist(paymentFailures) }),
]);
export type FinishedCard = v.InferOutput<typeof finishedCardSchema>;

/** What finance can do about the payments of an order, and about one of its transactions. */
export const paymentActions = [
  'receipt',
  'capture',
  'refund',
  'write-off',
  'match',
  'send-back',
  'keep',
  'void',
  'approve',
  'pay-out',
  'returned',
  'clear-fraud',
] as const;
export type PaymentAction = (typeof paymentActions)[number];
const actionsSchema = v.array(v.picklist(paymentActions));

/** Orders that one check or transfer can pay. */
export const maxMatchedOrders = 50;
const positiveAmount = v.pipe(amountSchema, v.minValue(1));
const reason = line(300);
const onTransaction = { transactionId: v.pipe(v.string(), v.uuid()) };
/** One act of finance. A reason is kept in the audit trail; references are those of checks and transfers. */
export const actOnPaymentsSchema = v.variant('action', [
  v.object({ action: v.literal('capture'), amount: positiveAmount, reason }),
  v.object({ action: v.literal('refund'), amount: positiveAmount, reason }),
  v.object({ action: v.literal('write-off'), amount: positiveAmount, reason }),
  v.object({
    action: v.literal('match'),
    ...onTransaction,
    /** the order the money was meant for; null: this one */
    toOrder: v.optional(v.nullable(recordNumberSchema), null),
    /** the orders it was meant for, in place of one: each takes what it owes, in this order, and all of them something */
    toOrders: v.optional(
      v.pipe(
        v.array(recordNumberSchema),
        v.minLength(1),
        v.maxLength(maxMatchedOrders),
        v.check((numbers) => new Set(numbers).size === numbers.length, 'names an order twice'),
      ),
    ),
    reason,
  }),
  v.object({ action: v.literal('send-back'), ...onTransaction, reference: line(80), reason }),
  /** money on hold is kept as the credit of its customer, or of the company the order is for, for any order of theirs */
  v.object({ action: v.literal('keep'), ...onTransaction, reason }),
  v.object({ action: v.literal('void'), ...onTransaction, reason }),
  v.object({ action: v.literal('approve'), ...onTransaction, reason }),
  v.object({ action: v.literal('pay-out'), ...onTransaction, reference: line(80) }),
  v.object({ action: v.literal('returned'), ...onTransaction, reason }),
  /** the suspicion of fraud was looked into and is unfounded: the order may be paid again */
  v.object({ action: v.literal('clear-fraud'), ...onTransaction, reason }),
]);
export type ActOnPayments = v.InferOutput<typeof actOnPaymentsSchema>;

/** A transaction as the back office shows it; amounts in minor units. */
export const transactionViewSchema = v.object({
  id: v.string(),
  type: v.string(),
  service: v.string(),
  status: v.string(),
  amount: amountSchema,
  /** what came by check or transfer; null online */
  received: v.nullable(amountSchema),
  /** what is still reserved of an authorization */
  capturable: amountSchema,
  fee: v.nullable(amountSchema),
  reference: v.nullable(v.string()),
  reasonCode: v.nullable(v.string()),
  cause: v.nullable(v.string()),
  invoice: v.nullable(v.string()),
  note: v.nullable(v.string()),
  method: v.nullable(paymentMethodSchema),
  authorizedUntil: v.nullable(v.string()),
  createdAt: v.string(),
  updatedAt: v.string(),
  actions: actionsSchema,
});
export type TransactionView = v.InferOutput<typeof transactionViewSchema>;

/** Whose a credit is: what was paid for an order in the name of a company is that company's, whoever ordered. */
export const creditOwners = ['account', 'company'] as const;

/** Money that is kept as credit under an order. */
export const customerCreditSchema = v.object({
  transactionId: v.string(),
  /** the order it stands under, which it is moved from */
  orderNumber: v.string(),
  owner: v.optional(v.picklist(creditOwners), 'account'),
  /** the company it belongs to, with the account that stands for it; null where it is a person's, or nobody can say now */
  company: v.optional(
    v.nullable(v.object({ name: v.string(), accountNumber: v.nullable(v.string()) })),
    null,
  ),
  /** who has placed that order */
  customer: v.optional(v.nullable(v.string()), null),
  amount: amountSchema,
  reference: v.nullable(v.string()),
  since: v.string(),
});
export type CustomerCredit = v.InferOutput<typeof customerCreditSchema>;

export const orderPaymentsSchema = v.object({
  orderNumber: v.string(),
  currency: currencySchema,
  /** no money moves by this order's provider */
  isTest: v.boolean(),
  due: amountSchema,
  authorized: amountSchema,
  captured: amountSchema,
  refunded: amountSchema,
  /** what could be captured, given back, and is still owed */
  capturable: amountSchema,
  refundable: amountSchema,
  open: amountSchema,
  actions: actionsSchema,
  /** what may pay for it: credit of its customer, or of the company in whose name it is, under other orders, oldest first; none while nothing is owed */
  credits: v.optional(v.array(customerCreditSchema), []),
  transactions: v.array(transactionViewSchema),
});
export type OrderPaymentsView = v.InferOutput<typeof orderPaymentsSchema>;

/** A transaction that waits for finance, of any order. */
export const unmatchedRowSchema = v.object({
  id: v.string(),
  orderNumber: v.string(),
  customer: v.nullable(v.string()),
  kind: v.picklist(['unmatched', 'held', 'refund-by-hand']),
  service: v.string(),
  amount: amountSchema,
  reference: v.nullable(v.string()),
  since: v.string(),
});
/** Money that names no order stands under a number of its own until it is matched or sent back. */
export const isWithoutOrder = (number: string): boolean => number.startsWith('u-');

/** Ways by which money comes past the providers. */
export const receiptServices = ['check', 'wire-transfer', 'ach', 'other'] as const;
/** Money that came and names no order we know. */
export const unassignedReceiptSchema = v.object({
  amount: positiveAmount,
  /** number of the check or of the transfer */
  reference: line(80),
  service: v.picklist(receiptServices),
  /** whom it came from, as the bank says */
  payer: line(120),
});
export type UnassignedReceipt = v.InferOutput<typeof unassignedReceiptSchema>;

/** One entry of the journal; amounts in minor units, debits positive. */
export const journalEntrySchema = v.object({
  id: v.string(),
  at: v.string(),
  kind: v.string(),
  cause: v.string(),
  orderNumber: v.nullable(v.string()),
  postings: v.array(
    v.object({ account: v.string(), orderNumber: v.nullable(v.string()), amount: v.number() }),
  ),
});
export type JournalEntryView = v.InferOutput<typeof journalEntrySchema>;
export type UnmatchedRow = v.InferOutput<typeof unmatchedRowSchema>;
