import * as v from 'valibot';
import { maxCartLines } from '../cart-limits.ts';
import { orderPeriods } from '../list-orders.ts';
import { availabilitySchema } from './availability.ts';
import { buyerSchema, buyersSchema, orderedBySchema } from './company-buyer.ts';
import { budgetPeriods } from '@gantry/domain/budgets';
import { approvalReasons } from '@gantry/domain/order-approval';
import { lineBlockers, lineNeeds } from '@gantry/domain/statuses/line-status-row';
import { lineStatuses } from '@gantry/domain/statuses/line-statuses';
import { orderStates } from '@gantry/domain/statuses/order-states';
import { paymentStatuses } from '@gantry/domain/statuses/payment-statuses';
import { labelsOf } from '@gantry/domain/statuses/status-table';
import { addressSchema, enteredAddressSchema } from './address.ts';
import { totalsSchema, priceSources } from './cart.ts';
import {
  amountSchema,
  currencySchema,
  emailSchema,
  line,
  maxText,
  optionalDay,
  optionalLine,
  pageOf,
  pageQuery,
  recordNumberSchema,
  tokenSchema,
  uuidSchema,
} from './common.ts';
import { chosenCostCenter, openCostCenterSchema } from './cost-center.ts';
import { deliveryPartsSchema, lineDeliverySchema, promiseSchema } from './delivery.ts';
import { acceptedGiftsSchema, giftLineSchema } from './gift.ts';
import { onlinePaymentServices, type OnlinePaymentService } from './payment.ts';
import { orderPromotionSchema, shownPromotionSchema } from './promotion.ts';
import { recordFileSchema } from './record-file.ts';
import { adminOrderSorts } from '../admin-order-columns.ts';
import { sortSchema } from '../list-sort.ts';
import { orderQueueNames } from '../work-queues.ts';
import { remittanceSchema } from './remittance.ts';
import { deliveryFlags, deliveryQuestions, shippingOptionSchema, shippingServiceSchema } from './shipping.ts';

export const lineStatusSchema = /* @__PURE__ */ v.picklist(/* @__PURE__ */ labelsOf(lineStatuses));
const orderStateSchema = /* @__PURE__ */ v.picklist(/* @__PURE__ */ labelsOf(orderStates));
const paymentStatusSchema = /* @__PURE__ */ v.picklist(/* @__PURE__ */ labelsOf(paymentStatuses));

/** Payment terms of specification §3; `advanced` is paid before shipping. */
export const paymentTerms = ['advanced', 'net-15', 'net-30'] as const;
const paymentTermSchema = v.picklist(paymentTerms);
/** Offline ways to pay that are offered now. */
export const offlinePaymentServices = ['check', 'wire-transfer', 'ach', 'other'] as const;
/** Every way to pay a purchase. */
export const purchasePaymentServices = [...onlinePaymentServices, ...offlinePaymentServices] as const;
/** Whether an order is paid in the browser, at the provider, right after it is placed. */
export const isPaidOnline = (service: string): service is OnlinePaymentService =>
  onlinePaymentServices.some((one) => one === service);

/** Whether no day is promised before the money is there: what is paid in advance, but not in the browser. */
export const shipsAfterPayment = (order: {
  readonly paymentTerm: string;
  readonly paymentService: string;
}): boolean => order.paymentTerm === 'advanced' && !isPaidOnline(order.paymentService);

/** What the buyer enters on `/checkout/purchase`. */
const purchaseFields = {
  email: emailSchema,
  shipTo: enteredAddressSchema,
  /** null: the same as shipTo */
  billTo: v.nullable(enteredAddressSchema),
  shippingService: shippingServiceSchema,
  /** nothing leaves before all of it does */
  shipTogether: v.optional(v.boolean(), false),
  poNumber: optionalLine(40),
  paymentTerm: paymentTermSchema,
  paymentService: v.picklist(purchasePaymentServices),
  note: v.optional(
    v.nullable(
      v.pipe(
        v.string(),
        v.trim(),
        v.maxLength(maxText),
        v.transform((text) => text || null),
      ),
    ),
    null,
  ),
  /** what they write to whoever approves it in their company; counts only where it is sent for approval */
  question: optionalLine(500),
  /** what their company books it on; nobody else's counts */
  costCenterId: chosenCostCenter,
};
/** Whether whoever pays by these terms must name their purchase order. */
export const needsPoNumber = (term: (typeof paymentTerms)[number]): boolean => term !== 'advanced';
/** Whether an order with these terms may be paid by a service: cards and wallets are paid at once. */
export const mayPayBy = (term: (typeof paymentTerms)[number], service: string): boolean =>
  term === 'advanced' || !isPaidOnline(service);
