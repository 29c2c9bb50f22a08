import * as v from 'valibot';
import { agingBuckets, invoiceStatuses } from '@gantry/domain/statuses/invoice-statuses';
import { labelsOf } from '@gantry/domain/statuses/status-table';
import { addressSchema } from './address.ts';
import { buyerSchema, buyersSchema, orderedBySchema } from './company-buyer.ts';
import {
  amountSchema,
  currencySchema,
  emailSchema,
  line,
  optionalLine,
  pageOf,
  pageQuery,
  recordNumberSchema,
} from './common.ts';
import { paymentTerms } from './order.ts';
import { remittanceSchema } from './remittance.ts';

export const invoiceKinds = ['invoice', 'credit-memo'] as const;
export type InvoiceKind = (typeof invoiceKinds)[number];
const invoiceStatusSchema = /* @__PURE__ */ v.picklist(/* @__PURE__ */ labelsOf(invoiceStatuses));

/** A line as it was invoiced or credited. */
const invoiceLineSchema = v.object({
  lineNumber: v.number(),
  sku: v.string(),
  name: v.string(),
  /** in other languages, by locale, as it was called when it was issued; left out before names were kept */
  localNames: v.optional(v.record(v.string(), v.string())),
  brand: v.nullable(v.string()),
  partNumber: v.string(),
  quantity: v.number(),
  unitOfMeasure: v.string(),
  unitPrice: amountSchema,
  /** a promotion gave it; left out before there were gifts */
  isGift: v.optional(v.boolean(), false),
  amount: amountSchema,
  tax: amountSchema,
});
export type InvoiceLine = v.InferOutput<typeof invoiceLineSchema>;

/** The tax of one authority, and why it is what it is. */
const invoiceTaxLineSchema = v.object({
  jurisdiction: v.string(),
  rate: v.string(),
  amount: amountSchema,
  reason: v.string(),
  /** number of the certificate that exempts it */
  certificate: v.optional(v.nullable(v.string()), null),
});
export type InvoiceTaxLine = v.InferOutput<typeof invoiceTaxLineSchema>;

/** What an invoice comes to; of a credit memo all is positive too, and the fee that the store keeps is taken off. */
const invoiceTotalsSchema = v.object({
  goods: amountSchema,
  shipping: amountSchema,
  handlingFee: amountSchema,
  restockingFee: amountSchema,
  tax: amountSchema,
  amount: amountSchema,
});
export type InvoiceTotals = v.InferOutput<typeof invoiceTotalsSchema>;

const invoiceHead = {
  number: recordNumberSchema,
  kind: v.picklist(invoiceKinds),
  status: invoiceStatusSchema,
  /** open after the day it was due */
  isOverdue: v.boolean(),
  orderNumber: recordNumberSchema,
  poNumber: v.nullable(v.string()),
  /** what the company books the order on; null or left out: nothing */
  costCenter: v.nullish(v.string()),
  issuedAt: v.string(),
  /** null for a credit memo */
  dueAt: v.nullable(v.string()),
  currency: currencySchema,
  amount: amountSchema,
  /** what is still to be paid */
  balance: amountSchema,
};
export const invoiceSummarySchema = v.object({ ...invoiceHead, orderedBy: orderedBySchema });
export type InvoiceSummary = v.InferOutput<typeof invoiceSummarySchema>;

/** Money or a credit memo that settles a part of an invoice; a negative amount takes it back. */
const allocationSchema = v.object({
  at: v.string(),
  kind: v.picklist(['payment', 'refund', 'credit']),
  /** number of the credit memo */
  creditMemo: v.nullable(v.string()),
  amount: amountSchema,
});
export type InvoiceAllocation = v.InferOutput<typeof allocationSchema>;

export const invoiceSchema = v.object({
  ...invoiceHead,
  orderedBy: orderedBySchema,
  billTo: addressSchema,
  shipTo: addressSchema,
  paymentTerm: v.picklist(paymentTerms),
  paymentService: v.string(),
  shipmentNumber: v.nullable(v.string()),
  lines: v.array(invoiceLineSchema),
  taxLines: v.array(invoiceTaxLineSchema),
  totals: invoiceTotalsSchema,
  remittance: remittanceSchema,
  allocations: v.array(allocationSchema),
  /** of a credit memo: the invoices it credits */
  creditOf: v.array(recordNumberSchema),
  /** why it was credited */
  reason: v.nullable(v.string()),
  /** the invoice in whose place it stands, and the one that stands in its place */
  replaces: v.nullable(recordNumberSchema),
  replacedBy: v.nullable(recordNumberSchema),
});
export type Invoice = v.InferOutput<typeof invoiceSchema>;

