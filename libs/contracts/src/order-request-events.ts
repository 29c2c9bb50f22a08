import * as v from 'valibot';
import { freightPayers, requestSubjects, requestTypes } from '@gantry/domain/return-policy';
import { defineEvent as event } from './event-definition.ts';
import { amountSchema } from './schemas/common.ts';
import { shippingServiceSchema } from './schemas/shipping.ts';

const requestedLine = v.object({
  name: v.string(),
  /** whose name the mail gives in its reader's language; left out by a release that did not tell it */
  sku: v.nullish(v.string()),
  partNumber: v.string(),
  quantity: v.number(),
});

/** What customers and the store's own mailbox are told about cancellations and returns. */
export const orderRequestEvents = {
  /** whoever asked for a cancellation or return is told: it was received, decided, or what to do with the goods */
  'order-request.for-customer': event({
    publisher: 'sales',
    subscribers: ['notifications'],
    payload: v.object({
      kind: v.picklist([
        'received',
        'declined',
        'authorized',
        'labeled',
        'answered',
        'withdrawn',
        'expired',
        'refunded',
        'credited',
        'credit-balance',
      ]),
      type: v.picklist(requestTypes),
      number: v.string(),
      orderNumber: v.string(),
      email: v.string(),
      name: v.string(),
      locale: v.string(),
      isGuest: v.boolean(),
      /** the order's */
      token: v.string(),
      lines: v.array(requestedLine),
      /** what was or would be paid back or credited; null where the mail does not say */
      amount: v.nullable(amountSchema),
      rmaNumber: v.nullable(v.string()),
      /** the last day on which the goods may come back */
      authorizedUntil: v.nullable(v.string()),
      freightPayer: v.picklist(freightPayers),
      /** labels of carriers to be printed, one for each parcel; left out by a release that knew one only */
      labels: v.optional(
        v.array(v.object({ labelId: v.string(), tracking: v.string(), service: shippingServiceSchema })),
        [],
      ),
      /** a label of a carrier is there to be printed; left out by a release that had none */
      hasLabel: v.optional(v.boolean(), false),
      /** how its parcel travels; left out by a release that knew one way only */
      labelService: v.optional(v.nullable(shippingServiceSchema), null),
      /** what the store wrote */
      text: v.nullable(v.string()),
    }),
  }),
  /** something staff must do about a cancellation or return; goes to the store's own address */
  'order-request.for-store': event({
    publisher: 'sales',
    subscribers: ['notifications'],
    payload: v.object({
      kind: v.picklist(['received', 'written', 'late', 'refund-refused']),
      type: v.picklist(requestTypes),
      number: v.string(),
      orderNumber: v.string(),
      name: v.string(),
      email: v.string(),
      subject: v.picklist(requestSubjects),
      lines: v.array(requestedLine),
      text: v.nullable(v.string()),
    }),
  }),
} as const;
