import * as v from 'valibot';
import {
  lineUnavailableReasons,
  quoteCancelReasons,
  quoteClearReasons,
} from '@gantry/domain/statuses/quote-reasons';
import { quoteBlockers, quoteNeeds } from '@gantry/domain/statuses/quote-statuses';
import { ownSortSchema } from '../list-sort.ts';
import { pricedLineSchema } from './catalog.ts';
import {
  amountSchema,
  optionalLine,
  pageOf,
  pageQuery,
  recordNumberSchema,
  skuSchema,
  text,
  uuidSchema,
} from './common.ts';
import {
  inquiryFacts,
  inquiryHead,
  inquiryLineSchema,
  inquiryMessageSchema,
  optionalText,
  quoteStatusSchema,
  typedQuantity,
} from './inquiry.ts';

/**
 * Queues of the back office. `needs-reply`: our turn; `late`: whoever's turn it is has let their time pass; `mine` and
 * `unassigned`: of what has not ended.
 */
export const inquiryViews = [
  'needs-reply',
  'late',
  'waiting-customer',
  'waiting-manufacturer',
  'offers-out',
  'mine',
  'unassigned',
  'closed',
  'all',
] as const;
export type InquiryView = (typeof inquiryViews)[number];
/** Columns of the list of inquiries that it is sorted by, one or several. */
export const inquirySorts = [
  'number',
  'status',
  'due',
  'updated',
  'subject',
  'from',
  'about',
  'assignee',
] as const;
export const adminInquiriesQuerySchema = v.object({
  ...pageQuery,
  sort: ownSortSchema(inquirySorts),
  view: v.optional(v.fallback(v.picklist(inquiryViews), 'needs-reply')),
  q: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(100))),
});
export const adminInquirySummarySchema = v.object({
  ...inquiryHead,
  name: v.string(),
  company: v.nullable(v.string()),
  email: v.string(),
  assignee: v.nullable(v.string()),
  /** when whoever's turn it is must have acted, and whether that time is over */
  dueAt: v.nullable(v.string()),
  isLate: v.boolean(),
});
export type AdminInquirySummary = v.InferOutput<typeof adminInquirySummarySchema>;
const countOfEach = Object.fromEntries(inquiryViews.map((view) => [view, v.number()])) as Record<
  InquiryView,
  v.NumberSchema<undefined>
>;
export const adminInquiriesSchema = v.object({
  ...pageOf(adminInquirySummarySchema).entries,
  /** how many lie in each queue, and how many are new */
  counts: v.object({ fresh: v.number(), ...countOfEach }),
});
export type AdminInquiries = v.InferOutput<typeof adminInquiriesSchema>;

/** A transition that this person may make: what they must give with it, and what still stands in the way. */
const offeredTransition = v.object({
  to: quoteStatusSchema,
  needs: v.array(v.picklist(quoteNeeds)),
  blockers: v.array(v.picklist(quoteBlockers)),
});
/** Who reads a message beside the store; nobody else reads an `internal` one. */
const messageAudiences = ['customer', 'supplier', 'internal'] as const;
export type MessageAudience = (typeof messageAudiences)[number];
const adminMessageSchema = v.object({
  ...inquiryMessageSchema.entries,
  from: v.picklist(['customer', 'store', 'supplier']),
  audience: v.picklist(messageAudiences),
});
export type AdminInquiryMessage = v.InferOutput<typeof adminMessageSchema>;

/** What the store fills in on a line. Amounts are minor units per unit of measure. */
const quoteCells = {
  quantity: typedQuantity,
  unitPrice: v.nullable(v.pipe(amountSchema, v.minValue(0))),
  unitCost: v.nullable(v.pipe(amountSchema, v.minValue(0))),
  /** business days */
  leadTimeDays: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(999))),
  minimumQuantity: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(999_999))),
  /** why it cannot be had */
  notAvailable: v.nullable(v.picklist(lineUnavailableReasons)),
  internalNote: optionalText,
};
/** A line as staff see it. `unitCost` is left out for roles that do not see what goods cost us. */
export const adminInquiryLineSchema = v.object({
  ...inquiryLineSchema.entries,
  id: uuidSchema,
  version: v.number(),
  listPrice: v.nullable(amountSchema),
  unitPrice: v.nullable(amountSchema),
  unitCost: v.optional(v.nullable(amountSchema)),
  leadTimeDays: v.nullable(v.number()),
  minimumQuantity: v.nullable(v.number()),
  notAvailable: v.nullable(v.picklist(lineUnavailableReasons)),
  internalNote: v.nullable(v.string()),
  /** id of the line it is offered instead of */
  alternativeFor: v.nullable(uuidSchema),
  /** the customer did not ask for it */
  addedByStore: v.boolean(),
  /** who changed it last */
  changedBy: v.nullable(v.string()),
});
export type AdminInquiryLine = v.InferOutput<typeof adminInquiryLineSchema>;

/** Changed cells of one line; `version` is the one on screen. */
export const quoteLineChangesSchema = v.object({
  version: v.number(),
  cells: v.partial(v.object(quoteCells)),
});
export type QuoteLineCells = v.InferOutput<typeof quoteLineChangesSchema>['cells'];

