import * as v from 'valibot';
import { ownSortSchema } from '../list-sort.ts';
import { orderRequestActs } from '@gantry/domain/order-request-acts';
import {
  fitsType,
  freightPayers,
  requestRefusals,
  requestSubjects,
  requestTypes,
} from '@gantry/domain/return-policy';
import { orderRequestStatuses } from '@gantry/domain/statuses/order-request-statuses';
import { labelsOf } from '@gantry/domain/statuses/status-table';
import { maxCartLines } from '../cart-limits.ts';
import {
  amountSchema,
  line,
  optionalDollars,
  optionalLine,
  pageOf,
  pageQuery,
  recordNumberSchema,
  text,
  tokenSchema,
  uuidSchema,
  wholeNumber,
} from './common.ts';
import { optionalText } from './inquiry.ts';
import { lineStatusSchema } from './order.ts';
import { measuresForm } from './measure.ts';
import { recordFileSchema } from './record-file.ts';
import { maxReturnParcels, returnParcelSchema, staffParcelSchema } from './return-parcel.ts';
import { shippingServiceSchema } from './shipping.ts';

const statusSchema = /* @__PURE__ */ v.picklist(/* @__PURE__ */ labelsOf(orderRequestStatuses));
const actSchema = /* @__PURE__ */ v.picklist(/* @__PURE__ */ labelsOf(orderRequestActs));
const requestTypeSchema = v.picklist(requestTypes);
const subjectSchema = v.picklist(requestSubjects);
/** How a request ends where it is granted. */
const requestResolutions = ['void', 'refund', 'replacement'] as const;
/** In what state goods come back. */
export const returnConditions = ['unopened', 'opened', 'used', 'damaged', 'other-product'] as const;
/** What becomes of goods that came back. */
export const returnDispositions = ['restock', 'scrap', 'vendor'] as const;

const typedQuantity = wholeNumber(0);

/** Which lines, and how many units of each; 0 leaves a line out. */
const requestedLinesSchema = v.pipe(
  v.array(v.object({ lineId: uuidSchema, quantity: typedQuantity })),
  v.minLength(1),
  v.maxLength(maxCartLines),
  // said where the first quantity is entered: the fields of lines leave a form no place for what is wrong with all of them
  v.forward(
    v.check((lines) => lines.some(({ quantity }) => quantity > 0), 'choose at least one item'),
    [0, 'quantity'],
  ),
);
const subjectFields = { type: requestTypeSchema, subject: subjectSchema, lines: requestedLinesSchema };
/** What a cancellation for another reason than a wrong order is refused with. */
const returnInstead = 'ask for a return instead';

export const previewOrderRequestSchema = v.pipe(
  v.object(subjectFields),
  v.forward(
    v.partialCheck([['type'], ['subject']], ({ type, subject }) => fitsType(type, subject), returnInstead),
    ['subject'],
  ),
);

/** What is asked, as it is sent: with the refund that was shown, and the files that were sent before under the draft's id. */
export const createOrderRequestSchema = v.pipe(
  v.object({
    ...subjectFields,
    note: optionalText,
    draft: uuidSchema,
    /** minor units; another one is refused, so that nobody agrees to what they have not seen */
    acceptedRefund: amountSchema,
  }),
  v.forward(
    v.partialCheck([['type'], ['subject']], ({ type, subject }) => fitsType(type, subject), returnInstead),
    ['subject'],
  ),
);
export type NewOrderRequest = v.InferInput<typeof createOrderRequestSchema>;

/** What of an order may be asked for, line by line. */
export const requestableSchema = v.object({
  orderNumber: recordNumberSchema,
  lines: v.array(
    v.object({
      lineId: v.string(),
      lineNumber: v.number(),
      name: v.string(),
      brand: v.nullable(v.string()),
      partNumber: v.string(),
      status: lineStatusSchema,
      /** the most that may be asked for */
      quantity: v.number(),
      unitOfMeasure: v.string(),
      madeToOrder: v.boolean(),
      /** a promotion gave it: nothing was paid for it */
      isGift: v.optional(v.boolean(), false),
      /** why it cannot be cancelled; null where it can */
      cancellation: v.nullable(v.picklist(requestRefusals)),
      /** for each subject why it cannot come back; null where it can, with the last day for it where that is known */
      returns: v.record(
        subjectSchema,
        v.object({ refusal: v.nullable(v.picklist(requestRefusals)), until: v.nullable(v.string()) }),
      ),
    }),
  ),
  /** what was asked already, newest first */
  requests: v.array(
    v.object({
      number: recordNumberSchema,
      type: requestTypeSchema,
      status: statusSchema,
      createdAt: v.string(),
    }),
  ),
});
export type Requestable = v.InferOutput<typeof requestableSchema>;

