import { randomUUID } from 'node:crypto';
import { defineEntity, p } from '@mikro-orm/core';
import type { Address } from '@gantry/contracts/schemas/address';
import type {
  InvoiceKind,
  InvoiceLine,
  InvoiceTaxLine,
  InvoiceTotals,
} from '@gantry/contracts/schemas/invoice';
import type { Order as OrderView } from '@gantry/contracts/schemas/order';
import type { Remittance } from '@gantry/contracts/schemas/remittance';
import { storeHours, wallClock } from '@gantry/domain/business-days';
import {
  balanceOf,
  invoiceStatusOf,
  isInvoiceOpen,
  type InvoiceStatus,
} from '@gantry/domain/statuses/invoice-statuses';
import type { Order } from '../order/order.entity.ts';

/** Somebody's note on an invoice. */
export interface Dispute {
  readonly reason: string;
  readonly at: string;
  readonly by: string | null;
}
interface Sending {
  readonly to: string;
  readonly at: string;
  readonly by: string | null;
}

const InvoiceSchema = defineEntity({
  name: 'Invoice',
  schema: 'sales',
  tableName: 'invoice',
  properties: {
    id: p.uuid().primary(),
    number: p.string().unique(),
    series: p.string(),
    sequence: p.integer(),
    kind: p.string().$type<InvoiceKind>(),
    /** what it was issued for, named once: the same shipment or credit is never invoiced again */
    sourceKey: p.string().unique(),
    orderId: p.uuid(),
    orderNumber: p.string(),
    shipmentNumber: p.string().nullable(),
    accountId: p.string().nullable(),
    accountNumber: p.string().nullable(),
    company: p.string().nullable(),
    /** in whose name the order was placed */
    companyId: p.uuid().nullable(),
    email: p.string(),
    name: p.string(),
    locale: p.string(),
    billTo: p.json<Address>(),
    shipTo: p.json<Address>(),
    poNumber: p.string().nullable(),
    /** what the company books the order on, as it was called when it was placed */
    costCenter: p.string().nullable(),
    paymentTerm: p.string().$type<OrderView['paymentTerm']>(),
    paymentService: p.string(),
    issuedAt: p.datetime(),
    dueAt: p.datetime().nullable(),
    currency: p.string().$type<'USD'>(),
    lines: p.json<InvoiceLine[]>(),
    taxLines: p.json<InvoiceTaxLine[]>(),
    goods: p.bigint('number'),
    shipping: p.bigint('number'),
    handlingFee: p.bigint('number'),
    restockingFee: p.bigint('number'),
    tax: p.bigint('number'),
    amount: p.bigint('number'),
    remittance: p.json<Remittance>(),
    reason: p.string().nullable(),
    replacesId: p.uuid().nullable(),
    // what follows changes with what settles it; the database refuses every change of what stands above
    status: p.string().$type<InvoiceStatus>(),
    credited: p.bigint('number'),
    paid: p.bigint('number'),
    refunded: p.bigint('number'),
    disputed: p.json<Dispute>().nullable(),
    sentTo: p.json<Sending[]>(),
    updatedAt: p.datetime().onUpdate(() => new Date()),
    version: p.integer(),
  },
});

/** The letter each series of numbers begins with. */
const series: Readonly<Record<InvoiceKind, string>> = { invoice: 'i', 'credit-memo': 'c' };
export const seriesOf = (kind: InvoiceKind): string => series[kind];

/** What is issued, apart from its number and what the order says. */
export interface IssuedFacts extends InvoiceTotals {
  readonly kind: InvoiceKind;
  readonly sourceKey: string;
  readonly shipmentNumber: string | null;
  readonly issuedAt: Date;
  readonly dueAt: Date | null;
  readonly lines: InvoiceLine[];
  readonly taxLines: InvoiceTaxLine[];
  readonly remittance: Remittance;
  readonly reason: string | null;
}

const notSettled = () => ({
  id: randomUUID(),
  status: 'pending' as const,
  credited: 0,
  paid: 0,
  refunded: 0,
  disputed: null,
  sentTo: [],
  version: 1,
});

/** An invoice or credit memo: a snapshot of what was sold, to whom, and on what terms, that never changes. */
export class Invoice extends InvoiceSchema.class {
  static issue(order: Order, sequence: number, facts: IssuedFacts): Invoice {
    return Object.assign(new Invoice(), notSettled(), facts, {
      series: seriesOf(facts.kind),
      sequence,
      number: `${seriesOf(facts.kind)}-${sequence}`,
      orderId: order.id,
      orderNumber: order.number,
      accountId: order.accountId ?? null,
      accountNumber: order.accountNumber ?? null,
      company: order.company ?? null,
      companyId: order.companyId ?? null,
      email: order.email,
      name: order.name,
      locale: order.locale,
      billTo: order.billTo,
      shipTo: order.shipTo,
      poNumber: order.poNumber ?? null,
      costCenter: order.costCenter ?? null,
      paymentTerm: order.paymentTerm,
      paymentService: order.paymentService,
      currency: order.currency,
      replacesId: null,
      updatedAt: facts.issuedAt,
    });
  }

  /** The one that stands in the place of an invoice issued in error, with another purchase order number. */
  static replace(wrong: Invoice, sequence: number, poNumber: string | null): Invoice {
    const issuedAt = new Date();
    return Object.assign(new Invoice(), copyOf(wrong), notSettled(), {
      sequence,
      number: `${wrong.series}-${sequence}`,
      sourceKey: `replacement:${wrong.number}`,
      replacesId: wrong.id,
      poNumber,
      issuedAt,
      updatedAt: issuedAt,
    });
  }

  /** What is still to be paid; a credit memo and a canceled invoice have none. */
  get balance(): number {
    return this.kind === 'invoice' && isInvoiceOpen(this.status) ? balanceOf(this) : 0;
  }

  /** Whether it is open after the day it was due, by the store's calendar. */
  isOverdue(now = new Date()): boolean {
    if (!this.dueAt || this.balance === 0) return false;
    return storeDay(this.dueAt) < storeDay(now);
  }

  /** The status that follows from what settles it; one that was canceled stays so. */
  get computedStatus(): InvoiceStatus {
    return this.status === 'canceled' || this.status === 'unknown' ? this.status : invoiceStatusOf(this);
  }

  /** Money or credits are settled on it alone. */
  get isReceivable(): boolean {
    return this.kind === 'invoice' && this.status !== 'canceled';
  }
}
InvoiceSchema.setClass(Invoice);

/** The day of a time at the store, ISO. */
export const storeDay = (at: Date): string => wallClock(at, storeHours.timeZone).day;

/** What the one in its place takes over. */
const kept = [
  'series',
  'kind',
  'orderId',
  'orderNumber',
  'shipmentNumber',
  'accountId',
  'accountNumber',
  'company',
  'companyId',
  'email',
  'name',
  'locale',
  'billTo',
  'shipTo',
  'costCenter',
  'paymentTerm',
  'paymentService',
  'dueAt',
  'currency',
  'lines',
  'taxLines',
  'goods',
  'shipping',
  'handlingFee',
  'restockingFee',
  'tax',
  'amount',
  'remittance',
  'reason',
] as const satisfies readonly (keyof Invoice)[];
const copyOf = (invoice: Invoice) =>
  Object.fromEntries(kept.map((key) => [key, invoice[key]])) as Pick<Invoice, (typeof kept)[number]>;
