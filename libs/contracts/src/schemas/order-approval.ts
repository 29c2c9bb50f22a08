import * as v from 'valibot';
import { approvalReasons } from '@gantry/domain/order-approval';
import { approvalStatuses } from '@gantry/domain/statuses/approval-statuses';
import { labelsOf } from '@gantry/domain/statuses/status-table';
import { addressSchema } from './address.ts';
import { totalsSchema } from './cart.ts';
import { amountSchema, pageOf, pageQuery, recordNumberSchema, text } from './common.ts';
import { paymentTerms } from './order.ts';
import { shippingServiceSchema } from './shipping.ts';

const statusSchema = /* @__PURE__ */ v.picklist(/* @__PURE__ */ labelsOf(approvalStatuses));
/** What whoever looks may do with it. */
const approvalActs = ['approve', 'reject', 'withdraw', 'put-back'] as const;

export const askedApprovalSchema = v.object({ number: recordNumberSchema });
export const rejectApprovalSchema = v.object({ reason: text(500) });

const approvalHead = {
  number: recordNumberSchema,
  status: statusSchema,
  /** whoever looks has asked for it */
  isYours: v.boolean(),
  /** who asked */
  askedBy: v.string(),
  askedAt: v.string(),
  /** until when it may be approved at these prices */
  expiresAt: v.string(),
  grandTotal: amountSchema,
  lineCount: v.number(),
};
const approvalSummarySchema = v.object({ ...approvalHead });
export type ApprovalSummary = v.InferOutput<typeof approvalSummarySchema>;

export const approvalsQuery = v.object(pageQuery);
export const approvalsPageSchema = v.object({
  ...pageOf(approvalSummarySchema).entries,
  /** how many wait for whoever looks to decide */
  toDecide: v.number(),
});

/** An order that somebody in a company has asked for, at the prices that are held. */
export const orderApprovalSchema = v.object({
  ...approvalHead,
  /** what they wrote to whoever approves it */
  question: v.nullable(v.string()),
  /** why it was rejected */
  reason: v.nullable(v.string()),
  decidedBy: v.nullable(v.string()),
  decidedAt: v.nullable(v.string()),
  /** who approves, one after the other; the first that nobody has decided is the one it waits for */
  steps: v.optional(
    v.array(
      v.object({
        /** whom it asks; none: anyone in the company who approves */
        asked: v.array(v.string()),
        approvedBy: v.nullable(v.string()),
        approvedAt: v.nullable(v.string()),
      }),
    ),
    [],
  ),
  /** the order it became */
  orderNumber: v.nullable(recordNumberSchema),
  shipTo: addressSchema,
  billTo: addressSchema,
  shippingService: shippingServiceSchema,
  poNumber: v.nullable(v.string()),
  paymentTerm: v.picklist(paymentTerms),
  paymentService: v.string(),
  note: v.nullable(v.string()),
  totals: totalsSchema,
  lines: v.array(
    v.object({
      lineNumber: v.number(),
      sku: v.string(),
      uri: v.string(),
      name: v.string(),
      partNumber: v.string(),
      quantity: v.number(),
      unitOfMeasure: v.string(),
      unitPrice: amountSchema,
      total: amountSchema,
    }),
  ),
  may: v.array(v.picklist(approvalActs)),
});
export type OrderApproval = v.InferOutput<typeof orderApprovalSchema>;

/**
 * Why an order cannot be approved or changed now (`data.blocker` of WRONG_STATE).
 * - `decided`: somebody was faster, or it is over
 * - `own`: nobody approves what they have asked for
 * - `others`: it waits for somebody else
 * - `left`: whoever asked is not in the company any more, or may not sign in
 */
const approvalBlockers = ['decided', 'own', 'others', 'left'] as const;
export type ApprovalBlocker = (typeof approvalBlockers)[number];

/** Days whose orders rules are tried on. */
export const triedDays = 90;
/** What rules would have done to the orders that buyers of a company placed lately. */
export const triedRulesSchema = v.object({
  /** orders they were tried on, the newest at most so many */
  orders: v.number(),
  /** how many somebody else would have had to approve */
  needing: v.number(),
  /** how many for which reason; one order may have several */
  reasons: v.array(v.object({ reason: v.picklist(approvalReasons), orders: v.number() })),
  /** how many by two people, or three */
  approvals: v.optional(v.array(v.object({ approvals: v.number(), orders: v.number() })), []),
});
export type TriedRules = v.InferOutput<typeof triedRulesSchema>;
