import * as v from 'valibot';
import { paymentReaderRoles, paymentRoles, unmatchedReaderRoles } from '@gantry/domain/roles';
import { defineEndpoint } from '../endpoint.ts';
import { amountSchema, line, longPageOf, pageQuery, recordNumberSchema } from '../schemas/common.ts';
import {
  actOnPaymentsSchema,
  customerCreditSchema,
  finishCardSchema,
  finishedCardSchema,
  finishedPaymentSchema,
  finishPaymentSchema,
  journalEntrySchema,
  onlineWaySchema,
  orderPaymentsSchema,
  savedMethodSchema,
  startedCardSchema,
  startedPaymentSchema,
  startPaymentSchema,
  unassignedReceiptSchema,
  unmatchedRowSchema,
} from '../schemas/payment.ts';
import { reconciliationSchema } from '../schemas/reconciliation.ts';

/** Money for an order that arrived by check, wire or bank transfer, as finance posts it. */
const receiptSchema = v.object({
  /** minor units */
  amount: v.pipe(amountSchema, v.minValue(1)),
  /** number of the check or of the transfer */
  reference: line(80),
});

export const paymentsRecordReceipt = /* @__PURE__ */ defineEndpoint({
  service: 'payments',
  audience: 'public',
  rights: { staff: paymentRoles },
  name: 'paymentsRecordReceipt',
  method: 'POST',
  path: '/admin/orders/:number/receipts',
  params: v.object({ number: recordNumberSchema }),
  body: receiptSchema,
  response: v.object({ transactionStatus: v.string(), paymentStatus: v.string() }),
  idempotent: true,
  errors: ['NOT_FOUND', 'WRONG_STATE', 'IDEMPOTENCY_CONFLICT'],
  summary:
    'Posts money received for an order paid offline; an amount that does not match is held for finance.',
});

export const paymentsListWays = /* @__PURE__ */ defineEndpoint({
  service: 'payments',
  audience: 'public',
  rights: 'anyone',
  name: 'paymentsListWays',
  method: 'GET',
  path: '/payments/ways',
  response: v.array(onlineWaySchema),
  errors: [],
  summary:
    'The ways to pay online that are offered, the same for everybody; none where no provider is set up.',
});

export const paymentsStartPayment = /* @__PURE__ */ defineEndpoint({
  service: 'payments',
  audience: 'public',
  rights: 'anyone',
  name: 'paymentsStartPayment',
  companyAct: 'order',
  method: 'POST',
  path: '/orders/:number/payments',
  params: v.object({ number: recordNumberSchema }),
  body: startPaymentSchema,
  response: startedPaymentSchema,
  idempotent: true,
  errors: ['NOT_FOUND', 'WRONG_STATE', 'IDEMPOTENCY_CONFLICT'],
  limit: { max: 30, windowSeconds: 600 },
  summary:
    'Begins the payment of an order or invoice by card or wallet, for its owner, whoever holds its token, or pays an invoice for its company; what is due is asked of sales.',
});

export const paymentsFinishPayment = /* @__PURE__ */ defineEndpoint({
  service: 'payments',
  audience: 'public',
  rights: 'anyone',
  name: 'paymentsFinishPayment',
  companyAct: 'order',
  method: 'POST',
  path: '/orders/:number/payments/finish',
  params: v.object({ number: recordNumberSchema }),
  body: finishPaymentSchema,
  response: finishedPaymentSchema,
  errors: ['NOT_FOUND', 'WRONG_STATE'],
  limit: { max: 60, windowSeconds: 600 },
  summary:
    'Asks the provider how a payment stands when its payer comes back; however often, and before or after its webhooks.',
});

export const paymentsGetOrderPayments = /* @__PURE__ */ defineEndpoint({
  service: 'payments',
  audience: 'public',
  rights: { staff: paymentReaderRoles },
  name: 'paymentsGetOrderPayments',
  method: 'GET',
  path: '/admin/orders/:number/payments',
  params: v.object({ number: recordNumberSchema }),
  response: orderPaymentsSchema,
  errors: ['NOT_FOUND'],
  summary: 'The payments of an order with every transaction, and what this person may do about each.',
});

