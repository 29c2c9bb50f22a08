import * as v from 'valibot';
import { ownSortSchema } from '../list-sort.ts';
import { purchaseOrderStatuses } from '@gantry/domain/statuses/purchase-order-statuses';
import { labelsOf } from '@gantry/domain/statuses/status-table';
import { addressSchema } from './address.ts';
import {
  amountSchema,
  line,
  optionalDay,
  optionalDollars,
  optionalLine,
  pageQuery,
  recordNumberSchema,
  tokenSchema,
  uuidSchema,
  wholeNumber,
} from './common.ts';
import { optionalText } from './inquiry.ts';
import { paymentTerms } from './order.ts';
import {
  confirmedDifferenceSchema,
  confirmedLines,
  maxPurchaseLines,
  purchaseConfirmationSchema,
} from './purchase-confirmation.ts';

/** Who brings the goods (specification §3). */
export const forwarderTypes = ['warehouse', 'freight', 'outside'] as const;
/** How a certificate of origin comes (specification §3). */
export const certificateTypes = ['electronic', 'hard', 'none'] as const;
/** How the supplier is reached (specification §3). */
export const contactMethods = ['email', 'phone'] as const;
/** Where the goods go: to our dock, or straight to the customer. */
export const purchaseShipTos = ['warehouse', 'customer'] as const;

const statusSchema = v.picklist(labelsOf(purchaseOrderStatuses));
const paymentTermSchema = v.picklist(paymentTerms);

/** Pieces in a unit. */
const packSizeSchema = v.optional(v.number(), 1);

/** An order's or quote's number, or `stock`: what a purchase order is made from. */
export const purchaseSourceSchema = v.union([v.literal('stock'), recordNumberSchema]);

/** One product to be bought: a line of the source, or for stock a part number. */
const purchaseLineFormSchema = v.object({
  /** of the order or quote; null for stock */
  sourceLineId: v.optional(v.nullable(uuidSchema), null),
  partNumber: optionalLine(80),
  quantity: wholeNumber(1),
  unitCost: optionalDollars,
});

/** What is entered of a purchase order. */
export const purchaseOrderFormSchema = v.object({
  source: purchaseSourceSchema,
  supplierId: uuidSchema,
  paymentTerm: paymentTermSchema,
  forwarder: v.picklist(forwarderTypes),
  /** our account with the freight forwarder */
  forwarderAccount: optionalLine(80),
  certificateOfOrigin: v.picklist(certificateTypes),
  contactMethod: v.picklist(contactMethods),
  shipTo: v.picklist(purchaseShipTos),
  neededBy: optionalDay,
  note: optionalText,
  lines: v.pipe(v.array(purchaseLineFormSchema), v.minLength(1), v.maxLength(maxPurchaseLines)),
});
export type PurchaseOrderForm = v.InferInput<typeof purchaseOrderFormSchema>;
export const changePurchaseOrderSchema = v.object({ version: v.number(), form: purchaseOrderFormSchema });

/** Why a line of a source cannot be bought now. */
const purchaseBlockers = ['WRONG_STATUS', 'ON_ORDER'] as const;

/** What may be bought for an order or quote, and what is known about it. */
export const purchasableSchema = v.object({
  source: purchaseSourceSchema,
  kind: v.picklist(['order', 'quote', 'stock']),
  customer: v.nullable(v.string()),
  /** where the goods could go straight to */
  shipTo: v.nullable(addressSchema),
  lines: v.array(
    v.object({
      id: uuidSchema,
      lineNumber: v.number(),
      name: v.string(),
      brand: v.nullable(v.string()),
      partNumber: v.nullable(v.string()),
      quantity: v.number(),
      unitOfMeasure: v.string(),
      packSize: packSizeSchema,
      madeToOrder: v.boolean(),
      /** what was last asked for it or entered in the quote; null where nobody knows */
      unitCost: v.nullable(amountSchema),
      blocker: v.nullable(v.picklist(purchaseBlockers)),
      /** the purchase order it is on */
      onOrder: v.nullable(v.string()),
    }),
  ),
});
export type Purchasable = v.InferOutput<typeof purchasableSchema>;

const purchaseOrderLineSchema = v.object({
  lineNumber: v.number(),
  sourceLineId: v.nullable(uuidSchema),
  sku: v.nullable(v.string()),
  name: v.string(),
  brand: v.nullable(v.string()),
  partNumber: v.nullable(v.string()),
  quantity: v.number(),
  unitOfMeasure: v.string(),
  packSize: packSizeSchema,
  /** null where it is not known yet, and for roles that do not see costs */
  unitCost: v.nullable(amountSchema),
  /** ISO date the supplier has promised for this line */
  promisedOn: v.nullable(v.string()),
  quantityShipped: v.number(),
  quantityReceived: v.number(),
  quantityDamaged: v.number(),
  /** units of the product that order lines wait for, where it is bought for the shelf; left out by an earlier release */
  awaited: v.optional(v.number(), 0),
});

