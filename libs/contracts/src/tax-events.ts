import * as v from 'valibot';
import { defineEvent as event } from './event-definition.ts';
import { amountSchema } from './schemas/common.ts';
import { taxRecordSchema } from './schemas/taxation.ts';

/** What is told of the tax of orders, and of certificates. */
export const taxEvents = {
  /** an order was placed, or freed of tax later: how its tax came about is kept, its lines by their numbers */
  'order.taxed': event({
    publisher: 'sales',
    subscribers: ['taxation'],
    payload: v.object({
      number: v.string(),
      at: v.string(),
      record: taxRecordSchema,
      /** which of several; the one it was placed with where left out */
      revision: v.optional(v.number()),
    }),
  }),
  /** a certificate frees these orders, which were taxed when they were placed; what is not invoiced is taxed anew */
  'orders.exempted': event({
    publisher: 'taxation',
    subscribers: ['sales'],
    payload: v.object({ orderNumbers: v.array(v.string()) }),
  }),
  /** an open order costs less, because a certificate was approved; its customer is told */
  'order.tax-lowered': event({
    publisher: 'sales',
    subscribers: ['notifications'],
    payload: v.object({
      number: v.string(),
      token: v.string(),
      isGuest: v.boolean(),
      email: v.string(),
      name: v.string(),
      locale: v.string(),
      certificate: v.string(),
      /** minor units: tax and total as they are now, and what of the total was paid and goes back */
      tax: amountSchema,
      grandTotal: amountSchema,
      refund: amountSchema,
    }),
  }),
  /** what became of an exemption certificate, or that it ends soon; its owner is told */
  'certificate.changed': event({
    publisher: 'taxation',
    subscribers: ['notifications', 'sales'],
    payload: v.object({
      /** whose it is; left out by a release that did not tell it */
      accountId: v.nullish(v.string()),
      companyId: v.nullish(v.string()),
      kind: v.picklist(['received', 'approved', 'declined', 'canceled', 'expiring', 'expired']),
      email: v.string(),
      name: v.string(),
      locale: v.string(),
      number: v.string(),
      states: v.array(v.string()),
      /** ISO date; null where it has no end */
      expiresAt: v.nullable(v.string()),
      /** why it was declined or canceled */
      reason: v.nullable(v.string()),
    }),
  }),
};
