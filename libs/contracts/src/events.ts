import * as v from 'valibot';
import { accountEvents } from './account-events.ts';
import { retentionEvents } from './retention-events.ts';
import { approvalEvents } from './approval-events.ts';
import { defineEvent as event } from './event-definition.ts';
import { inquiryEvents } from './inquiry-events.ts';
import { mailLine } from './mail-line.ts';
import { orderRequestEvents } from './order-request-events.ts';
import { paymentEvents } from './payment-events.ts';
import { addressSchema } from './schemas/address.ts';
import { amountSchema } from './schemas/common.ts';
import { trackingEventSchema } from './schemas/shipment.ts';
import { stockEvents } from './stock-events.ts';
import { taxEvents } from './tax-events.ts';

/**
 * Of an order, rising with each of its changes: of two events that tell what it owes, the one of the higher version holds,
 * whichever comes last. Left out by a release that did not tell it.
 */
const orderVersion = v.optional(v.number());

/** A mail about a stock notice. */
const noticeMail = v.object({
  email: v.string(),
  locale: v.string(),
  productName: v.string(),
  productUri: v.string(),
  partNumber: v.string(),
  /** of the mail's link: the one that says yes, or the one that takes back all the address waits for */
  token: v.string(),
});

/** A mail about lines of an order; the token is the one of its link. */
const linesMail = {
  number: v.string(),
  email: v.string(),
  name: v.string(),
  locale: v.string(),
  isGuest: v.boolean(),
  token: v.string(),
  lines: v.array(mailLine),
};

/** Units of an order line with what they cost; minor units. */
const soldLine = v.object({
  lineNumber: v.number(),
  quantity: v.number(),
  amount: amountSchema,
  tax: amountSchema,
});
/** What an order costs beside its goods; minor units. */
const soldCharges = {
  shipping: amountSchema,
  handlingFee: amountSchema,
  chargesTax: amountSchema,
};

