import * as v from 'valibot';
import { approvalReasons } from '@gantry/domain/order-approval';
import { maxQuantity } from '@gantry/domain/order-quantity';
import { approvalStatuses } from '@gantry/domain/statuses/approval-statuses';
import { labelsOf } from '@gantry/domain/statuses/status-table';
import { addressSchema } from './address.ts';
import { totalsSchema } from './cart.ts';
import { maxCartLines } from '../cart-limits.ts';
import { amountSchema, optionalLine, pageOf, pageQuery, recordNumberSchema, text } from './common.ts';
import { paymentTerms } from './order.ts';
import { shippingServiceSchema } from './shipping.ts';

const statusSchema = /* @__PURE__ */ v.picklist(/* @__PURE__ */ labelsOf(approvalStatuses));
/** What whoever looks may do with it. */
const approvalActs = ['approve', 'approve-part', 'reject', 'withdraw', 'put-back'] as const;

export const askedApprovalSchema = v.object({ number: recordNumberSchema });
export const rejectApprovalSchema = v.object({ reason: text(500) });

/** What becomes of what is not ordered now: nothing, or it waits on as a request of its own. */
const restChoices = ['leave-out', 'ask-again'] as const;
const partEntries = {
  /** how many of each line are ordered now; lines that are not named as many as were asked for */
  lines: v.pipe(
    v.array(
      v.object({
        lineNumber: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(maxCartLines)),
        quantity: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(maxQuantity)),
      }),
    ),
    v.minLength(1),
    v.maxLength(maxCartLines),
  ),
  rest: v.picklist(restChoices),
};
/** Part of an order that was asked for. */
export const approvalPartSchema = v.object(partEntries);
/** The same, at the total that was shown, with what whoever asked is to read. */
export const approvePartSchema = v.object({
  ...partEntries,
  acceptedTotal: amountSchema,
  reason: optionalLine(500),
});

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

const approvalLineSchema = v.object({
  lineNumber: v.number(),
  sku: v.string(),
  uri: v.string(),
  name: v.string(),
  partNumber: v.string(),
  quantity: v.number(),
  unitOfMeasure: v.string(),
  unitPrice: amountSchema,
  /** a promotion gives it; left out before there were gifts */
  isGift: v.optional(v.boolean(), false),
  total: amountSchema,
});
/** What part of an order would cost: quantities that are other than asked for at the prices of now. */
export const pricedPartSchema = v.object({
  lines: v.array(approvalLineSchema),
  totals: totalsSchema,
  /** of what would wait on; null where nothing would */
  restTotals: v.nullable(totalsSchema),
});
export type PricedPart = v.InferOutput<typeof pricedPartSchema>;

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
  /** what it would be booked on; null or left out: nothing */
  costCenter: v.nullish(v.string()),
  paymentTerm: v.picklist(paymentTerms),
  paymentService: v.string(),
  note: v.nullable(v.string()),
  totals: totalsSchema,
  lines: v.array(approvalLineSchema),
  /** what an approver has made less; null where it is what was asked for */
  change: v.optional(
    v.nullable(
      v.object({
        by: v.string(),
        lines: v.array(
          v.object({ name: v.string(), partNumber: v.string(), asked: v.number(), quantity: v.number() }),
        ),
        /** the request under which the rest waits on; null where it was left out */
        restNumber: v.nullable(recordNumberSchema),
      }),
    ),
    null,
  ),
  /** the quote whose offer would be accepted; null where it comes of a cart */
  offerNumber: v.optional(v.nullable(recordNumberSchema), null),
  /** the request this one is the rest of */
  splitFrom: v.optional(v.nullable(recordNumberSchema), null),
  may: v.array(v.picklist(approvalActs)),
});
export type OrderApproval = v.InferOutput<typeof orderApprovalSchema>;

/**
 * Why an order cannot be approved or changed now (`data.blocker` of WRONG_STATE).
 * - `decided`: somebody was faster, or it is over
 * - `own`: nobody approves what they have asked for
 * - `others`: it waits for somebody else
 * - `left`: whoever asked is not in the company any more, or may not sign in
 * - `offer`: the offer is not open any more: its time is over, another was sent, or it was answered
 */
const approvalBlockers = ['decided', 'own', 'others', 'left', 'offer'] as const;
export type ApprovalBlocker = (typeof approvalBlockers)[number];

/** Days whose orders rules are tried on. */
export const triedDays = 90;
/** What rules would have done to the orders that buyers of a company placed lately, and would do to a cart. */
export const triedRulesSchema = v.object({
  /** orders they were tried on, the newest at most so many */
  orders: v.number(),
  /** how many somebody else would have had to approve */
  needing: v.number(),
  /** how many for which reason; one order may have several */
  reasons: v.array(v.object({ reason: v.picklist(approvalReasons), orders: v.number() })),
  /** how many by two people, or three */
  approvals: v.optional(v.array(v.object({ approvals: v.number(), orders: v.number() })), []),
  /**
   * What they would do to the cart of whoever tries them, if a buyer ordered it: by its goods alone, since nobody has said
   * who orders it and where it goes; null for an empty cart
   */
  cart: v.nullish(
    v.object({
      /** minor units, at the prices last shown, without shipping and tax */
      subtotal: amountSchema,
      /** none where it would be ordered at once */
      reasons: v.array(v.picklist(approvalReasons)),
      /** how many people it would take, one after the other */
      approvals: v.number(),
    }),
  ),
});
export type TriedRules = v.InferOutput<typeof triedRulesSchema>;