export const paymentsActOnPayments = /* @__PURE__ */ defineEndpoint({
  service: 'payments',
  audience: 'public',
  rights: { staff: paymentRoles },
  name: 'paymentsActOnPayments',
  method: 'POST',
  path: '/admin/orders/:number/payments',
  params: v.object({ number: recordNumberSchema }),
  body: actOnPaymentsSchema,
  response: orderPaymentsSchema,
  idempotent: true,
  errors: ['NOT_FOUND', 'WRONG_STATE', 'IDEMPOTENCY_CONFLICT'],
  summary:
    'Finance matches money, sends it back, captures, releases, refunds, pays out, or writes off; what reaches a provider is carried out right after.',
});

export const paymentsListUnmatched = /* @__PURE__ */ defineEndpoint({
  service: 'payments',
  audience: 'public',
  rights: { staff: unmatchedReaderRoles },
  name: 'paymentsListUnmatched',
  method: 'GET',
  path: '/admin/payments/unmatched',
  response: v.array(unmatchedRowSchema),
  errors: [],
  summary:
    'Money and payments of all orders that wait for finance, oldest first, at most 200: unmatched, held, and refunds to be paid out by hand.',
});

export const paymentsListCredits = /* @__PURE__ */ defineEndpoint({
  service: 'payments',
  audience: 'public',
  rights: { staff: unmatchedReaderRoles },
  name: 'paymentsListCredits',
  method: 'GET',
  path: '/admin/payments/credits',
  response: v.array(customerCreditSchema),
  errors: [],
  summary:
    'What customers and companies have as credit, under all orders, oldest first, at most 200: each may pay orders of its owner, or be sent back.',
});

export const paymentsRecordUnassigned = /* @__PURE__ */ defineEndpoint({
  service: 'payments',
  audience: 'public',
  rights: { staff: paymentRoles },
  name: 'paymentsRecordUnassigned',
  method: 'POST',
  path: '/admin/payments/unmatched',
  body: unassignedReceiptSchema,
  response: v.object({ number: v.string() }),
  idempotent: true,
  errors: ['WRONG_STATE', 'IDEMPOTENCY_CONFLICT'],
  summary: 'Records money that names no order we know; it is held until it is matched or sent back.',
});

export const paymentsListJournal = /* @__PURE__ */ defineEndpoint({
  service: 'payments',
  audience: 'public',
  rights: { staff: unmatchedReaderRoles },
  name: 'paymentsListJournal',
  method: 'GET',
  path: '/admin/payments/journal',
  query: v.object({
    ...pageQuery,
    order: v.optional(v.pipe(v.string(), v.trim(), v.toLowerCase(), v.maxLength(40))),
    account: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(40))),
  }),
  response: longPageOf(journalEntrySchema),
  errors: [],
  summary: 'The double-entry journal, newest first; of one order, or of one account.',
});

export const paymentsListMethods = /* @__PURE__ */ defineEndpoint({
  service: 'payments',
  audience: 'public',
  rights: 'customer',
  name: 'paymentsListMethods',
  method: 'GET',
  path: '/my-account/payment-methods',
  response: v.array(savedMethodSchema),
  errors: [],
  summary:
    'Cards the account has saved, the one chosen at first before the others, newest first; the provider keeps them, we know how they are shown.',
});

export const paymentsChooseMethod = /* @__PURE__ */ defineEndpoint({
  service: 'payments',
  audience: 'public',
  rights: 'customer',
  name: 'paymentsChooseMethod',
  companyAct: 'keep-cards',
  method: 'POST',
  path: '/my-account/payment-methods/:id/default',
  params: v.object({ id: v.pipe(v.string(), v.uuid()) }),
  response: v.array(savedMethodSchema),
  errors: ['NOT_FOUND'],
  summary: 'Makes a saved card of the account the one that is chosen at first; however often.',
});

