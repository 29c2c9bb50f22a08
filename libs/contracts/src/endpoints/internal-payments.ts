import * as v from 'valibot';
import { defineEndpoint } from '../endpoint.ts';
import { amountSchema } from '../schemas/common.ts';
import { moneyEntrySchema } from '../schemas/invoice.ts';

const internal = { audience: 'internal', rights: 'service', errors: [] } as const;

export const paymentsOpenTransaction = /* @__PURE__ */ defineEndpoint({
  ...internal,
  service: 'payments',
  name: 'paymentsOpenTransaction',
  callers: ['sales'],
  method: 'POST',
  path: '/transactions',
  body: v.object({
    orderNumber: v.string(),
    amount: amountSchema,
    service: v.string(),
    term: v.string(),
    creditApproved: v.boolean(),
    idempotencyKey: v.string(),
  }),
  response: v.object({ transactionId: v.string(), status: v.string() }),
  summary: 'Opens the offline payment of an order; the same key returns the same transaction.',
});

export const paymentsListMoney = /* @__PURE__ */ defineEndpoint({
  ...internal,
  service: 'payments',
  name: 'paymentsListMoney',
  callers: ['sales'],
  method: 'POST',
  path: '/orders/money',
  body: v.object({ orderNumbers: v.array(v.string()) }),
  response: v.object({ entries: v.array(moneyEntrySchema) }),
  summary: 'All money of some orders as the journal has it, oldest first, for statements of account.',
});

export const paymentsFindCredit = /* @__PURE__ */ defineEndpoint({
  ...internal,
  service: 'payments',
  name: 'paymentsFindCredit',
  callers: ['sales'],
  method: 'POST',
  path: '/credit',
  body: v.object({
    accountId: v.string(),
    /** of the account: what it was a guest's by */
    email: v.string(),
    /** the company whose credit is asked for, too; null: of nobody but the account */
    companyId: v.nullable(v.string()),
  }),
  response: v.object({ account: amountSchema, company: amountSchema }),
  summary: 'What an account has as credit, and its company, each apart from the other; minor units.',
});
