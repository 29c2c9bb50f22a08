import * as v from 'valibot';
import { orderPeriods } from '../list-orders.ts';
import { quoteCustomerActions, quoteStatuses } from '@gantry/domain/statuses/quote-statuses';
import { labelsOf } from '@gantry/domain/statuses/status-table';
import { addressSchema, phoneSchema } from './address.ts';
import {
  amountSchema,
  emailSchema,
  line,
  maxText,
  optionalLine,
  pageOf,
  pageQuery,
  recordNumberSchema,
  skuSchema,
  text,
  tokenSchema,
  wholeNumber,
} from './common.ts';
import { buyerSchema, buyersSchema, orderedBySchema } from './company-buyer.ts';
import { recordFileSchema } from './record-file.ts';

export const quoteStatusSchema = /* @__PURE__ */ v.picklist(/* @__PURE__ */ labelsOf(quoteStatuses));

/** How the customer wants to hear from us (specification §3). */
const contactMethods = ['email', 'phone'] as const;
/** What an inquiry is about; staff sort by it. */
export const inquirySubjects = [
  'product',
  'order',
  'shipping',
  'return',
  'payment',
  'account',
  'other',
] as const;
/** A question, or a request for a quote; both are one record on the axis of quotes. */
const inquiryKinds = ['inquiry', 'quote'] as const;
export type InquiryKind = (typeof inquiryKinds)[number];
export type InquirySubject = (typeof inquirySubjects)[number];
/** Products one inquiry may name. */
export const maxInquiryLines = 20;

/** Text of several lines that may be left empty; empty becomes null. */
export const optionalText = v.optional(
  v.nullable(
    v.pipe(
      v.string(),
      v.trim(),
      v.maxLength(maxText),
      v.transform((entered) => entered || null),
    ),
  ),
  null,
);
/** A quantity as a number or as it was typed into a field. */
export const typedQuantity = wholeNumber(1);

/** Who asks, and how they want to be answered. */
export const askerFields = {
  name: line(120),
  company: optionalLine(120),
  contactMethod: v.picklist(contactMethods),
  email: emailSchema,
  phone: v.optional(v.nullable(phoneSchema), null),
};
interface Asker {
  readonly contactMethod: (typeof contactMethods)[number];
  readonly phone: string | null;
}
/** Whether somebody who wants to be called left a number. */
export const canBeCalled = ({ contactMethod, phone }: Asker): boolean =>
  contactMethod !== 'phone' || phone !== null;
/** What is said where nobody can be called. */
export const phoneNeeded = 'a phone number is needed to be called';

/** What is entered at `/help-section/contact-us`; a message may be left out when a product is named. */
export const inquiryFormSchema = v.pipe(
  v.object({
    ...askerFields,
    subject: v.picklist(inquirySubjects),
    orderNumber: optionalLine(40),
    lines: v.optional(
      v.pipe(v.array(v.object({ sku: skuSchema, quantity: typedQuantity })), v.maxLength(maxInquiryLines)),
      [],
    ),
    message: optionalText,
  }),
  v.forward(v.partialCheck([['contactMethod'], ['phone']], canBeCalled, phoneNeeded), ['phone']),
  v.forward(
    v.partialCheck(
      [['lines'], ['message']],
      ({ lines, message }) => lines.length > 0 || message !== null,
      'a question is needed where no product is named',
    ),
    ['message'],
  ),
);
export type InquiryForm = v.InferInput<typeof inquiryFormSchema>;

/** A taken inquiry; the token opens it for whoever has no account. */
export const takenInquirySchema = v.object({ number: recordNumberSchema, token: tokenSchema });

export const inquiryLineSchema = v.object({
  lineNumber: v.number(),
  /** null with `uri` and `partNumber` where the customer asked in words, which `name` holds */
  sku: v.nullable(v.string()),
  uri: v.nullable(v.string()),
  name: v.string(),
  brand: v.nullable(v.string()),
  partNumber: v.nullable(v.string()),
  quantity: v.number(),
  unitOfMeasure: v.string(),
  /** what the customer hopes to pay, minor units per unit of measure */
  targetPrice: v.nullable(amountSchema),
  /** ISO date */
  neededBy: v.nullable(v.string()),
  note: v.nullable(v.string()),
});
export type InquiryLine = v.InferOutput<typeof inquiryLineSchema>;

/** One message of the conversation. Customers do not learn who of the store wrote. */
export const inquiryMessageSchema = v.object({
  at: v.string(),
  from: v.picklist(['customer', 'store']),
  author: v.nullable(v.string()),
  text: v.string(),
});
export type InquiryMessage = v.InferOutput<typeof inquiryMessageSchema>;

/** One transition. Staff see actor and reason; customers neither. */
const inquiryChangeSchema = v.object({
  at: v.string(),
  from: v.nullable(quoteStatusSchema),
  to: quoteStatusSchema,
  actor: v.nullable(v.string()),
  reason: v.nullable(v.string()),
});

/** What every list and record begins with. */
export const inquiryHead = {
  number: recordNumberSchema,
  receivedAt: v.string(),
  updatedAt: v.string(),
  status: quoteStatusSchema,
  /** wording for the customer, English; the page translates by status */
  wording: v.string(),
  kind: v.picklist(inquiryKinds),
  subject: v.picklist(inquirySubjects),
  lineCount: v.number(),
  /** the first product's name, else how the first message begins */
  summary: v.string(),
};
export const inquirySummarySchema = v.object({ ...inquiryHead, askedBy: orderedBySchema });
export type InquirySummary = v.InferOutput<typeof inquirySummarySchema>;

/** What customers and staff both see of a record. */
export const inquiryFacts = {
  ...inquiryHead,
  name: v.string(),
  company: v.nullable(v.string()),
  email: v.string(),
  phone: v.nullable(v.string()),
  contactMethod: v.picklist(contactMethods),
  orderNumber: v.nullable(v.string()),
  /** whether the customer will send a purchase order */
  poWanted: v.boolean(),
  shipTo: v.nullable(addressSchema),
  /** ISO date */
  neededBy: v.nullable(v.string()),
  lines: v.array(inquiryLineSchema),
  messages: v.array(inquiryMessageSchema),
  history: v.array(inquiryChangeSchema),
  /** of the whole record, or with the number of their line in `line`; customers see those meant for them */
  files: v.array(recordFileSchema),
};
/** An inquiry as its customer reads it, with the actions open to them. */
export const inquirySchema = v.object({
  ...inquiryFacts,
  /** to be sent back with a change of lines */
  version: v.number(),
  may: v.array(v.picklist(quoteCustomerActions)),
  askedBy: orderedBySchema,
});
export type Inquiry = v.InferOutput<typeof inquirySchema>;

/** Opens an inquiry for whoever is not its account: the token of the link in the mail. */
export const inquiryTokenQuery = v.object({ token: v.optional(tokenSchema) });
export const inquiryMessageFormSchema = v.object({ text: text() });
export const inquiryWithdrawalSchema = v.object({ note: optionalText });

export const myInquiriesQuerySchema = v.object({
  ...pageQuery,
  period: v.optional(v.fallback(v.picklist(orderPeriods), 'all')),
  q: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(100))),
  buyer: buyerSchema,
});
export const inquiriesPageSchema = v.object({
  ...pageOf(inquirySummarySchema).entries,
  buyers: buyersSchema,
});