/** A product or, without one, words; with `alternativeFor` it is offered instead of that line. */
export const newQuoteLineSchema = v.pipe(
  v.object({
    sku: v.optional(v.nullable(skuSchema), null),
    name: optionalLine(300),
    quantity: typedQuantity,
    alternativeFor: v.optional(v.nullable(uuidSchema), null),
  }),
  v.forward(
    v.partialCheck(
      [['sku'], ['name']],
      ({ sku, name }) => (sku === null) !== (name === null),
      'a product or a description is needed',
    ),
    ['name'],
  ),
);

/** What is done to the whole record by whoever has this version on screen. */
export const versionedSchema = v.object({ version: v.number() });
export const assignInquirySchema = v.object({
  ...versionedSchema.entries,
  /** null: nobody has it any more */
  assigneeId: v.nullable(v.string()),
});
export const splitInquirySchema = v.object({
  ...versionedSchema.entries,
  lineIds: v.pipe(v.array(uuidSchema), v.minLength(1)),
});
export const inquiryNumberSchema = v.object({ number: recordNumberSchema });
/** A price somebody paid or was quoted before. */
const earlierPriceSchema = v.object({
  /** of the order or quote */
  number: recordNumberSchema,
  at: v.string(),
  quantity: v.number(),
  unitPrice: amountSchema,
  /** whether this account or a colleague of the company had it */
  from: v.picklist(['account', 'company']),
});
export type EarlierPrice = v.InferOutput<typeof earlierPriceSchema>;
/** What a supplier answered last about a line, or about its product in another quote. */
const supplierAnswerSchema = v.object({
  supplier: v.string(),
  at: v.string(),
  /** the quantity they were asked for */
  quantity: v.number(),
  cannotSupply: v.boolean(),
  /** per unit; null where they cannot supply */
  unitCost: v.nullable(amountSchema),
  /** business days */
  leadTimeDays: v.nullable(v.number()),
});
export type SupplierAnswer = v.InferOutput<typeof supplierAnswerSchema>;
/** What helps to price a line: the catalog's price for this customer and quantity, earlier prices, units on hand. */
export const linePriceHelpSchema = v.object({
  lineId: uuidSchema,
  listPrice: v.nullable(amountSchema),
  /** what this account pays for this quantity today */
  customerPrice: v.nullable(amountSchema),
  priceSource: pricedLineSchema.entries.priceSource,
  /** the next cheaper quantities */
  breaks: v.array(v.object({ quantity: v.number(), unit: amountSchema })),
  /** units free to sell; null where stock is not counted */
  stock: v.nullable(v.number()),
  orders: v.array(earlierPriceSchema),
  quotes: v.array(earlierPriceSchema),
  /** null also for roles that do not see what goods cost us */
  supplierAnswer: v.nullable(supplierAnswerSchema),
});
export type LinePriceHelp = v.InferOutput<typeof linePriceHelpSchema>;

/** A contact of the inquiry that is on the block list; nothing follows from it until somebody decides. */
const blockedContactSchema = v.object({
  kind: v.picklist(['email', 'phone', 'company']),
  value: v.string(),
  reason: v.string(),
  addedAt: v.string(),
  /** the quote it was blocked for */
  inquiryNumber: recordNumberSchema,
});
export type BlockedContact = v.InferOutput<typeof blockedContactSchema>;

/** An inquiry as staff see it, with the transitions of this person's role. */
export const adminInquirySchema = v.object({
  ...inquiryFacts,
  lines: v.array(adminInquiryLineSchema),
  messages: v.array(adminMessageSchema),
  dueAt: v.nullable(v.string()),
  isLate: v.boolean(),
  assigneeId: v.nullable(v.string()),
  blockedContacts: v.array(blockedContactSchema),
  /** what this person may do with it now beside the transitions */
  may: v.object({
    editLines: v.boolean(),
    setPrices: v.boolean(),
    seeCost: v.boolean(),
    assign: v.boolean(),
  }),
  version: v.number(),
  locale: v.string(),
  accountNumber: v.nullable(v.string()),
  assignee: v.nullable(v.string()),
  reason: v.nullable(v.string()),
  mergedInto: v.nullable(v.string()),
  transitions: v.array(offeredTransition),
  /** whether a message may be sent without a transition */
  mayWrite: v.boolean(),
});
export type AdminInquiry = v.InferOutput<typeof adminInquirySchema>;

/** A transition by staff; `version` is the one on screen. */
export const transitionInquirySchema = v.object({
  to: quoteStatusSchema,
  version: v.number(),
  /** sent to the customer with the transition */
  message: optionalText,
  /** kept inside */
  note: optionalText,
  reason: v.optional(v.nullable(v.picklist([...quoteCancelReasons, ...quoteClearReasons])), null),
  /** the inquiry that goes on, where this one is merged into it; its lines and messages go there */
  mergedInto: v.optional(v.nullable(recordNumberSchema), null),
  /** the account that owns it from now on, where a detached one is given back */
  accountNumber: v.optional(v.nullable(recordNumberSchema), null),
});

/** What staff write: to the customer, or a note that only staff read. */
export const adminMessageFormSchema = v.object({
  text: text(),
  audience: v.optional(v.picklist(['customer', 'internal']), 'customer'),
});
