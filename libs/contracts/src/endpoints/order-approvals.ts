import * as v from 'valibot';
import { defineEndpoint } from '../endpoint.ts';
import { recordNumberSchema } from '../schemas/common.ts';
import {
  approvalsPageSchema,
  approvalsQuery,
  approvalPartSchema,
  approvePartSchema,
  askedApprovalSchema,
  orderApprovalSchema,
  pricedPartSchema,
  rejectApprovalSchema,
  triedRulesSchema,
} from '../schemas/order-approval.ts';
import { approvalRulesSchema } from '../schemas/approval-rules.ts';
import { pastedCartSchema } from '../schemas/cart.ts';
import { offerApprovalRequestSchema } from '../schemas/offer.ts';
import { placeOrderSchema } from '../schemas/order.ts';

const own = { service: 'sales', audience: 'public', rights: 'customer' } as const;
const byNumber = { params: v.object({ number: recordNumberSchema }) } as const;
const deciding = { ...own, ...byNumber, companyAct: 'approve-orders', method: 'POST' } as const;
const asking = { ...own, companyAct: 'prepare', method: 'POST', idempotent: true } as const;
const limit = { max: 60, windowSeconds: 60 } as const;

export const salesAskApproval = /* @__PURE__ */ defineEndpoint({
  ...asking,
  name: 'salesAskApproval',
  path: '/checkout/approval',
  body: placeOrderSchema,
  response: askedApprovalSchema,
  errors: [
    'CART_EMPTY',
    'CART_CHANGED',
    'PRICE_CHANGED',
    'PROMISE_CHANGED',
    'OUT_OF_STOCK',
    'NOT_PURCHASABLE',
    'SHIPPING_UNAVAILABLE',
    'CREDIT_EXCEEDED',
    'NOT_PERMITTED',
    'IDEMPOTENCY_CONFLICT',
  ],
  limit: { max: 30, windowSeconds: 60 },
  summary:
    'Sends the cart to the approvers of the company instead of ordering it; its prices are held. Not for whoever buys alone. Repeats return the same.',
});

export const salesAskOfferApproval = /* @__PURE__ */ defineEndpoint({
  ...asking,
  ...byNumber,
  name: 'salesAskOfferApproval',
  path: '/inquiries/:number/offer/approval',
  body: offerApprovalRequestSchema,
  response: askedApprovalSchema,
  errors: [
    'NOT_FOUND',
    'WRONG_STATE',
    'COMPANY_ADDRESS_NEEDED',
    'NOT_PURCHASABLE',
    'PRICE_CHANGED',
    'SHIPPING_UNAVAILABLE',
    'NOT_PERMITTED',
    'IDEMPOTENCY_CONFLICT',
  ],
  limit: { max: 30, windowSeconds: 60 },
  summary:
    'Sends an offer to the approvers of the company instead of accepting it: for whoever asked for its quote, by them or by who approves orders. It holds for seven days, and no longer than the offer. Where it waits already, that is returned.',
});

export const salesListApprovals = /* @__PURE__ */ defineEndpoint({
  ...own,
  name: 'salesListApprovals',
  method: 'GET',
  path: '/my-account/approvals',
  query: approvalsQuery,
  response: approvalsPageSchema,
  errors: [],
  summary:
    'Orders the account has asked for, and for approvers and admins those of their company; what waits comes first, the longest waiting before.',
});

export const salesGetApproval = /* @__PURE__ */ defineEndpoint({
  ...own,
  ...byNumber,
  name: 'salesGetApproval',
  method: 'GET',
  path: '/my-account/approvals/:number',
  response: orderApprovalSchema,
  errors: ['NOT_FOUND'],
  summary: 'One of them; NOT_FOUND also for those of other companies.',
});

export const salesApproveOrder = /* @__PURE__ */ defineEndpoint({
  ...deciding,
  name: 'salesApproveOrder',
  path: '/my-account/approvals/:number/approve',
  response: orderApprovalSchema,
  errors: [
    'NOT_FOUND',
    'NOT_PERMITTED',
    'WRONG_STATE',
    'NOT_PURCHASABLE',
    'OUT_OF_STOCK',
    'CREDIT_EXCEEDED',
    'COMPANY_ADDRESS_NEEDED',
  ],
  limit,
  summary:
    'Places the order at the prices that are held, for whoever asked; once, however often it comes. NOT_PURCHASABLE and OUT_OF_STOCK name the lines that cannot be had.',
});

export const salesPricePart = /* @__PURE__ */ defineEndpoint({
  ...deciding,
  name: 'salesPricePart',
  path: '/my-account/approvals/:number/part/price',
  body: approvalPartSchema,
  response: pricedPartSchema,
  errors: ['NOT_FOUND', 'NOT_PERMITTED', 'WRONG_STATE', 'NOT_PURCHASABLE', 'SHIPPING_UNAVAILABLE'],
  limit,
  summary:
    'What part of an order would cost that was asked for, and the rest; changes nothing. Quantities nobody can order are INVALID.',
});

export const salesApprovePart = /* @__PURE__ */ defineEndpoint({
  ...deciding,
  name: 'salesApprovePart',
  path: '/my-account/approvals/:number/part',
  body: approvePartSchema,
  response: orderApprovalSchema,
  errors: [
    'NOT_FOUND',
    'NOT_PERMITTED',
    'WRONG_STATE',
    'NOT_PURCHASABLE',
    'OUT_OF_STOCK',
    'CREDIT_EXCEEDED',
    'PRICE_CHANGED',
    'SHIPPING_UNAVAILABLE',
  ],
  limit,
  summary:
    'Approves part of what was asked for, at the total that was shown; the rest is left out, or waits on as a request of its own. Once, however often it comes.',
});

export const salesRejectApproval = /* @__PURE__ */ defineEndpoint({
  ...deciding,
  name: 'salesRejectApproval',
  path: '/my-account/approvals/:number/reject',
  body: rejectApprovalSchema,
  response: orderApprovalSchema,
  errors: ['NOT_FOUND', 'NOT_PERMITTED', 'WRONG_STATE'],
  limit,
  summary: 'Says no, with a reason whoever asked reads; again with the same is no error.',
});

export const salesWithdrawApproval = /* @__PURE__ */ defineEndpoint({
  ...own,
  ...byNumber,
  companyAct: 'prepare',
  name: 'salesWithdrawApproval',
  method: 'POST',
  path: '/my-account/approvals/:number/withdraw',
  response: orderApprovalSchema,
  errors: ['NOT_FOUND', 'WRONG_STATE'],
  limit,
  summary: 'Takes back what the account has asked for; again is no error.',
});

export const salesPutApprovalBack = /* @__PURE__ */ defineEndpoint({
  ...asking,
  ...byNumber,
  name: 'salesPutApprovalBack',
  path: '/my-account/approvals/:number/cart',
  response: pastedCartSchema,
  errors: ['NOT_FOUND', 'WRONG_STATE', 'IDEMPOTENCY_CONFLICT'],
  limit,
  summary:
    'Puts the lines of what the account has asked for, and did not get, back in its cart at the prices of now.',
});

export const salesTryApprovalRules = /* @__PURE__ */ defineEndpoint({
  ...own,
  companyAct: 'manage-people',
  name: 'salesTryApprovalRules',
  method: 'POST',
  path: '/my-account/company/approval-rules/trial',
  body: approvalRulesSchema,
  response: triedRulesSchema,
  errors: ['NOT_PERMITTED'],
  limit,
  summary:
    'What rules would have done to the orders of the company’s buyers in the last 90 days, and would do to one’s own cart; changes nothing.',
});
