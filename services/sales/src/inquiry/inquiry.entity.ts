import { randomBytes, randomUUID } from 'node:crypto';
import { Collection, defineEntity, p } from '@mikro-orm/core';
import type { Address } from '@gantry/contracts/schemas/address';
import type { Inquiry as InquiryView, InquiryKind, InquirySubject } from '@gantry/contracts/schemas/inquiry';
import type {
  LineUnavailableReason,
  QuoteCancelReason,
  QuoteClearReason,
} from '@gantry/domain/statuses/quote-reasons';
import { quoteDueAt, type QuoteStatus, quoteStatuses } from '@gantry/domain/statuses/quote-statuses';
import { canTransition } from '@gantry/domain/statuses/status-table';
import type { PricedLine } from '@gantry/contracts/schemas/catalog';
import type { Availability } from '@gantry/domain/statuses/availability';
import type { Actor } from '../order/actor.ts';

export const InquirySchema = defineEntity({
  name: 'Inquiry',
  schema: 'sales',
  tableName: 'inquiry',
  properties: {
    id: p.uuid().primary(),
    number: p.string().unique(),
    token: p.string().unique(),
    kind: p.string().$type<InquiryKind>(),
    status: p.string().$type<QuoteStatus>(),
    reason: p.string().$type<QuoteCancelReason | QuoteClearReason>().nullable(),
    mergedInto: p.string().nullable(),
    accountId: p.string().nullable(),
    accountNumber: p.string().nullable(),
    company: p.string().nullable(),
    companyId: p.uuid().nullable(),
    name: p.string(),
    email: p.string(),
    phone: p.string().nullable(),
    contactMethod: p.string().$type<InquiryView['contactMethod']>(),
    subject: p.string().$type<InquirySubject>(),
    orderNumber: p.string().nullable(),
    poWanted: p.boolean(),
    shipTo: p.json().$type<Address>().nullable(),
    neededBy: p.string().columnType('date').nullable(),
    /** the status to come back to from `unbound` */
    statusBefore: p.string().$type<QuoteStatus>().nullable(),
    /** when whoever's turn it is must have acted; null where nobody's clock runs */
    dueAt: p.datetime().nullable(),
    locale: p.string(),
    summary: p.string(),
    lineCount: p.integer(),
    assigneeId: p.string().nullable(),
    assignee: p.string().nullable(),
    receivedAt: p.datetime(),
    updatedAt: p.datetime(),
    version: p.integer(),
    lines: () => p.oneToMany(InquiryLine).mappedBy('inquiry').orderBy({ lineNumber: 'asc' }),
  },
});

/** Everything about an inquiry that is fixed when it is taken. */
export type NewInquiry = Pick<
  Inquiry,
  | 'number'
  | 'kind'
  | 'accountId'
  | 'accountNumber'
  | 'company'
  | 'companyId'
  | 'name'
  | 'email'
  | 'phone'
  | 'contactMethod'
  | 'subject'
  | 'orderNumber'
  | 'poWanted'
  | 'shipTo'
  | 'neededBy'
  | 'locale'
  | 'summary'
>;

/** The account an inquiry belongs to, with what it is called and how it is written to. */
export type InquiryOwner = Pick<
  NewInquiry,
  'accountId' | 'accountNumber' | 'name' | 'email' | 'company' | 'companyId'
>;

/** What opens an inquiry to whoever has no account: 128 random bits. */
const newToken = () => randomBytes(16).toString('base64url');

/** How long after its end a cancelled inquiry may be taken up again. */
const reopenWithinMonths = 12;

/** A customer's question, about products or not; its status follows the quote axis of the status book. */
export class Inquiry extends InquirySchema.class {
  /** A new inquiry; strangers need the token, 128 random bits. */
  static receiveInquiry(facts: NewInquiry, lines: readonly (NewInquiryLine | NewFreeLine)[]): Inquiry {
    const receivedAt = new Date();
    const inquiry = Object.assign(new Inquiry(), facts, {
      id: randomUUID(),
      token: newToken(),
      status: 'new' as const,
      reason: null,
      mergedInto: null,
      statusBefore: null,
      dueAt: quoteDueAt('new', receivedAt),
      assigneeId: null,
      assignee: null,
      lineCount: lines.length,
      receivedAt,
      updatedAt: receivedAt,
      version: 1,
    });
    inquiry.lines = new Collection<InquiryLine, Inquiry>(inquiry);
    lines.forEach((line, index) => inquiry.lines.add(InquiryLine.of(inquiry, index + 1, line)));
    return inquiry;
  }

  /** Follows the status book and starts the clock of whoever's turn it is now. @throws RangeError outside of it */
  transitionTo(to: QuoteStatus, reason: Inquiry['reason'] = null): void {
    if (!canTransition(quoteStatuses, this.status, to, this.statusBefore ?? null))
      throw new RangeError(`no transition from ${this.status} to ${to}`);
    this.statusBefore = to === 'unbound' ? this.status : null;
    this.status = to;
    this.reason = reason;
    this.dueAt = quoteDueAt(to, new Date());
  }

