import * as v from 'valibot';
import { addressSchema, enteredAddressSchema } from './address.ts';
import { businessDocumentSchema } from './business-document.ts';
import { totalsSchema } from './cart.ts';
import {
  amountSchema,
  line,
  optionalLine,
  recordNumberSchema,
  text,
  tokenSchema,
  uuidSchema,
} from './common.ts';
import { offerApprovalSchema, ruleHitSchema } from './offer-approval.ts';
import { optionalText, quoteStatusSchema } from './inquiry.ts';
import { chosenCostCenter, offerCostCenterSchema } from './cost-center.ts';
import { approvalFactsSchema, paymentTerms, purchasePaymentServices } from './order.ts';
import { shippingOptionSchema, shippingServiceSchema } from './shipping.ts';

const paymentTermSchema = v.picklist(paymentTerms);
/** Longest time an offer may bind us, in days. */
const maxValidDays = 365;

const validDaysSchema = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.trim(), v.regex(/^\d{1,3}$/), v.transform(Number))]),
  v.integer(),
  v.minValue(1),
  v.maxValue(maxValidDays),
);
/** What shipping costs where it is not what the carrier asks; null: what the carrier asks. */
const shippingAmountSchema = v.optional(v.nullable(v.pipe(amountSchema, v.minValue(0))), null);

/** Percent of the total that is asked for when the offer is accepted; empty: none. */
const depositPercentSchema = v.optional(
  v.nullable(
    v.pipe(
      v.union([
        v.number(),
        v.pipe(
          v.string(),
          v.trim(),
          v.transform((typed) => (typed === '' ? null : Number(typed))),
        ),
      ]),
      v.check(
        (percent) => percent === null || (Number.isInteger(percent) && percent >= 1 && percent <= 100),
        'is not a percentage',
      ),
    ),
  ),
  null,
);

/** What the seller decides about an offer; lines and their prices are those of the quote. */
export const offerFormSchema = v.object({
  shipTo: enteredAddressSchema,
  /** any service where `shippingAmount` is given, otherwise one that carriers offer for the place */
  shippingService: shippingServiceSchema,
  shippingAmount: shippingAmountSchema,
  paymentTerm: paymentTermSchema,
  /** days the offer holds, today not counted */
  validDays: validDaysSchema,
  depositPercent: depositPercentSchema,
  /** whether the customer may accept some of the lines only */
  allowsPartial: v.optional(v.boolean(), false),
  note: optionalText,
});
export type OfferForm = v.InferInput<typeof offerFormSchema>;

export const offerLineSchema = v.object({
  lineNumber: v.number(),
  sku: v.string(),
  uri: v.string(),
  name: v.string(),
  brand: v.nullable(v.string()),
  partNumber: v.string(),
  quantity: v.number(),
  unitOfMeasure: v.string(),
  listPrice: v.nullable(amountSchema),
  unitPrice: amountSchema,
  total: amountSchema,
  leadTimeDays: v.nullable(v.number()),
  /** what the customer asked for, where this line is offered instead */
  insteadOf: v.nullable(v.string()),
  /** the product that was; null for one that somebody described in their own words */
  insteadOfSku: v.optional(v.nullable(v.string()), null),
});
export type OfferLine = v.InferOutput<typeof offerLineSchema>;

/** Why an offer cannot be accepted: its time is over, a newer one was sent, or its quote has moved on. */
export const offerBlockers = ['EXPIRED', 'SUPERSEDED', 'CLOSED'] as const;
export type OfferBlocker = (typeof offerBlockers)[number];

