import * as v from 'valibot';
import { defineEndpoint } from '../endpoint.ts';
import { amountSchema, line, recordNumberSchema } from '../schemas/common.ts';

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