/** What terms with a service that is paid at once are refused with. */
export const paidAtOnce = 'is paid at once, not on terms';
/** What a purchase or an acceptance without it is refused with, at its field. */
export const poNumberNeeded = 'a purchase order number is needed for payment terms';

export const purchaseFormSchema = v.pipe(
  v.object(purchaseFields),
  v.forward(
    v.partialCheck(
      [['paymentTerm'], ['poNumber']],
      ({ paymentTerm, poNumber }) => !needsPoNumber(paymentTerm) || poNumber !== null,
      poNumberNeeded,
    ),
    ['poNumber'],
  ),
  v.forward(
    v.partialCheck(
      [['paymentTerm'], ['paymentService']],
      ({ paymentTerm, paymentService }) => mayPayBy(paymentTerm, paymentService),
      paidAtOnce,
    ),
    ['paymentService'],
  ),
);
export type PurchaseForm = v.InferInput<typeof purchaseFormSchema>;

/** The order as sent: the form, the cart version that was on screen and the total the buyer accepted. */
export const placeOrderSchema = v.object({
  form: purchaseFormSchema,
  cartVersion: v.number(),
  acceptedTotal: amountSchema,
  /** `datesKey` of the preview that was on screen; null or left out by a page that does not show dates */
  acceptedDates: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(64))), null),
  /** gifts of the preview that was on screen: an order never comes without one of them unseen */
  acceptedGifts: acceptedGiftsSchema,
});
export const checkoutPreviewRequestSchema = v.object({
  country: v.string(),
  region: v.nullable(v.string()),
  postalCode: line(16),
  /** tells places of one ZIP code apart */
  city: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(80))), null),
  shippingService: v.nullable(shippingServiceSchema),
  ...deliveryFlags,
  /** only the mail delivers there */
  poBox: v.optional(v.boolean()),
  /** the buyer would wait for all of it */
  shipTogether: v.optional(v.boolean(), false),
  /** of a guest, as far as it is entered: some promotions count once for each */
  email: v.optional(v.nullable(v.pipe(v.string(), v.trim(), v.maxLength(254))), null),
  /** what their company would book it on */
  costCenterId: chosenCostCenter,
});
const budgetLeftSchema = v.object({
  amount: amountSchema,
  left: amountSchema,
  period: v.optional(v.picklist(budgetPeriods), 'month'),
});
/** Which orders of somebody a company wants approved, and why this one. */
export const approvalFactsSchema = v.object({
  /** above this total it has to be; null where it always has, or without such a rule */
  limit: v.nullable(amountSchema),
  /** why this one has to be; none where it has not, or from a service that does not say */
  reasons: v.optional(v.array(v.picklist(approvalReasons)), []),
  /** what they may order by themselves, and what is left of it now; null without a budget */
  budget: v.optional(v.nullable(budgetLeftSchema), null),
  /** the same of everybody for the cost center that is chosen */
  centerBudget: v.optional(v.nullable(budgetLeftSchema), null),
});
export type ApprovalFacts = v.InferOutput<typeof approvalFactsSchema>;
/** Totals for an address; the grand total is what `acceptedTotal` must be. */
export const checkoutPreviewSchema = v.object({
  cartVersion: v.number(),
  totals: totalsSchema,
  /** promotions that count, and those that do not, with why */
  promotions: v.optional(v.array(shownPromotionSchema), []),
  /** what promotions give beside the lines of the cart */
  gifts: v.optional(v.array(giftLineSchema), []),
  /** what each costs, less what promotions pay of it */
  options: v.array(shippingOptionSchema),
  /** what to ask about the address, since it changes what an option costs */
  asks: v.array(v.picklist(deliveryQuestions)),
  shippingService: v.nullable(shippingServiceSchema),
  taxComplete: v.boolean(),
  /** terms this buyer may choose; net terms need an approved credit line */
  paymentTerms: v.array(paymentTermSchema),
  /** what the buyer's company says about their orders; null or left out where nobody else has to approve any */
  approval: v.optional(
    v.nullable(
      v.object({
        /** whether this one has to be approved before it is placed */
        isNeeded: v.boolean(),
        ...approvalFactsSchema.entries,
      }),
    ),
    null,
  ),
  /** when each line leaves and is there, if it is ordered and paid now; null where nobody may promise */
  dates: v.array(lineDeliverySchema),
  /** stands for all of these dates: whoever orders accepts them by it */
  datesKey: v.string(),
});
export type CheckoutPreview = v.InferOutput<typeof checkoutPreviewSchema>;
/** What a checkout of an account begins with: where and how its last order went and was paid, null before the first, and its terms. */
export const checkoutDefaultsSchema = v.object({
  last: v.nullable(
    v.object({
      /** null from a service that did not tell them */
      shipTo: v.optional(v.nullable(addressSchema), null),
      billTo: v.optional(v.nullable(addressSchema), null),
      shippingService: shippingServiceSchema,
      paymentTerm: paymentTermSchema,
      paymentService: v.string(),
      costCenterId: v.optional(v.nullable(uuidSchema), null),
    }),
  ),
  /** what their company books orders on, of those they order for; none for others */
  costCenters: v.optional(v.array(openCostCenterSchema), []),
  /** whether one of them has to be chosen */
  isCostCenterRequired: v.optional(v.boolean(), false),
  /** terms the account may choose, its own first; none from a service that did not tell them */
  paymentTerms: v.optional(v.array(paymentTermSchema), []),
  /** whether its company has orders sent to its own addresses only; `isOfCompany` in the address book */
  onlyCompanyAddresses: v.optional(v.boolean(), false),
});
export type CheckoutDefaults = v.InferOutput<typeof checkoutDefaultsSchema>;
export const placedOrderSchema = v.object({ number: recordNumberSchema, token: tokenSchema });