export const events = {
  'order.placed': event({
    publisher: 'sales',
    subscribers: ['notifications', 'payments'],
    payload: v.object({
      number: v.string(),
      token: v.string(),
      email: v.string(),
      name: v.string(),
      locale: v.string(),
      grandTotal: amountSchema,
      poNumber: v.nullable(v.string()),
      paymentTerm: v.string(),
      paymentService: v.string(),
      creditApproved: v.boolean(),
      isGuest: v.boolean(),
      /** whose it is, and in the name of which company; left out by a release that did not tell it */
      accountId: v.optional(v.nullable(v.string())),
      companyId: v.optional(v.nullable(v.string())),
      /** what promotions took off goods and shipping together, with their names; left out where none did */
      promoted: v.optional(v.object({ amount: amountSchema, names: v.array(v.string()) })),
      /** left out by a release that did not tell it */
      shipTo: v.optional(addressSchema),
      billTo: v.optional(addressSchema),
      lines: v.array(mailLine),
    }),
  }),
  /** staff mail a customer the link by which they pay */
  'order.payment-asked': event({
    publisher: 'sales',
    subscribers: ['notifications'],
    payload: v.object({
      number: v.string(),
      token: v.string(),
      email: v.string(),
      name: v.string(),
      locale: v.string(),
      /** all that the order costs, minor units; the page says what is still due of it */
      amount: amountSchema,
    }),
  }),
  /** lines of an order are promised for other days than before, once per change */
  'order.rescheduled': event({
    publisher: 'sales',
    subscribers: ['notifications'],
    payload: v.object({
      ...linesMail,
      /** some of it comes later than it was promised, and may be kept or cancelled */
      isLate: v.boolean(),
    }),
  }),
  'order.lines-transitioned': event({
    publisher: 'sales',
    subscribers: ['notifications'],
    payload: v.object({
      ...linesMail,
      to: v.string(),
      /** how the order is paid: where another attempt is made; left out by a release that did not tell it */
      paymentService: v.optional(v.string()),
      /** the shipment that is meant, with the token of its link; null or left out where none is */
      shipment: v.nullish(
        v.object({
          number: v.string(),
          token: v.string(),
          provider: v.string(),
          tracking: v.array(v.string()),
          /** calendar days between which it is to arrive */
          estimated: v.nullable(v.object({ from: v.string(), to: v.string() })),
        }),
      ),
    }),
  }),
  /** every line has ended without goods: what was promised or reserved as payment is released */
  'order.canceled': event({
    publisher: 'sales',
    subscribers: ['payments'],
    payload: v.object({ number: v.string(), version: orderVersion }),
  }),
  /**
   * Goods of an order have left, with what they are worth. The charges of the order (freight, handling and their tax)
   * go with its first shipment, so the amounts of all shipments add up to what the order costs, to the cent.
   */
  'goods.shipped': event({
    publisher: 'sales',
    subscribers: ['sales', 'payments'],
    payload: v.object({
      orderNumber: v.string(),
      shipmentNumber: v.string(),
      shippedAt: v.string(),
      lines: v.array(soldLine),
      ...soldCharges,
      /** all of the above: what is invoiced and captured */
      amount: amountSchema,
      /** nothing of the order is left to ship */
      isLast: v.boolean(),
    }),
  }),
  /** a label will not be used: the act it was bought for was refused, or the record that has it goes another way */
  'label.unused': event({
    publisher: 'sales',
    subscribers: ['shipping'],
    payload: v.object({
      /** what the label was bought for */
      reference: v.string(),
      /** the try of the act that bought it, whose claim on it ends; null: the record that had it gives it up */
      claim: v.nullable(v.string()),
      /** of the record that had it; null where the try may not have heard of it */
      labelId: v.nullable(v.string()),
    }),
  }),
  /** what a carrier knows of a package, oldest first; earlier events are told again */
  'tracking.reported': event({
    publisher: 'shipping',
    subscribers: ['sales'],
    payload: v.object({ provider: v.string(), tracking: v.string(), events: v.array(trackingEventSchema) }),
  }),
  /** money goes back to whoever paid; `reference` names the reason once: the same one is paid out once */
  'refund.requested': event({
    publisher: 'sales',
    subscribers: ['payments'],
    payload: v.object({
      orderNumber: v.string(),
      reference: v.string(),
      amount: amountSchema,
      reason: v.string(),
    }),
  }),
  /** payments of an order wait for their provider: to be captured, released, or given back */
  'payment.instructed': event({
    publisher: 'payments',
    subscribers: ['payments'],
    payload: v.object({ orderNumber: v.string() }),
  }),
  /** an invoice on net terms was not paid by its day: its customer is reminded, once for each level */
  'invoice.overdue': event({
    publisher: 'sales',
    subscribers: ['notifications'],
    payload: v.object({
      number: v.string(),
      orderNumber: v.string(),
      /** 1 to 3; after the last the account orders on terms no more until it is paid */
      level: v.number(),
      dueAt: v.string(),
      /** minor units */
      balance: amountSchema,
      email: v.string(),
      name: v.string(),
      locale: v.string(),
      token: v.string(),
      isGuest: v.boolean(),
      /** of the account, ISO days; null for guests, left out by a release that did not tell it */
      statement: v.nullish(v.object({ accountNumber: v.string(), from: v.string(), to: v.string() })),
    }),
  }),
  /** finance must act on a payment; goes to the store's own address */
  'payment.for-store': event({
    publisher: 'payments',
    subscribers: ['notifications'],
    payload: v.object({
      kind: v.picklist([
        'capture-short',
        'authorization-ended',
        'mismatch',
        'unmatched',
        'refund-refused',
        'refund-by-hand',
        'disputed',
        'dispute-lost',
        'no-answer',
      ]),
      orderNumber: v.string(),
      /** minor units */
      amount: amountSchema,
      service: v.string(),
      reference: v.nullable(v.string()),
    }),
  }),
  /** what an order owes has changed after it was placed: lines were cancelled, or taken up again */
  'order.due-changed': event({
    publisher: 'sales',
    subscribers: ['payments'],
    payload: v.object({
      number: v.string(),
      /** minor units */
      due: amountSchema,
      /** nothing of it is left to ship */
      isShipped: v.boolean(),
      version: orderVersion,
    }),
  }),
  'refund.settled': event({
    publisher: 'payments',
    subscribers: ['sales'],
    payload: v.object({
      orderNumber: v.string(),
      reference: v.string(),
      amount: amountSchema,
      /** `refused`: the provider or the bank did not pay it out; finance finds another way */
      outcome: v.picklist(['processed', 'refused']),
      /** nothing was paid out: all of it is kept as credit for later orders */
      isCredited: v.optional(v.boolean(), false),
    }),
  }),
  /** invoiced goods are credited: after a return, a loss or a cancellation; what the credit memo says */
  'goods.credited': event({
    publisher: 'sales',
    subscribers: ['sales'],
    payload: v.object({
      orderNumber: v.string(),
      reference: v.string(),
      lines: v.array(soldLine),
      ...soldCharges,
      /** kept by the store, of the policy on returns */
      restockingFee: amountSchema,
      /** lines, charges and their tax less the fee */
      amount: amountSchema,
      reason: v.string(),
    }),
  }),
  /** an invoice or credit memo was issued: the journal's entry; amounts of a credit memo are positive too */
  'invoice.issued': event({
    publisher: 'sales',
    subscribers: ['payments', 'notifications'],
    payload: v.object({
      kind: v.picklist(['invoice', 'credit-memo']),
      number: v.string(),
      orderNumber: v.string(),
      /** the invoice in whose place it stands: of the same amounts, so the journal books nothing; null: none */
      replaces: v.optional(v.nullable(v.string()), null),
      issuedAt: v.string(),
      /** null for a credit memo */
      dueAt: v.nullable(v.string()),
      goods: amountSchema,
      shipping: amountSchema,
      handlingFee: amountSchema,
      restockingFee: amountSchema,
      tax: amountSchema,
      amount: amountSchema,
      email: v.string(),
      name: v.string(),
      locale: v.string(),
      token: v.string(),
      isGuest: v.boolean(),
    }),
  }),
  ...inquiryEvents,
  ...paymentEvents,
  ...taxEvents,
  /** an invoice or credit memo is mailed again, perhaps to another address */
  'invoice.resent': event({
    publisher: 'sales',
    subscribers: ['notifications'],
    payload: v.object({
      kind: v.picklist(['invoice', 'credit-memo']),
      number: v.string(),
      orderNumber: v.string(),
      dueAt: v.nullable(v.string()),
      amount: amountSchema,
      email: v.string(),
      name: v.string(),
      locale: v.string(),
      token: v.string(),
      isGuest: v.boolean(),
    }),
  }),
  /** the sums of an order's payments have changed: its invoices are settled anew */
  'order.payment-changed': event({
    publisher: 'sales',
    subscribers: ['sales'],
    payload: v.object({ orderNumber: v.string() }),
  }),
  ...approvalEvents,
  ...orderRequestEvents,
  /** staff want a mail to go out once more */
  'mail.resend-asked': event({
    publisher: 'notifications',
    subscribers: ['notifications'],
    payload: v.object({ id: v.string() }),
  }),
  /** a change of any record that belongs in the audit trail */
  'record.changed': event({
    publisher: ['sales', 'payments', 'catalog', 'taxation', 'notifications'],
    subscribers: ['identity'],
    payload: v.object({
      at: v.string(),
      actorId: v.nullable(v.string()),
      actor: v.nullable(v.string()),
      actorRole: v.nullable(v.string()),
      entity: v.string(),
      entityNumber: v.nullable(v.string()),
      field: v.string(),
      before: v.nullable(v.string()),
      after: v.nullable(v.string()),
      reason: v.nullable(v.string()),
      requestId: v.nullable(v.string()),
      /** the customer it was done for by staff, who are the actor then */
      onBehalfOf: v.optional(v.nullable(v.string())),
    }),
  }),
  /** staff published or refused a review; its author is told */
  'review.decided': event({
    publisher: 'catalog',
    subscribers: ['notifications'],
    payload: v.object({
      email: v.string(),
      name: v.string(),
      locale: v.string(),
      status: v.picklist(['approved', 'declined']),
      title: v.string(),
      productName: v.string(),
      productUri: v.string(),
      /** why it was declined */
      reason: v.nullable(v.string()),
    }),
  }),
  /** an address was entered at a sold-out product: it is asked, once, whether it wants to be told */
  'notice.requested': event({
    publisher: 'catalog',
    subscribers: ['notifications'],
    payload: noticeMail,
  }),
  /** a product somebody waited for can be ordered again; who asked is told once */
  'product.back': event({
    publisher: 'catalog',
    subscribers: ['notifications'],
    payload: noticeMail,
  }),
  /** somebody waits for a product that a change has made orderable */
  'notices.due': event({ publisher: 'catalog', subscribers: ['catalog'], payload: v.object({}) }),
  ...stockEvents,
  ...accountEvents,
  ...retentionEvents,
} as const;
export type EventName = keyof typeof events;
export type EventPayload<Name extends EventName> = v.InferOutput<(typeof events)[Name]['payload']>;
