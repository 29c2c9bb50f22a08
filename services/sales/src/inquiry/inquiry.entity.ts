import { randomBytes, randomUUID } from 'node:crypto';
import { Collection, defineEntity, p } from '@mikro-orm/core';
import type { Inquiry as InquiryView, InquirySubject } from '@gantry/contracts/schemas/inquiry';
import type { QuoteCancelReason, QuoteClearReason } from '@gantry/domain/statuses/quote-reasons';
import { type QuoteStatus, quoteStatuses } from '@gantry/domain/statuses/quote-statuses';
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
    status: p.string().$type<QuoteStatus>(),
    reason: p.string().$type<QuoteCancelReason | QuoteClearReason>().nullable(),
    mergedInto: p.string().nullable(),
    accountId: p.string().nullable(),
    accountNumber: p.string().nullable(),
    company: p.string().nullable(),
    name: p.string(),
    email: p.string(),
    phone: p.string().nullable(),
    contactMethod: p.string().$type<InquiryView['contactMethod']>(),
    subject: p.string().$type<InquirySubject>(),
    orderNumber: p.string().nullable(),
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
  | 'accountId'
  | 'accountNumber'
  | 'company'
  | 'name'
  | 'email'
  | 'phone'
  | 'contactMethod'
  | 'subject'
  | 'orderNumber'
  | 'locale'
  | 'summary'
>;

/** How long after its end a cancelled inquiry may be taken up again (domain B2). */
const reopenWithinMonths = 12;

/** A customer's question, about products or not; its status follows the quote axis of the status book. */
export class Inquiry extends InquirySchema.class {
  /** A new inquiry; strangers need the token, 128 random bits. */
  static receiveInquiry(facts: NewInquiry, lines: readonly NewInquiryLine[]): Inquiry {
    const receivedAt = new Date();
    const inquiry = Object.assign(new Inquiry(), facts, {
      id: randomUUID(),
      token: randomBytes(16).toString('base64url'),
      status: 'new' as const,
      reason: null,
      mergedInto: null,
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

  /** Follows the status book. @throws RangeError outside of it */
  transitionTo(to: QuoteStatus, reason: Inquiry['reason'] = null): void {
    if (!canTransition(quoteStatuses, this.status, to))
      throw new RangeError(`no transition from ${this.status} to ${to}`);
    this.status = to;
    this.reason = reason;
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
    sku: p.string(),
    uri: p.string(),
    name: p.string(),
    brand: p.string().nullable(),
    partNumber: p.string(),
    quantity: p.integer(),
    unitOfMeasure: p.string(),
    availabilityAtInquiry: p.string().$type<Availability>(),
  },
});

/** A product somebody asks about. */
export interface NewInquiryLine {
  readonly product: PricedLine;
  readonly quantity: number;
}

/** A product of an inquiry, with the name it had then. No price: that is what the inquiry asks for. */
export class InquiryLine extends InquiryLineSchema.class {
  static of(inquiry: Inquiry, lineNumber: number, { product, quantity }: NewInquiryLine): InquiryLine {
    return Object.assign(new InquiryLine(), {
      id: randomUUID(),
      inquiry,
      lineNumber,
      quantity,
      sku: product.sku,
      uri: product.uri,
      name: product.name,
      brand: product.brand,
      partNumber: product.partNumber,
      unitOfMeasure: product.unitOfMeasure,
      availabilityAtInquiry: product.availability,
    });
  }
}
InquiryLineSchema.setClass(InquiryLine);