export const orderLineSchema = v.object({
  lineId: v.string(),
  lineNumber: v.number(),
  sku: v.string(),
  uri: v.string(),
  name: v.string(),
  brand: v.nullable(v.string()),
  partNumber: v.string(),
  quantity: v.number(),
  unitOfMeasure: v.string(),
  packSize: v.number(),
  unitPrice: amountSchema,
  priceSource: v.picklist(priceSources),
  /** what promotions took off it */
  discount: v.optional(amountSchema, 0),
  /** a promotion gives it: its price is nothing */
  isGift: v.optional(v.boolean(), false),
  /** what is paid for it: price by quantity, less the discount */
  total: amountSchema,
  tax: amountSchema,
  status: lineStatusSchema,
  /** wording for the customer, English; the page translates by status */
  wording: v.string(),
  availabilityAtOrder: availabilitySchema,
  /** the days on which it leaves */
  promise: promiseSchema,
  /** the days on which it is there; null or left out where the way is not known */
  arrival: v.nullish(promiseSchema),
  /** parts of it that leave on days of their own; none where all leaves at once */
  parts: v.optional(deliveryPartsSchema, []),
});
export type OrderLine = v.InferOutput<typeof orderLineSchema>;

/** One entry of a record's timeline. Staff see actor and reason; customers see wording only. */
const historyEntrySchema = v.object({
  at: v.string(),
  /** `tax`: from and to are the tax on the order, minor units */
  axis: v.picklist(['order', 'line', 'payment', 'tax']),
  lineNumber: v.nullable(v.number()),
  from: v.nullable(v.string()),
  to: v.string(),
  wording: v.string(),
  actor: v.nullable(v.string()),
  reason: v.nullable(v.string()),
});

const orderHead = {
  number: recordNumberSchema,
  placedAt: v.string(),
  state: orderStateSchema,
  status: lineStatusSchema,
  wording: v.string(),
  paymentStatus: paymentStatusSchema,
  poNumber: v.nullable(v.string()),
  currency: currencySchema,
  grandTotal: amountSchema,
  lineCount: v.number(),
};
export const orderSummarySchema = v.object({ ...orderHead, orderedBy: orderedBySchema });
export type OrderSummary = v.InferOutput<typeof orderSummarySchema>;
export const orderSchema = v.object({
  ...orderHead,
  orderedBy: orderedBySchema,
  email: v.string(),
  shipTo: addressSchema,
  billTo: addressSchema,
  shippingService: shippingServiceSchema,
  /** the buyer waits until all of it can leave in one shipment */
  shipTogether: v.optional(v.boolean(), false),
  paymentTerm: paymentTermSchema,
  paymentService: v.string(),
  note: v.nullable(v.string()),
  /** what the buyer's company books it on, code and name of the day it was placed; null or left out: nothing */
  costCenter: v.nullish(v.string()),
  totals: totalsSchema,
  /** what promotions took off it */
  promotions: v.optional(v.array(orderPromotionSchema), []),
  taxLines: v.array(
    v.object({
      jurisdiction: v.string(),
      rate: v.string(),
      amount: amountSchema,
      reason: v.string(),
      /** number of the certificate that frees it; left out by orders from before it was kept */
      certificate: v.optional(v.nullable(v.string())),
    }),
  ),
  lines: v.array(orderLineSchema),
  history: v.array(historyEntrySchema),
  /** the buyer's own papers, such as their purchase order */
  files: v.optional(v.array(recordFileSchema), []),
  /** what must be paid before it goes on, of an offer that asked for a deposit; null or left out: no deposit */
  depositDue: v.nullish(amountSchema),
  /** nothing ships before the buyer has paid, which they have not */
  awaitsPayment: v.optional(v.boolean(), false),
  /** where the buyer sends the money; null or left out where nothing is due now */
  payTo: v.nullish(remittanceSchema),
});
export type Order = v.InferOutput<typeof orderSchema>;

