import * as v from 'valibot';
import { defineEvent as event } from './event-definition.ts';

const inquiryMailLine = v.object({
  name: v.string(),
  /** whose name the mail gives in its reader's language; left out by a release that did not tell it */
  sku: v.nullish(v.string()),
  /** null where the customer asked in words */
  partNumber: v.nullable(v.string()),
  quantity: v.number(),
});
/** The same for suppliers, with the unit that is meant; both left out by a release that did not say it. */
const supplierMailLine = v.object({
  ...inquiryMailLine.entries,
  unitOfMeasure: v.optional(v.nullable(v.string()), null),
  /** pieces in a unit */
  packSize: v.optional(v.number(), 1),
});

/** What customers, suppliers and the store's own mailbox are told about quotes and purchase orders. */
export const inquiryEvents = {
  /** something staff must act on; goes to the store's own address */
  'inquiry.for-store': event({
    publisher: 'sales',
    subscribers: ['notifications'],
    payload: v.object({
      kind: v.picklist(['received', 'written', 'withdrawn', 'accepted', 'declined']),
      number: v.string(),
      name: v.string(),
      company: v.nullable(v.string()),
      email: v.string(),
      phone: v.nullable(v.string()),
      contactMethod: v.picklist(['email', 'phone']),
      subject: v.string(),
      orderNumber: v.nullable(v.string()),
      lines: v.array(inquiryMailLine),
      /** what the customer wrote */
      text: v.nullable(v.string()),
    }),
  }),
  /** a supplier is asked about lines of a quote; whoever has the mail may answer */
  'supplier.asked': event({
    publisher: 'sales',
    subscribers: ['notifications'],
    payload: v.object({
      email: v.string(),
      name: v.string(),
      locale: v.string(),
      reference: v.string(),
      token: v.string(),
      /** the link works until then */
      dueAt: v.string(),
      lines: v.array(supplierMailLine),
      text: v.nullable(v.string()),
    }),
  }),
  /** a supplier has answered, or let their time pass; goes to the store's own address */
  'supplier.for-store': event({
    publisher: 'sales',
    subscribers: ['notifications'],
    payload: v.object({
      kind: v.picklist(['answered', 'expired']),
      supplier: v.string(),
      email: v.string(),
      inquiryNumber: v.string(),
      text: v.nullable(v.string()),
    }),
  }),
  /**
   * a supplier gets a purchase order, learns that what they confirmed is accepted or sent back, or that it is called off;
   * whoever has the mail may answer it
   */
  'supplier.ordered': event({
    publisher: 'sales',
    subscribers: ['notifications'],
    payload: v.object({
      kind: v.picklist(['ordered', 'accepted', 'refused', 'cancelled']),
      email: v.string(),
      name: v.string(),
      locale: v.string(),
      number: v.string(),
      /** of the link that answers; null where there is nothing to answer */
      token: v.nullable(v.string()),
      /** ISO date */
      neededBy: v.nullable(v.string()),
      lines: v.array(supplierMailLine),
      text: v.nullable(v.string()),
    }),
  }),
  /** a supplier has confirmed, otherwise than ordered, declined or moved a purchase order; goes to the store's own address */
  'purchase.for-store': event({
    publisher: 'sales',
    subscribers: ['notifications'],
    payload: v.object({
      kind: v.picklist(['confirmed', 'differs', 'declined', 'moved']),
      supplier: v.string(),
      email: v.string(),
      number: v.string(),
      text: v.nullable(v.string()),
    }),
  }),
  /**
   * Something the customer is told. The acknowledgement carries nothing that was typed: its address is not proven,
   * and the store must not carry strangers' words there.
   */
  'inquiry.for-customer': event({
    publisher: 'sales',
    subscribers: ['notifications'],
    payload: v.object({
      kind: v.picklist([
        'received',
        'asked',
        'reminded',
        'answered',
        'offered',
        'expiring',
        'retaxed',
        'cancelled',
        'closed',
        'reopened',
      ]),
      number: v.string(),
      token: v.string(),
      isGuest: v.boolean(),
      email: v.string(),
      /** null where the name is not to be repeated */
      name: v.nullable(v.string()),
      locale: v.string(),
      lines: v.array(inquiryMailLine),
      /** what the store wrote */
      /** the last day of the offer that is meant, ISO date */
      validUntil: v.nullish(v.string()),
      text: v.nullable(v.string()),
    }),
  }),
} as const;