const offerFacts = {
  revision: v.number(),
  sentAt: v.string(),
  /** ISO date: the last day on which it can be accepted */
  validUntil: v.string(),
  shipTo: addressSchema,
  shippingService: shippingServiceSchema,
  paymentTerm: paymentTermSchema,
  note: v.nullable(v.string()),
  depositPercent: v.nullable(v.number()),
  /** what of the total is due when it is accepted; null: nothing */
  deposit: v.nullable(amountSchema),
  /** whether it may be accepted for some of its lines only */
  allowsPartial: v.boolean(),
  totals: totalsSchema,
  lines: v.array(offerLineSchema),
};
/** The newest offer of a quote as its customer reads it; null in `blocker` while it can be accepted. */
export const offerSchema = v.object({
  ...offerFacts,
  number: recordNumberSchema,
  blocker: v.nullable(v.picklist(offerBlockers)),
  /** the order it became; its token is kept from colleagues, who read it by their role */
  order: v.nullable(v.object({ number: recordNumberSchema, token: v.nullable(tokenSchema) })),
  /** somebody else in the company has to accept it for this reader; null or left out where nobody has to */
  approval: v.nullish(approvalFactsSchema),
  /** what the reader's company may book it on; left out for everybody else */
  costCenters: v.optional(v.array(offerCostCenterSchema)),
  /** whether one of them has to be chosen */
  isCostCenterRequired: v.optional(v.boolean()),
  /** whether this reader may send it to those who approve; left out where nobody has to */
  mayAsk: v.optional(v.boolean()),
  /** the request of the company under which it waits for them already; told inside the company */
  request: v.optional(recordNumberSchema),
  /** its company has orders sent to its own addresses only, and this is none of them: it cannot be accepted */
  isPlaceRefused: v.optional(v.boolean()),
});
export type Offer = v.InferOutput<typeof offerSchema>;

/**
 * Why an offer cannot be sent: its quote is not ready for one, nothing is offered, lines have no price and no word about
 * it, lines have a price but name no product of ours, products that cannot be had any more, no place, or no way there.
 */
const sendingBlockers = [
  'WRONG_STATUS',
  'NO_LINES',
  'UNPRICED_LINES',
  'UNNAMED_LINES',
  'LOST_LINES',
  'NO_ADDRESS',
  'NO_SHIPPING',
] as const;

/** What became another between two revisions, each of one line or of the whole offer. */
const offerChanges = [
  'added',
  'removed',
  'quantity',
  'unit-price',
  'lead-time',
  'ship-to',
  'service',
  'shipping',
  'handling',
  'tax',
  'total',
  'term',
  'deposit',
  'partial',
  'note',
] as const;
const changedValue = v.nullable(v.union([v.string(), v.number(), v.boolean()]));
export const offerChangeSchema = v.object({
  what: v.picklist(offerChanges),
  /** of the line; null where the whole offer changed */
  name: v.nullable(v.string()),
  /** amounts in minor units, a percentage, codes of services and terms, an address in one line */
  before: changedValue,
  after: changedValue,
});
export type OfferChange = v.InferOutput<typeof offerChangeSchema>;

/** A revision as it was sent, with what it changed in the one before it. */
const sentRevisionSchema = v.object({
  revision: v.number(),
  sentAt: v.string(),
  sentBy: v.nullable(v.string()),
  validUntil: v.string(),
  grandTotal: amountSchema,
  blocker: v.nullable(v.picklist(offerBlockers)),
  changes: v.array(offerChangeSchema),
});
export type SentRevision = v.InferOutput<typeof sentRevisionSchema>;

