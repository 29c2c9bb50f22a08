import { randomUUID } from 'node:crypto';
import { Collection, defineEntity, p } from '@mikro-orm/core';
import type { Address } from '@gantry/contracts/schemas/address';
import type {
  PurchaseOrder as PurchaseOrderView,
  SupplierInvoice,
} from '@gantry/contracts/schemas/purchase-order';
import {
  purchaseOrderStatuses,
  type PurchaseOrderStatus,
} from '@gantry/domain/statuses/purchase-order-statuses';
import { canTransition } from '@gantry/domain/statuses/status-table';
import type { Actor } from '../order/actor.ts';
import { linkTokenHash, newLinkToken } from '../shared/link-token.ts';

/** What a supplier has confirmed of a whole purchase order. */
export interface Confirmation {
  readonly at: string;
  /** the supplier, or who of the staff heard it */
  readonly by: string | null;
  readonly note: string | null;
  /** all lines of the order */
  readonly lines: readonly {
    readonly lineNumber: number;
    readonly quantity: number;
    /** minor units */
    readonly unitCost: number;
    /** ISO date */
    readonly promisedOn: string;
  }[];
}

const PurchaseOrderSchema = defineEntity({
  name: 'PurchaseOrder',
  schema: 'sales',
  tableName: 'purchase_order',
  properties: {
    id: p.uuid().primary(),
    number: p.string().nullable(),
    status: p.string().$type<PurchaseOrderStatus>(),
    /** where it returns to when a hold ends */
    statusBefore: p.string().$type<PurchaseOrderStatus>().nullable(),
    /** an order's or quote's number, or `stock` */
    source: p.string(),
    supplierId: p.uuid(),
    paymentTerm: p.string().$type<PurchaseOrderView['paymentTerm']>(),
    forwarder: p.string().$type<PurchaseOrderView['forwarder']>(),
    forwarderAccount: p.string().nullable(),
    certificateOfOrigin: p.string().$type<PurchaseOrderView['certificateOfOrigin']>(),
    contactMethod: p.string().$type<PurchaseOrderView['contactMethod']>(),
    shipToKind: p.string().$type<PurchaseOrderView['shipToKind']>(),
    shipTo: p.json<Address>(),
    neededBy: p.string().columnType('date').nullable(),
    promisedOn: p.string().columnType('date').nullable(),
    note: p.text().nullable(),
    tokenHash: p.string().nullable(),
    /** what the supplier confirmed otherwise than ordered, until somebody decides on it */
    confirmation: p.json<Confirmation>().nullable(),
    /** why the last one was sent back */
    refusal: p.string().nullable(),
    invoice: p.json<Omit<SupplierInvoice, 'differences'>>().nullable(),
    createdById: p.string().nullable(),
    createdBy: p.string().nullable(),
    createdAt: p.datetime(),
    sentAt: p.datetime().nullable(),
    updatedAt: p.datetime(),
    version: p.integer(),
    lines: () => p.oneToMany(PurchaseOrderLine).mappedBy('purchaseOrder').orderBy({ lineNumber: 'asc' }),
  },
});

/** What is decided about a purchase order while it is a draft. */
export type PurchaseFacts = Pick<
  PurchaseOrder,
  | 'source'
  | 'supplierId'
  | 'paymentTerm'
  | 'forwarder'
  | 'forwarderAccount'
  | 'certificateOfOrigin'
  | 'contactMethod'
  | 'shipToKind'
  | 'shipTo'
  | 'neededBy'
  | 'note'
>;

/** An order to a supplier; its status follows the status book. */
export class PurchaseOrder extends PurchaseOrderSchema.class {
  static draft(facts: PurchaseFacts, lines: readonly NewPurchaseLine[], actor: Actor): PurchaseOrder {
    const now = new Date();
    const order = Object.assign(new PurchaseOrder(), facts, {
      id: randomUUID(),
      number: null,
      status: 'new' as const,
      statusBefore: null,
      promisedOn: null,
      tokenHash: null,
      confirmation: null,
      refusal: null,
      invoice: null,
      createdById: actor.accountId,
      createdBy: actor.name,
      createdAt: now,
      sentAt: null,
      updatedAt: now,
      version: 1,
    });
    order.lines = new Collection<PurchaseOrderLine, PurchaseOrder>(order);
    order.addLines(lines);
    return order;
  }

