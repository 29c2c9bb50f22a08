import * as v from 'valibot';
import { addressSchema, enteredAddressSchema } from './address.ts';
import { totalsSchema } from './cart.ts';
import { amountSchema, optionalLine, recordNumberSchema, text, tokenSchema } from './common.ts';
import { optionalText } from './inquiry.ts';
import { offlinePaymentServices, paymentTerms } from './order.ts';
import { shippingOptionSchema, shippingServiceSchema } from './shipping.ts';

const paymentTermSchema = v.picklist(paymentTerms);
/** Longest time an offer may bind us, in days. */
const maxValidDays = 365;

/** What the seller decides about an offer; lines and their prices are those of the quote. */
export const offerFormSchema = v.object({
  shipTo: enteredAddressSchema,
  shippingService: shippingServiceSchema,
  paymentTerm: paymentTermSchema,
  /** days the offer holds, today not counted */
  validDays: v.pipe(
    v.union([v.number(), v.pipe(v.string(), v.trim(), v.regex(/^\d{1,3}$/), v.transform(Number))]),
    v.integer(),
    v.minValue(1),
    v.maxValue(maxValidDays),
  ),
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
  totals: totalsSchema,
  lines: v.array(offerLineSchema),
};
/** The newest offer of a quote as its customer reads it; null in `blocker` while it can be accepted. */
export const offerSchema = v.object({
  ...offerFacts,
  number: recordNumberSchema,
  blocker: v.nullable(v.picklist(offerBlockers)),
  /** the order it became */
  order: v.nullable(v.object({ number: recordNumberSchema, token: tokenSchema })),
});
export type Offer = v.InferOutput<typeof offerSchema>;

/** The offer being drawn up: what it would say, from the lines of the quote and the choices in the query. */
export const offerDraftSchema = v.object({
  number: recordNumberSchema,
  version: v.number(),
  name: v.string(),
  company: v.nullable(v.string()),
  email: v.string(),
  /** whether it can be sent now: the quote is on its way to an offer and every offered line names a product */
  maySend: v.boolean(),
  /** numbers of lines that have a price but name no product of ours */
  unnamed: v.array(v.number()),
  lines: v.array(offerLineSchema),
  /** lines that are not offered, by name */
  leftOut: v.array(v.string()),
  /** null until a place is known */
  shipTo: v.nullable(addressSchema),
  options: v.array(shippingOptionSchema),
  totals: v.nullable(totalsSchema),
  sent: v.array(
    v.object({
      revision: v.number(),
      sentAt: v.string(),
      sentBy: v.nullable(v.string()),
      validUntil: v.string(),
      grandTotal: amountSchema,
      blocker: v.nullable(v.picklist(offerBlockers)),
    }),
  ),
});
export type OfferDraft = v.InferOutput<typeof offerDraftSchema>;
export const offerPlaceSchema = v.object({
  shipTo: v.nullable(enteredAddressSchema),
  shippingService: v.optional(v.nullable(shippingServiceSchema), null),
});

/** Sends an offer; version and total are those on screen, so that nobody sends what they have not seen. */
export const sendOfferSchema = v.object({
  version: v.number(),
  acceptedTotal: amountSchema,
  form: offerFormSchema,
});

/** Accepts the whole offer. Its amounts are not among the fields: they are those that were sent. */
export const offerAcceptanceSchema = v.object({
  revision: v.number(),
  poNumber: optionalLine(40),
  paymentService: v.optional(v.picklist(offlinePaymentServices), 'check'),
});
export const offerRefusalSchema = v.object({ revision: v.number(), reason: text(500) });