  /** Takes the account away from it; only the store sees such a record. */
  unbind(): void {
    Object.assign(this, { accountId: null, accountNumber: null, companyId: null });
  }

  /** Gives it to an account. Links that were mailed before open it no longer. */
  bindTo(owner: InquiryOwner): void {
    const { accountId, accountNumber, name, email, company, companyId } = owner;
    const token = newToken();
    Object.assign(this, { accountId, accountNumber, name, email, company, companyId, token });
  }

  assignTo({ accountId, name }: Actor): void {
    this.assigneeId = accountId;
    this.assignee = name;
  }

  /** Something happened to it: whoever has an older version on screen is told. */
  touch(): void {
    this.version += 1;
    this.updatedAt = new Date();
  }

  /** A cancelled inquiry may be reopened for a year; others are not affected. */
  isTooOldToReopen(now = new Date()): boolean {
    if (this.status !== 'cancelled') return false;
    const last = new Date(this.updatedAt);
    last.setUTCMonth(last.getUTCMonth() + reopenWithinMonths);
    return now > last;
  }
}
InquirySchema.setClass(Inquiry);

export const InquiryLineSchema = defineEntity({
  name: 'InquiryLine',
  schema: 'sales',
  tableName: 'inquiry_line',
  properties: {
    id: p.uuid().primary(),
    inquiry: () => p.manyToOne(Inquiry),
    lineNumber: p.integer(),
    sku: p.string().nullable(),
    uri: p.string().nullable(),
    /** of the product; without one what the customer typed */
    name: p.string(),
    brand: p.string().nullable(),
    partNumber: p.string().nullable(),
    quantity: p.integer(),
    unitOfMeasure: p.string(),
    availabilityAtInquiry: p.string().$type<Availability>().nullable(),
    /** amounts of a line are minor units per unit of measure */
    targetPrice: p.bigint('number').nullable(),
    neededBy: p.string().columnType('date').nullable(),
    note: p.text().nullable(),
    listPrice: p.bigint('number').nullable(),
    unitPrice: p.bigint('number').nullable(),
    unitCost: p.bigint('number').nullable(),
    leadTimeDays: p.integer().nullable(),
    minimumQuantity: p.integer().nullable(),
    /** id of the line this one is offered instead of */
    alternativeFor: p.uuid().nullable(),
    /** reason code; set where the line cannot be had */
    notAvailable: p.string().$type<LineUnavailableReason>().nullable(),
    internalNote: p.text().nullable(),
    supplierId: p.uuid().nullable(),
    /** who of the store changed it last */
    changedBy: p.string().nullable(),
    /** the customer did not ask for it: staff may take it away again */
    addedByStore: p.boolean(),
    version: p.integer(),
  },
});

/** A product somebody asks about. */
export interface NewInquiryLine extends Partial<LineWishes> {
  readonly product: PricedLine;
  readonly quantity: number;
}

/** Something asked for in words, which no product of ours stands for yet. */
export interface NewFreeLine extends Partial<LineWishes> {
  readonly product: null;
  readonly requested: string;
  readonly quantity: number;
}

/** What the customer adds to a line of a request. */
export interface LineWishes {
  /** minor units per unit of measure */
  readonly targetPrice: number | null;
  /** ISO date */
  readonly neededBy: string | null;
  readonly note: string | null;
}

/** What free lines are counted in until somebody says better. */
const freeUnit = 'each';

/** A product of an inquiry, with the name it had then, or words; what it is to cost is for staff to fill in. */
export class InquiryLine extends InquiryLineSchema.class {
  static of(inquiry: Inquiry, lineNumber: number, line: NewInquiryLine | NewFreeLine): InquiryLine {
    const { quantity, targetPrice = null, neededBy = null, note = null } = line;
    const wishes = { quantity, targetPrice, neededBy, note };
    const asked = line.product ? productFacts(line.product) : freeFacts(line.requested);
    return Object.assign(new InquiryLine(), unanswered, asked, wishes, {
      id: randomUUID(),
      inquiry,
      lineNumber,
      version: 1,
    });
  }
}

/** What staff still have to fill in. */
const unanswered = {
  unitPrice: null,
  unitCost: null,
  leadTimeDays: null,
  minimumQuantity: null,
  alternativeFor: null,
  notAvailable: null,
  internalNote: null,
  supplierId: null,
  changedBy: null,
  addedByStore: false,
};

const productFacts = (product: PricedLine) => ({
  sku: product.sku,
  uri: product.uri,
  name: product.name,
  brand: product.brand,
  partNumber: product.partNumber,
  unitOfMeasure: product.unitOfMeasure,
  availabilityAtInquiry: product.availability,
  listPrice: product.listPrice,
});

const freeFacts = (requested: string) => ({
  sku: null,
  uri: null,
  name: requested,
  brand: null,
  partNumber: null,
  unitOfMeasure: freeUnit,
  availabilityAtInquiry: null,
  listPrice: null,
});
InquiryLineSchema.setClass(InquiryLine);