/** What would go back, computed by the store; minor units. */
const refundSchema = v.object({
  goods: amountSchema,
  tax: amountSchema,
  /** freight, handling and their tax, where the store is to blame */
  charges: amountSchema,
  restockingFee: amountSchema,
  /** what is credited: all of the above less the fee */
  credit: amountSchema,
  /** what of it is paid back; the rest was never paid, and is owed no longer */
  payout: amountSchema,
});
export type Refund = v.InferOutput<typeof refundSchema>;
const restockingPercentSchema = v.number();
export const requestPreviewSchema = v.object({
  refund: refundSchema,
  restockingPercent: restockingPercentSchema,
  freightPayer: v.picklist(freightPayers),
  /** photos that must come with it, and whether words of a test do as well */
  photos: v.number(),
  isNoteEnough: v.boolean(),
  usually: v.picklist(['refund', 'replacement']),
  /** the lines end at once, without waiting for somebody */
  isImmediate: v.boolean(),
});
export type RequestPreview = v.InferOutput<typeof requestPreviewSchema>;

const requestHead = {
  number: recordNumberSchema,
  orderNumber: recordNumberSchema,
  type: requestTypeSchema,
  subject: subjectSchema,
  status: statusSchema,
  createdAt: v.string(),
  /** what is credited, or would be; minor units */
  refund: amountSchema,
  lineCount: v.number(),
};
const requestLineSchema = v.object({
  lineNumber: v.number(),
  sku: v.string(),
  name: v.string(),
  partNumber: v.string(),
  quantity: v.number(),
  unitOfMeasure: v.string(),
  /** a promotion gave it: nothing was paid for it */
  isGift: v.optional(v.boolean(), false),
  /** of the order's line */
  status: lineStatusSchema,
  condition: v.nullable(v.picklist(returnConditions)),
  disposition: v.nullable(v.picklist(returnDispositions)),
});
const requestEventSchema = v.object({
  at: v.string(),
  /** `transition` with its status, or an act of staff, a message, tracking, a refund that was paid or refused */
  kind: v.string(),
  to: v.nullable(statusSchema),
  /** null where the reader does not see who */
  actor: v.nullable(v.string()),
  isCustomer: v.boolean(),
  text: v.nullable(v.string()),
  amount: v.nullable(amountSchema),
});
const requestRecord = {
  ...requestHead,
  resolution: v.nullable(v.picklist(requestResolutions)),
  freightPayer: v.picklist(freightPayers),
  note: v.nullable(v.string()),
  /** why it was refused */
  reason: v.nullable(v.string()),
  rmaNumber: v.nullable(v.string()),
  /** the last day on which the goods may come back */
  authorizedUntil: v.nullable(v.string()),
  returnTo: v.array(v.string()),
  carrier: v.nullable(v.string()),
  tracking: v.nullable(v.string()),
  /** the carrier's own page about the parcel, where it has one */
  trackingPage: v.optional(v.nullable(v.pipe(v.string(), v.url())), null),
  /** we pay for its freight: a label for each parcel is there to be printed */
  parcels: v.optional(v.array(returnParcelSchema), []),
  /** whether `parcels` has any; for releases that knew one label only */
  hasLabel: v.optional(v.boolean(), false),
  /** how the first of them travels; for the same releases */
  labelService: v.optional(v.nullable(shippingServiceSchema), null),
  replacementTracking: v.nullable(v.string()),
  restockingFee: amountSchema,
  /** money that is to go back, went back, is credit for later orders, or that the bank refused; minor units */
  payouts: v.array(
    v.object({
      amount: amountSchema,
      status: v.picklist(['pending', 'processed', 'credit-balance', 'refused']),
      at: v.string(),
    }),
  ),
  lines: v.array(requestLineSchema),
  history: v.array(requestEventSchema),
  files: v.array(recordFileSchema),
  version: v.number(),
};
/** What whoever asked may do with it now. */
const customerRequestActs = ['withdraw', 'write', 'ship', 'confirm-replacement'] as const;
export const orderRequestSchema = v.object({
  ...requestRecord,
  may: v.array(v.picklist(customerRequestActs)),
  /** they may say in how many parcels the goods come, and print a label for each */
  mayPack: v.optional(v.boolean(), false),
});
export type OrderRequest = v.InferOutput<typeof orderRequestSchema>;
export const myRequestsSchema = pageOf(v.object(requestHead));
export const myRequestsQuery = v.object(pageQuery);
export type MyRequest = v.InferOutput<typeof myRequestsSchema>['items'][number];