  /** Replaces what a draft says; its former lines must be gone from the database before. */
  changeDraft(facts: PurchaseFacts, lines: readonly NewPurchaseLine[]): void {
    Object.assign(this, facts);
    this.addLines(lines);
    this.touch();
  }

  /** Numbers it and makes the link its supplier answers by. @returns the token of the link, which is stored nowhere */
  send(number: string): string {
    Object.assign(this, { number, sentAt: new Date() });
    const token = this.renewLink();
    this.transitionTo('purchase');
    return token;
  }

  /** Makes another link, which alone works from now on. @returns its token */
  renewLink(): string {
    const token = newLinkToken();
    this.tokenHash = linkTokenHash(token);
    return token;
  }

  /** Follows the status book; a hold remembers what it interrupted. @throws RangeError outside of it */
  transitionTo(to: PurchaseOrderStatus): void {
    if (!canTransition(purchaseOrderStatuses, this.status, to, this.statusBefore ?? null))
      throw new RangeError(`no transition from ${this.status} to ${to}`);
    this.statusBefore = to === 'on-hold' ? this.status : null;
    this.status = to;
    if (to !== 'on-hold' && to !== 'purchase') this.confirmation = null;
    this.touch();
  }

  /** Something happened to it: whoever has an older version on screen is told. */
  touch(): void {
    this.version += 1;
    this.updatedAt = new Date();
  }

  /** In minor units; null while a cost is missing. */
  get total(): number | null {
    const lines = this.lines.getItems();
    if (lines.some(({ unitCost }) => unitCost === null || unitCost === undefined)) return null;
    return lines.reduce((sum, { quantity, unitCost }) => sum + quantity * (unitCost ?? 0), 0);
  }

  /** Whether goods go straight to the customer. */
  get isDropShip(): boolean {
    return this.shipToKind === 'customer';
  }

  private addLines(lines: readonly NewPurchaseLine[]): void {
    lines.forEach((line, index) => this.lines.add(PurchaseOrderLine.of(this, index + 1, line)));
  }
}
PurchaseOrderSchema.setClass(PurchaseOrder);

const PurchaseOrderLineSchema = defineEntity({
  name: 'PurchaseOrderLine',
  schema: 'sales',
  tableName: 'purchase_order_line',
  properties: {
    id: p.uuid().primary(),
    purchaseOrder: () => p.manyToOne(PurchaseOrder),
    lineNumber: p.integer(),
    orderLineId: p.uuid().nullable(),
    inquiryLineId: p.uuid().nullable(),
    sku: p.string().nullable(),
    name: p.string(),
    brand: p.string().nullable(),
    partNumber: p.string().nullable(),
    quantity: p.integer(),
    unitOfMeasure: p.string(),
    /** pieces in a unit */
    packSize: p.integer(),
    unitCost: p.bigint('number').nullable(),
    promisedOn: p.string().columnType('date').nullable(),
    quantityShipped: p.integer(),
    quantityReceived: p.integer(),
    quantityDamaged: p.integer(),
  },
});

/** A product to be bought. */
export type NewPurchaseLine = Pick<
  PurchaseOrderLine,
  | 'orderLineId'
  | 'inquiryLineId'
  | 'sku'
  | 'name'
  | 'brand'
  | 'partNumber'
  | 'quantity'
  | 'unitOfMeasure'
  | 'packSize'
  | 'unitCost'
>;

/** A product of a purchase order, and how much of it has been shipped and has come in. */
export class PurchaseOrderLine extends PurchaseOrderLineSchema.class {
  static of(purchaseOrder: PurchaseOrder, lineNumber: number, line: NewPurchaseLine): PurchaseOrderLine {
    return Object.assign(new PurchaseOrderLine(), line, {
      id: randomUUID(),
      purchaseOrder,
      lineNumber,
      promisedOn: null,
      quantityShipped: 0,
      quantityReceived: 0,
      quantityDamaged: 0,
    });
  }

  /** Whether any of it has not reached us yet. */
  get isToCome(): boolean {
    return this.quantityReceived < this.quantity;
  }
}
PurchaseOrderLineSchema.setClass(PurchaseOrderLine);