/** Where an invoice and what was ordered and came in differ. */
const differenceSchema = v.object({
  lineNumber: v.number(),
  kind: v.picklist(['quantity', 'price']),
  expected: v.number(),
  invoiced: v.number(),
});
const supplierInvoiceSchema = v.object({
  number: v.string(),
  /** ISO date */
  date: v.string(),
  lines: v.array(v.object({ lineNumber: v.number(), quantity: v.number(), unitCost: amountSchema })),
  total: amountSchema,
  /** none: order, receipts and invoice say the same within the tolerance */
  differences: v.array(differenceSchema),
});
export type SupplierInvoice = v.InferOutput<typeof supplierInvoiceSchema>;

const purchaseEventSchema = v.object({
  at: v.string(),
  kind: v.picklist([
    'transition',
    'change',
    'confirmation',
    'acceptance',
    'refusal',
    'reschedule',
    'shipment',
    'receipt',
    'invoice',
  ]),
  from: v.nullable(statusSchema),
  to: v.nullable(statusSchema),
  actor: v.nullable(v.string()),
  reason: v.nullable(v.string()),
  /** quantities of a shipment or receipt */
  lines: v.array(v.object({ lineNumber: v.number(), quantity: v.number(), damaged: v.number() })),
  /** what was confirmed otherwise than ordered */
  differences: v.array(confirmedDifferenceSchema),
  tracking: v.nullable(v.string()),
});

/** A purchase order as staff see it. */
export const purchaseOrderSchema = v.object({
  id: uuidSchema,
  /** null while it is a draft */
  number: v.nullable(v.string()),
  status: statusSchema,
  source: purchaseSourceSchema,
  supplier: v.object({ id: uuidSchema, name: v.string(), email: v.string(), phone: v.nullable(v.string()) }),
  paymentTerm: paymentTermSchema,
  forwarder: v.picklist(forwarderTypes),
  forwarderAccount: v.nullable(v.string()),
  certificateOfOrigin: v.picklist(certificateTypes),
  contactMethod: v.picklist(contactMethods),
  shipToKind: v.picklist(purchaseShipTos),
  shipTo: addressSchema,
  neededBy: v.nullable(v.string()),
  /** the day the supplier has promised */
  promisedOn: v.nullable(v.string()),
  isLate: v.boolean(),
  note: v.nullable(v.string()),
  lines: v.array(purchaseOrderLineSchema),
  /** null where a cost is missing or not to be seen */
  total: v.nullable(amountSchema),
  invoice: v.nullable(supplierInvoiceSchema),
  /** waits for a decision; null where nothing does */
  confirmation: v.nullable(purchaseConfirmationSchema),
  /** presses this person may make now; what acts make is not among them */
  transitions: v.array(v.object({ to: statusSchema, needsReason: v.boolean() })),
  /** what this person may do now */
  acts: v.array(
    v.picklist([
      'change',
      'generation',
      'confirmation',
      'acceptance',
      'refusal',
      'reschedule',
      'shipment',
      'receipt',
      'invoice',
      'match',
    ]),
  ),
  history: v.array(purchaseEventSchema),
  createdBy: v.nullable(v.string()),
  createdAt: v.string(),
  version: v.number(),
});
export type PurchaseOrder = v.InferOutput<typeof purchaseOrderSchema>;

/** What waits for whom. */
export const purchaseQueues = [
  'drafts',
  'to-confirm',
  'to-decide',
  'late',
  'to-receive',
  'to-match',
  'open',
  'all',
] as const;
export type PurchaseQueue = (typeof purchaseQueues)[number];
/** Columns of the list of purchase orders that it is sorted by, one or several; totals by those who see costs. */
export const purchaseOrderSorts = [
  'number',
  'status',
  'supplier',
  'source',
  'lines',
  'total',
  'due',
] as const;
export const purchaseOrdersQuery = v.object({
  ...pageQuery,
  sort: ownSortSchema(purchaseOrderSorts),
  queue: v.optional(v.picklist(purchaseQueues)),
  search: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(80))),
});
export const purchaseOrdersSchema = v.object({
  items: v.array(
    v.object({
      id: uuidSchema,
      number: v.nullable(v.string()),
      status: statusSchema,
      source: purchaseSourceSchema,
      supplier: v.string(),
      lineCount: v.number(),
      total: v.nullable(amountSchema),
      promisedOn: v.nullable(v.string()),
      neededBy: v.nullable(v.string()),
      isLate: v.boolean(),
      updatedAt: v.string(),
    }),
  ),
  total: v.number(),
  page: v.number(),
  size: v.number(),
  counts: v.record(v.picklist(purchaseQueues), v.number()),
});
export type PurchaseOrders = v.InferOutput<typeof purchaseOrdersSchema>;

