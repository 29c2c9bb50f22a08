import * as v from 'valibot';
import { defineEndpoint } from '../endpoint.ts';
import { amountSchema, line, recordNumberSchema } from '../schemas/common.ts';
import {
  finishedPaymentSchema,
  finishPaymentSchema,
  onlineWaySchema,
  startedPaymentSchema,
  startPaymentSchema,
} from '../schemas/payment.ts';

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
  rights: { staff: ['finance', 'admin'] },
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
  method: 'POST',
  path: '/orders/:number/payments',
  params: v.object({ number: recordNumberSchema }),
  body: startPaymentSchema,
  response: startedPaymentSchema,
  idempotent: true,
  errors: ['NOT_FOUND', 'WRONG_STATE', 'IDEMPOTENCY_CONFLICT'],
  limit: { max: 30, windowSeconds: 600 },
  summary:
    'Begins the payment of an order or invoice by card or wallet, for its owner or whoever holds its token; what is due is asked of sales.',
});

export const paymentsFinishPayment = /* @__PURE__ */ defineEndpoint({
  service: 'payments',
  audience: 'public',
  rights: 'anyone',
  name: 'paymentsFinishPayment',
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