export const requestTokenQuery = v.object({ token: v.optional(tokenSchema) });
export const requestVersionSchema = v.object({ version: v.number() });
export const requestMessageSchema = v.object({ text: text(2000) });
export const shipReturnSchema = v.object({ version: v.number(), carrier: line(40), tracking: line(60) });

/** Requests by who has to do something about them. */
export const requestQueues = [
  'to-decide',
  'late',
  'to-receive',
  'to-resolve',
  'to-replace',
  'refused-refunds',
  'open',
  'all',
] as const;
export type RequestQueue = (typeof requestQueues)[number];
/** Columns of the list of cancellations and returns that it is sorted by, one or several. */
export const adminRequestSorts = [
  'number',
  'type',
  'subject',
  'status',
  'order',
  'customer',
  'refund',
  'due',
] as const;
export const adminRequestsQuery = v.object({
  ...pageQuery,
  sort: ownSortSchema(adminRequestSorts),
  queue: v.optional(v.fallback(v.picklist(requestQueues), 'open'), 'open'),
  search: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(80))),
});
export const adminRequestsSchema = v.object({
  ...pageOf(
    v.object({
      ...requestHead,
      name: v.string(),
      company: v.nullable(v.string()),
      dueAt: v.nullable(v.string()),
      isLate: v.boolean(),
    }),
  ).entries,
  counts: v.record(v.string(), v.number()),
});
export type AdminRequests = v.InferOutput<typeof adminRequestsSchema>;

/** An act that this person may do now, with the lines it takes along. */
const openActSchema = v.object({
  act: actSchema,
  needsReason: v.boolean(),
  lines: v.array(v.number()),
  /** what it would settle; null where no money moves */
  refund: v.nullable(refundSchema),
  /** in minor units, where this person may not go above it; null: no limit */
  limit: v.nullable(amountSchema),
  /** a return label may be sent with it: the customer does not pay for its freight */
  offersLabel: v.optional(v.boolean(), false),
});
export const adminOrderRequestSchema = v.object({
  ...requestRecord,
  name: v.string(),
  company: v.nullable(v.string()),
  email: v.string(),
  /** who of the staff asked on behalf of the customer */
  onBehalfBy: v.nullable(v.string()),
  dueAt: v.nullable(v.string()),
  isLate: v.boolean(),
  mayOverrideFee: v.boolean(),
  mayWrite: v.boolean(),
  acts: v.array(openActSchema),
  parcels: v.optional(v.array(staffParcelSchema), []),
  /** the first of them; for releases that knew one label only */
  label: v.optional(v.nullable(v.pick(staffParcelSchema, ['labelId', 'tracking', 'service', 'cost'])), null),
  /** this person may send a label for another parcel now */
  mayLabel: v.optional(v.boolean(), false),
});
export type AdminOrderRequest = v.InferOutput<typeof adminOrderRequestSchema>;
export type OpenAct = AdminOrderRequest['acts'][number];

const inspectedLineSchema = v.object({
  lineNumber: v.number(),
  quantity: typedQuantity,
  condition: v.picklist(returnConditions),
  disposition: v.picklist(returnDispositions),
  /** an id made up by whoever looked at it, under which its photos were sent before */
  photos: v.optional(v.nullable(uuidSchema), null),
});
/** An act of staff, by the version on screen. What an act needs of these is checked where it is done. */
export const actOnRequestSchema = v.pipe(
  v.object({
    version: v.number(),
    act: actSchema,
    reason: optionalText,
    /** another fee than the policy's, by right only; dollars as typed */
    restockingFee: optionalDollars,
    carrier: optionalLine(40),
    tracking: optionalLine(60),
    lines: v.optional(v.pipe(v.array(inspectedLineSchema), v.maxLength(maxCartLines)), []),
    /** with `receive`: labels of the parcels that have come */
    parcels: v.optional(v.pipe(v.array(uuidSchema), v.maxLength(maxReturnParcels)), []),
    /** with `authorize`: send a label of a carrier, which needs the weight of the parcel */
    sendLabel: v.optional(v.boolean(), false),
    ...measuresForm,
  }),
  v.forward(
    v.partialCheck(
      [['sendLabel'], ['pounds']],
      ({ sendLabel, pounds }) => !sendLabel || pounds !== null,
      'is needed for a label',
    ),
    ['pounds'],
  ),
  v.forward(
    v.partialCheck(
      [['act'], ['reason']],
      ({ act, reason }) => !orderRequestActs[act].needsReason || reason !== null,
      'is needed for this act',
    ),
    ['reason'],
  ),
);
export type ActOnRequest = v.InferInput<typeof actOnRequestSchema>;
export const staffMessageSchema = v.object({
  text: text(2000),
  /** `store`: a note that the customer does not see */
  audience: v.picklist(['all', 'store']),
});