export const transitionPurchaseOrderSchema = v.object({
  version: v.number(),
  to: statusSchema,
  reason: optionalLine(500),
});

const countedLineSchema = v.object({
  lineNumber: v.number(),
  quantity: wholeNumber(0),
  damaged: v.optional(wholeNumber(0), 0),
});
const countedLines = v.pipe(v.array(countedLineSchema), v.minLength(1), v.maxLength(maxPurchaseLines));
/** What the supplier has shipped. */
export const shipPurchaseOrderSchema = v.object({
  version: v.number(),
  tracking: optionalLine(80),
  lines: countedLines,
});
/** What came in at the dock; damaged units are among `quantity`. */
export const receivePurchaseOrderSchema = v.object({
  version: v.number(),
  note: optionalLine(500),
  lines: countedLines,
});
/** The supplier's invoice, as it is printed. */
export const invoicePurchaseOrderSchema = v.object({
  version: v.number(),
  number: line(60),
  date: v.pipe(v.string(), v.isoDate('is not a date')),
  lines: v.pipe(
    v.array(
      v.object({
        lineNumber: v.number(),
        quantity: wholeNumber(0),
        unitCost: v.pipe(
          optionalDollars,
          v.check((cost) => cost !== null, 'is not an amount'),
        ),
      }),
    ),
    v.minLength(1),
    v.maxLength(maxPurchaseLines),
  ),
});
export const versionSchema = v.object({ version: v.number() });

/** A purchase order as its supplier reads it by link: nothing of the customer but where goods go. */
export const supplierOrderSchema = v.object({
  number: v.string(),
  status: statusSchema,
  supplier: v.string(),
  sentAt: v.string(),
  paymentTerm: paymentTermSchema,
  forwarder: v.picklist(forwarderTypes),
  certificateOfOrigin: v.picklist(certificateTypes),
  shipTo: addressSchema,
  neededBy: v.nullable(v.string()),
  promisedOn: v.nullable(v.string()),
  note: v.nullable(v.string()),
  lines: v.array(
    v.object({
      lineNumber: v.number(),
      name: v.string(),
      partNumber: v.nullable(v.string()),
      quantity: v.number(),
      unitOfMeasure: v.string(),
      packSize: packSizeSchema,
      unitCost: amountSchema,
      /** the day it leaves, once that is agreed */
      promisedOn: v.nullable(v.string()),
      /** whether any of it has not reached us yet */
      isToCome: v.boolean(),
    }),
  ),
  total: amountSchema,
  /** whether it waits for an answer */
  isOpen: v.boolean(),
  /** whether the days of what is still to come may be named anew */
  mayReschedule: v.boolean(),
  /** what they confirmed otherwise than it was ordered, while nobody has decided on it */
  confirmation: v.nullable(v.pick(purchaseConfirmationSchema, ['at', 'note', 'differences'])),
  /** why their last answer was sent back; null where it was not */
  refusal: v.nullable(v.string()),
  version: v.number(),
});
export type SupplierOrder = v.InferOutput<typeof supplierOrderSchema>;
export const supplierOrderParams = v.object({ token: tokenSchema });

/** What a supplier answers: it is confirmed for a day, with other quantities, prices or days per line, or declined. */
export const answerSupplierOrderSchema = v.pipe(
  v.object({
    version: v.number(),
    answer: v.picklist(['confirm', 'decline']),
    promisedOn: optionalDay,
    reason: optionalLine(500),
    note: optionalLine(500),
    lines: confirmedLines,
  }),
  v.forward(
    v.partialCheck(
      [['answer'], ['promisedOn']],
      ({ answer, promisedOn }) => answer === 'decline' || promisedOn !== null,
      'is not a date',
    ),
    ['promisedOn'],
  ),
  v.forward(
    v.partialCheck(
      [['answer'], ['reason']],
      ({ answer, reason }) => answer === 'confirm' || reason !== null,
      'a reason is needed',
    ),
    ['reason'],
  ),
);
export type SupplierOrderAnswer = v.InferInput<typeof answerSupplierOrderSchema>;