export const myOrdersQuerySchema = v.object({
  ...pageQuery,
  period: v.optional(v.fallback(v.picklist(orderPeriods), 'all')),
  q: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(100))),
  buyer: buyerSchema,
});
export const ordersPageSchema = v.object({ ...pageOf(orderSummarySchema).entries, buyers: buyersSchema });

/** Filter of an admin table column: `field:mode:value` parts joined by `;` (match modes of specification §9). */
/** Whose orders a list shows: one's own, or those that are nobody's. */
export const orderAssignments = ['mine', 'nobody'] as const;
export type OrderAssignment = (typeof orderAssignments)[number];
export const adminOrdersQuerySchema = v.object({
  ...pageQuery,
  /** columns of `adminOrderSorts` */
  sort: sortSchema(adminOrderSorts, '-placedAt'),
  filter: v.optional(v.pipe(v.string(), v.maxLength(2000))),
  /** only what waits for the same; anything else narrows nothing */
  queue: v.optional(v.fallback(v.optional(v.picklist(orderQueueNames)), undefined)),
  /** only one's own, or only what is nobody's; anything else narrows nothing */
  assigned: v.optional(v.fallback(v.optional(v.picklist(orderAssignments)), undefined)),
});
const adminOrderSummarySchema = v.object({
  ...orderHead,
  email: v.string(),
  company: v.nullable(v.string()),
  /** whose it is among the staff, by name; null: nobody's */
  assignee: v.nullable(v.string()),
});
export const adminOrdersPageSchema = pageOf(adminOrderSummarySchema);
/** A transition of a line that this person may make: what they must give with it, and what still stands in the way. */
const offeredTransitionSchema = v.object({
  to: lineStatusSchema,
  needs: v.array(v.picklist(lineNeeds)),
  blockers: v.array(v.picklist(lineBlockers)),
});
export const adminOrderSchema = v.object({
  ...orderSchema.entries,
  version: v.number(),
  company: v.nullable(v.string()),
  accountNumber: v.nullable(v.string()),
  /** whose it is among the staff: account id and name; null: nobody's */
  assignee: v.nullable(v.object({ accountId: v.string(), name: v.string() })),
  /** per line id: the transitions of this person's role */
  transitions: v.record(v.string(), v.array(offeredTransitionSchema)),
  /** what stands in the way of confirming the lines that wait, whoever looks */
  confirmBlockers: v.array(v.picklist(lineBlockers)),
});
export type AdminOrder = v.InferOutput<typeof adminOrderSchema>;

/** Gives an order to somebody of the staff, or to nobody, by whoever saw whose it was. */
export const assignOrderSchema = v.object({
  assigneeId: v.nullable(v.string()),
  /** account id of whoever has it on screen; null: nobody */
  wasAssigneeId: v.nullable(v.string()),
});

/** A transition of lines by staff; `version` is the one on screen. */
export const transitionLinesSchema = v.object({
  lineIds: v.pipe(v.array(v.string()), v.minLength(1), v.maxLength(maxCartLines)),
  to: lineStatusSchema,
  reason: v.optional(v.nullable(v.pipe(v.string(), v.trim(), v.maxLength(500))), null),
  /** the day goods leave that are late; only for transitions that need one */
  promisedOn: optionalDay,
  version: v.number(),
});
export const purchasedItemSchema = v.object({
  sku: v.string(),
  uri: v.string(),
  name: v.string(),
  partNumber: v.string(),
  quantity: v.number(),
  lastOrderedAt: v.string(),
  orderNumber: v.string(),
});
export type PurchasedItem = v.InferOutput<typeof purchasedItemSchema>;