/** The offer being drawn up: what it would say, from the lines of the quote and the seller's choices. */
export const offerDraftSchema = v.object({
  number: recordNumberSchema,
  version: v.number(),
  status: quoteStatusSchema,
  name: v.string(),
  company: v.nullable(v.string()),
  email: v.string(),
  /** whether this person's role sends offers */
  maySend: v.boolean(),
  /** what stands in the way of sending it, with the numbers of the lines of the quote */
  blockers: v.array(v.object({ code: v.picklist(sendingBlockers), lines: v.array(v.number()) })),
  /** rules that ask for an approval before it is sent */
  hits: v.array(ruleHitSchema),
  /** the newest request for an approval that waits or was refused */
  approval: v.nullable(offerApprovalSchema),
  lines: v.array(offerLineSchema),
  /** lines that are not offered, by name */
  leftOut: v.array(v.string()),
  /** what the answer was computed with: what was asked for, or our proposal */
  choices: v.object({
    /** null until a place is known */
    shipTo: v.nullable(addressSchema),
    /** null while nothing is known that goes there */
    shippingService: v.nullable(shippingServiceSchema),
    shippingAmount: v.nullable(amountSchema),
    paymentTerm: paymentTermSchema,
    validDays: v.number(),
    depositPercent: v.nullable(v.number()),
    allowsPartial: v.boolean(),
    note: v.nullable(v.string()),
  }),
  /** its customer’s company has orders sent to its own addresses only, and this is none: they could not accept it */
  isPlaceRefused: v.optional(v.boolean()),
  /** what carriers offer for the place */
  options: v.array(shippingOptionSchema),
  totals: v.nullable(totalsSchema),
  /** as its customer would read it, in their language; null while there are no totals */
  document: v.nullable(businessDocumentSchema),
  /** newest first */
  sent: v.array(sentRevisionSchema),
});
export type OfferDraft = v.InferOutput<typeof offerDraftSchema>;

/** What the seller has chosen so far; null asks for a proposal: what was offered last, or what the customer entered. */
export const offerDraftRequestSchema = v.object({
  choices: v.nullable(
    v.object({
      ...offerFormSchema.entries,
      shipTo: v.nullable(enteredAddressSchema),
      shippingService: v.nullable(shippingServiceSchema),
    }),
  ),
});
export type OfferDraftRequest = v.InferInput<typeof offerDraftRequestSchema>;

/** Sends an offer; version and total are those on screen, so that nobody sends what they have not seen. */
export const sendOfferSchema = v.object({
  version: v.number(),
  acceptedTotal: amountSchema,
  form: offerFormSchema,
});

/** An offer that was sent, or the approval it waits for. */
export const sentOfferSchema = v.object({
  offer: v.nullable(offerSchema),
  approval: v.nullable(offerApprovalSchema),
});
export type SentOffer = v.InferOutput<typeof sentOfferSchema>;

const lineNumbersSchema = v.pipe(v.array(v.pipe(v.number(), v.integer())), v.minLength(1), v.maxLength(1000));
/** Some lines of an offer, by their numbers. */
export const offerSelectionSchema = v.object({ revision: v.number(), lines: lineNumbersSchema });
/** What those lines cost, shipped together, and what of it is due at once. */
export const selectedOfferSchema = v.object({ totals: totalsSchema, deposit: v.nullable(amountSchema) });
export type SelectedOffer = v.InferOutput<typeof selectedOfferSchema>;

/**
 * Accepts the offer, or the lines named where it may be accepted in part. Its amounts are those that were sent; with
 * lines, `acceptedTotal` is the one on screen, so that nobody accepts what they have not seen.
 */
export const offerAcceptanceSchema = v.object({
  revision: v.number(),
  lines: v.optional(v.nullable(lineNumbersSchema), null),
  acceptedTotal: v.optional(v.nullable(amountSchema), null),
  poNumber: optionalLine(40),
  /** the customer's purchase order, a file they sent to the quote before; it goes with the order */
  poFile: v.optional(v.nullable(uuidSchema), null),
  paymentService: v.optional(v.picklist(purchasePaymentServices), 'check'),
  /** what the company books it on */
  costCenterId: chosenCostCenter,
});
/** The same acceptance, sent to those in the company who approve, with what they are to read. */
export const offerApprovalRequestSchema = v.object({
  ...offerAcceptanceSchema.entries,
  question: optionalLine(500),
});
/** An offer that a customer accepts by telephone or mail; the reason says how, and is kept in the audit trail. */
export const acceptForCustomerSchema = v.object({
  revision: v.number(),
  poNumber: optionalLine(40),
  paymentService: v.picklist(purchasePaymentServices),
  reason: line(300),
});
export const offerRefusalSchema = v.object({ revision: v.number(), reason: text(500) });