export const paymentsRemoveMethod = /* @__PURE__ */ defineEndpoint({
  service: 'payments',
  audience: 'public',
  rights: 'customer',
  name: 'paymentsRemoveMethod',
  companyAct: 'keep-cards',
  method: 'DELETE',
  path: '/my-account/payment-methods/:id',
  params: v.object({ id: v.pipe(v.string(), v.uuid()) }),
  response: v.object({ id: v.string() }),
  errors: ['NOT_FOUND'],
  summary: 'Removes a saved card of the account; the provider forgets it, too.',
});

export const paymentsStartCard = /* @__PURE__ */ defineEndpoint({
  service: 'payments',
  audience: 'public',
  rights: 'customer',
  name: 'paymentsStartCard',
  companyAct: 'keep-cards',
  method: 'POST',
  path: '/my-account/payment-methods',
  response: startedCardSchema,
  idempotent: true,
  errors: ['WRONG_STATE', 'UNAVAILABLE'],
  limit: { max: 10, windowSeconds: 3600 },
  summary: 'Begins to save a card for the account without a payment, where the provider keeps cards.',
});

export const paymentsFinishCard = /* @__PURE__ */ defineEndpoint({
  service: 'payments',
  audience: 'public',
  rights: 'customer',
  name: 'paymentsFinishCard',
  companyAct: 'keep-cards',
  method: 'POST',
  path: '/my-account/payment-methods/finish',
  body: finishCardSchema,
  response: finishedCardSchema,
  errors: ['NOT_FOUND'],
  limit: { max: 60, windowSeconds: 600 },
  summary: 'Asks the provider whether a card was saved, when its owner comes back; however often.',
});

/** A provider's webhook: who sent it is known by its signature alone. */
const webhook = {
  service: 'payments',
  audience: 'public',
  rights: 'anyone',
  method: 'POST',
  body: v.instance(Uint8Array),
  transfer: 'webhook',
  response: v.object({ received: v.literal(true) }),
  errors: ['PAYLOAD_TOO_LARGE'],
  // a provider calls from few addresses, and as often as it has something to say
  limit: { max: 6000, windowSeconds: 60, perProcess: true },
} as const;

export const paymentsTakeStripeWebhook = /* @__PURE__ */ defineEndpoint({
  ...webhook,
  name: 'paymentsTakeStripeWebhook',
  path: '/webhooks/stripe',
  summary:
    'Stripe tells that something about a payment has changed. Forged and altered messages are BAD_REQUEST; what is told of is read anew from the provider.',
});

export const paymentsTakePaypalWebhook = /* @__PURE__ */ defineEndpoint({
  ...webhook,
  name: 'paymentsTakePaypalWebhook',
  path: '/webhooks/paypal',
  summary:
    'PayPal tells that something about a payment has changed. Forged and altered messages are BAD_REQUEST; what is told of is read anew from the provider.',
});

/** A day that has begun, UTC. */
const daySchema = v.pipe(v.string(), v.isoDate());
const ofReconciliation = {
  service: 'payments',
  audience: 'public',
  rights: { staff: paymentRoles },
  path: '/admin/payments/reconciliation',
  response: v.array(reconciliationSchema),
  errors: [],
} as const;

export const paymentsListReconciliations = /* @__PURE__ */ defineEndpoint({
  ...ofReconciliation,
  name: 'paymentsListReconciliations',
  method: 'GET',
  query: v.object({ day: daySchema }),
  summary:
    'What the comparison of a day with each provider’s ledger found; nothing for a day not compared yet.',
});

export const paymentsMakeReconciliations = /* @__PURE__ */ defineEndpoint({
  ...ofReconciliation,
  name: 'paymentsMakeReconciliations',
  method: 'POST',
  body: v.object({ day: daySchema }),
  limit: { max: 20, windowSeconds: 600 },
  summary: 'Compares a day with each provider’s ledger now; the report of that day is replaced.',
});