export const myInvoicesQuery = v.object({
  ...pageQuery,
  /** `open`: only what is still to be paid */
  show: v.optional(v.fallback(v.picklist(['open', 'all']), 'all')),
  buyer: buyerSchema,
});
/** A page of invoices, with all that whoever they are of owes. */
export const myInvoicesSchema = v.object({
  ...pageOf(invoiceSummarySchema).entries,
  buyers: buyersSchema,
  openBalance: amountSchema,
  overdueBalance: amountSchema,
});

/** What somebody of the staff may do to an invoice now. */
export const invoiceActs = ['send', 'dispute', 'settle-dispute', 'cancel', 'void'] as const;
export type InvoiceAct = (typeof invoiceActs)[number];

export const adminInvoiceSchema = v.object({
  ...invoiceSchema.entries,
  version: v.number(),
  email: v.string(),
  name: v.string(),
  company: v.nullable(v.string()),
  accountNumber: v.nullable(v.string()),
  locale: v.string(),
  /** its customer does not accept it: reminders rest */
  disputed: v.nullable(v.object({ reason: v.string(), at: v.string(), by: v.nullable(v.string()) })),
  /** to whom it was mailed again by staff */
  sentTo: v.array(v.object({ to: v.string(), at: v.string(), by: v.nullable(v.string()) })),
  acts: v.array(v.picklist(invoiceActs)),
});
export type AdminInvoice = v.InferOutput<typeof adminInvoiceSchema>;

/** `version` is the one on screen, here and below. */
export const sendInvoiceSchema = v.object({ version: v.number(), email: emailSchema });
export const disputeInvoiceSchema = v.object({ version: v.number(), reason: line(500) });
export const settleDisputeSchema = v.object({ version: v.number() });
/** Canceled in error; the one that is issued in its place says this purchase order number. */
export const cancelInvoiceSchema = v.object({
  version: v.number(),
  reason: line(500),
  poNumber: optionalLine(40),
});
export const voidInvoiceSchema = v.object({ version: v.number(), reason: line(500) });

const daySchema = v.pipe(v.string(), v.isoDate());
/** Whole days at the store, both included; left out: the last 30 days. */
export const statementQuery = {
  from: v.optional(v.fallback(v.optional(daySchema), undefined)),
  to: v.optional(v.fallback(v.optional(daySchema), undefined)),
};
/**
 * Money on a statement: a payment, one that was moved from or to an order of another account, one that was taken back, such
 * as a check that bounced; what was paid out, and what was given up.
 */
const moneyEntryKinds = ['payment', 'transfer', 'returned-payment', 'refund', 'adjustment'] as const;
/** Money of orders as the journal has it: what it adds to what the customer owes, or with a minus takes from it. */
export const moneyEntrySchema = v.object({
  at: v.string(),
  kind: v.picklist(moneyEntryKinds),
  orderNumber: recordNumberSchema,
  amount: amountSchema,
});
export type MoneyEntry = v.InferOutput<typeof moneyEntrySchema>;
const statementEntrySchema = v.object({
  at: v.string(),
  kind: v.picklist(['invoice', 'credit-memo', ...moneyEntryKinds]),
  /** number of the invoice or credit memo; of money the number of the order it came for */
  number: recordNumberSchema,
  orderNumber: recordNumberSchema,
  poNumber: v.nullable(v.string()),
  /** what it adds to the balance, or with a minus takes from it */
  amount: amountSchema,
  /** after it */
  balance: amountSchema,
});
export const statementSchema = v.object({
  /** ISO dates */
  from: v.string(),
  to: v.string(),
  company: v.nullable(v.string()),
  name: v.string(),
  accountNumber: v.nullable(v.string()),
  opening: amountSchema,
  entries: v.array(statementEntrySchema),
  /** what is owed at the end of the period: open invoices less `unapplied`; with a minus it is the customer's */
  closing: amountSchema,
  /** money and credits that no invoice has taken up: paid in advance, on account, or credited and not paid out yet */
  unapplied: amountSchema,
  /** what of invoices is open at the end of the period, by how long it is overdue */
  aging: v.object({
    current: amountSchema,
    'days-30': amountSchema,
    'days-60': amountSchema,
    'days-90': amountSchema,
    older: amountSchema,
  } satisfies Record<(typeof agingBuckets)[number], unknown>),
});
export type Statement = v.InferOutput<typeof statementSchema>;
