import * as v from 'valibot';
import { lineBlockers } from '@gantry/domain/statuses/line-status-row';
import { lineStatuses } from '@gantry/domain/statuses/line-statuses';
import { labelsOf } from '@gantry/domain/statuses/status-table';
import { maxCartLines } from '../cart-limits.ts';
import { addressSchema } from './address.ts';
import { promiseSchema } from './delivery.ts';
import {
  amountSchema,
  optionalLine,
  recordNumberSchema,
  tokenSchema,
  uuidSchema,
  wholeNumber,
} from './common.ts';
import { measuresForm } from './measure.ts';
import { forwarderTypes } from './purchase-order.ts';
import { shippingProviders, shippingServiceSchema } from './shipping.ts';

/** Where a shipment stands: labels of the lines it carries. */
const shipmentStatuses = ['shipped', 'replacement-shipped', 'delivered', 'delivery-exception'] as const;
const shipmentStatusSchema = v.picklist(shipmentStatuses);

/** What a carrier reports about a package, or staff and customers about a shipment. */
export const trackingKinds = [
  'label-created',
  'picked-up',
  'in-transit',
  'out-for-delivery',
  'delivered',
  'exception',
  'lost',
  'damaged',
  'refused',
  'returned',
] as const;

/** Kinds that stand in the way of the delivery. */
export const exceptionKinds = ['exception', 'lost', 'damaged', 'refused', 'returned'] as const;
/** What a customer can say is wrong with a shipment. */
export const reportedKinds = ['lost', 'damaged', 'refused'] as const;

/** A step of a shipment on its way. */
export const trackingEventSchema = v.object({
  at: v.string(),
  kind: v.picklist(trackingKinds),
  /** null: of all its packages */
  tracking: v.nullable(v.string()),
  place: v.nullable(v.string()),
  text: v.nullable(v.string()),
  /** which units it is about, where the rest of the shipment goes on; left out for all of it */
  units: v.optional(v.array(v.object({ lineNumber: v.number(), quantity: v.number() }))),
});
export type TrackingEvent = v.InferOutput<typeof trackingEventSchema>;

/** Grams and millimeters; null: not known. */
const packedSize = {
  weightGrams: v.nullable(v.number()),
  lengthMm: v.nullable(v.number()),
  widthMm: v.nullable(v.number()),
  heightMm: v.nullable(v.number()),
};
const packedSizeSchema = v.object(packedSize);

/** A package: grams and millimeters, its tracking number, and the label of it that can be printed. */
export const packageSchema = v.object({
  ...packedSize,
  tracking: v.nullable(v.string()),
  labelId: v.nullable(v.string()),
  /** what the carrier charges us for the label, in minor units; null where it made none, or the reader may not see it */
  labelCost: v.optional(v.nullable(amountSchema), null),
  /** what became of it, where the rest of the shipment goes on without it */
  failedAs: v.optional(v.nullable(v.picklist(exceptionKinds)), null),
});
export type ShipmentPackage = v.InferOutput<typeof packageSchema>;

/** The same as it is shown: with the carrier's own page about its tracking number, where it has one. */
const shownPackageSchema = v.object({
  ...packageSchema.entries,
  trackingPage: v.nullable(v.pipe(v.string(), v.url())),
});
export type ShownPackage = v.InferOutput<typeof shownPackageSchema>;

const goods = {
  lineId: v.string(),
  lineNumber: v.number(),
  sku: v.string(),
  name: v.string(),
  partNumber: v.string(),
  unitOfMeasure: v.string(),
  quantity: v.number(),
  /** a promotion gave it: nothing was paid for it */
  isGift: v.optional(v.boolean(), false),
};
const shipmentLineSchema = v.object({
  ...goods,
  /** what became of these units, where the rest of the shipment goes on without them */
  failedAs: v.optional(v.nullable(v.picklist(exceptionKinds)), null),
});

/** A shipment as its buyer follows it. */
export const shipmentSchema = v.object({
  number: recordNumberSchema,
  orderNumber: recordNumberSchema,
  kind: v.picklist(['goods', 'replacement']),
  status: shipmentStatusSchema,
  service: shippingServiceSchema,
  provider: v.picklist(shippingProviders),
  shippedAt: v.string(),
  /** calendar days between which it is to arrive; null where nobody can say */
  estimated: promiseSchema,
  deliveredAt: v.nullable(v.string()),
  receivedBy: v.nullable(v.string()),
  packages: v.array(shownPackageSchema),
  lines: v.array(shipmentLineSchema),
  events: v.array(trackingEventSchema),
});
export type Shipment = v.InferOutput<typeof shipmentSchema>;

/** A shipment as staff see it; amounts in minor units. */
export const adminShipmentSchema = v.object({
  ...shipmentSchema.entries,
  version: v.number(),
  forwarder: v.picklist(forwarderTypes),
  /** what the carrier charges us for its labels; null where it made none, or the reader may not see it */
  cost: v.nullable(amountSchema),
  /** what the order asked for shipping with it; null where the reader may not see the cost */
  charged: v.nullable(amountSchema),
  /** goods, charges and tax that left with it */
  amount: amountSchema,
  createdBy: v.nullable(v.string()),
  /** labels that this person may replace by another: nobody has scanned their packages */
  relabels: v.optional(v.array(v.string()), []),
});
export type AdminShipment = v.InferOutput<typeof adminShipmentSchema>;

/** A package as the dock enters it: pounds and inches. */
const packageFormSchema = v.object({
  ...measuresForm,
  tracking: optionalLine(60),
});
const maxPackages = 50;
const packagesSchema = v.pipe(v.array(packageFormSchema), v.minLength(1), v.maxLength(maxPackages));
/** let the carrier make labels and tracking numbers for packages that have none */
const buyLabelsSchema = v.optional(v.boolean(), false);
const unitsSchema = v.pipe(
  v.array(v.object({ lineId: uuidSchema, quantity: wholeNumber(0) })),
  v.minLength(1),
  v.maxLength(maxCartLines),
);

/** What leaves together: units of lines (0: none of it), in packages. `version` is the order's on screen. */
export const shipLinesFormSchema = v.object({
  lines: unitsSchema,
  service: shippingServiceSchema,
  packages: packagesSchema,
  buyLabels: buyLabelsSchema,
  /** why a part leaves although the buyer waits for all of it */
  apartReason: optionalLine(300),
});
export type ShipLinesForm = v.InferInput<typeof shipLinesFormSchema>;
export const shipLinesSchema = v.object({ version: v.number(), form: shipLinesFormSchema });

const shown = { version: v.number() };
export const deliverShipmentSchema = v.object({ ...shown, receivedBy: optionalLine(120) });
/** Units of lines of a shipment that something happened to; where none is named, to all of it. */
const affectedUnitsSchema = v.optional(
  v.pipe(v.array(v.object({ lineId: uuidSchema, quantity: wholeNumber(0) })), v.maxLength(maxCartLines)),
  [],
);
export const shipmentExceptionFormSchema = v.object({
  kind: v.picklist(exceptionKinds),
  text: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(1000)),
  lines: affectedUnitsSchema,
  /** of the package it is about, where the shipment has several; null: of none, or nobody knows */
  tracking: optionalLine(60),
});
export const shipmentExceptionSchema = v.object({ ...shown, ...shipmentExceptionFormSchema.entries });
/** What a customer says is wrong. */
export const reportShipmentSchema = v.object({
  kind: v.picklist(reportedKinds),
  text: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(1000)),
  lines: affectedUnitsSchema,
});
export const reshipSchema = v.object({
  ...shown,
  service: shippingServiceSchema,
  packages: packagesSchema,
  buyLabels: buyLabelsSchema,
});
/**
 * A label is given back, and another bought for its package, by what the package measures now. The label says itself what
 * is meant: a report of the carrier that came meanwhile refuses nothing.
 */
export const relabelFormSchema = v.pipe(
  v.object({
    labelId: uuidSchema,
    ...measuresForm,
    reason: v.pipe(v.string(), v.trim(), v.minLength(1, 'a reason is needed'), v.maxLength(500)),
  }),
  v.forward(
    v.partialCheck([['pounds']], ({ pounds }) => pounds !== null, 'is needed for a label'),
    ['pounds'],
  ),
);
export type RelabelForm = v.InferInput<typeof relabelFormSchema>;
export const relabelSchema = v.object({ form: relabelFormSchema });
export const shipmentLinkSchema = v.object({ token: v.optional(tokenSchema) });

/** An order as the dock works on it. */
export const fulfillmentSchema = v.object({
  orderNumber: recordNumberSchema,
  version: v.number(),
  shipTo: addressSchema,
  service: shippingServiceSchema,
  poNumber: v.nullable(v.string()),
  lines: v.array(
    v.object({
      ...goods,
      shipped: v.number(),
      delivered: v.number(),
      open: v.number(),
      /** what a unit weighs and measures as it is packed; null where nobody can say now */
      unit: v.optional(v.nullable(packedSizeSchema), null),
      status: v.picklist(labelsOf(lineStatuses)),
      promise: promiseSchema,
      splitFrom: v.nullable(v.number()),
      /** whether this person may ship it, and what stands in the way; null: not now, or not this role */
      blockers: v.nullable(v.array(v.picklist(lineBlockers))),
    }),
  ),
  /** the buyer waits until all of it can leave in one shipment */
  shipTogether: v.optional(v.boolean(), false),
  /** not all of such an order can leave now */
  waitsForAll: v.optional(v.boolean(), false),
  /** whether this person may ship a part of it nevertheless, with a reason */
  mayShipApart: v.optional(v.boolean(), false),
  shipments: v.array(adminShipmentSchema),
  mayDeliver: v.boolean(),
  mayReport: v.boolean(),
  mayReship: v.boolean(),
});
export type Fulfillment = v.InferOutput<typeof fulfillmentSchema>;

/** Lines of an order that come later than promised, for its customer to decide about. */
export const delayedLinesSchema = v.object({
  orderNumber: recordNumberSchema,
  lines: v.array(
    v.object({
      ...goods,
      /** the new days; null where there is none yet */
      promise: promiseSchema,
      /** production has begun: it cannot be cancelled any more */
      mayCancel: v.boolean(),
      /** the customer has said that they wait */
      isAccepted: v.boolean(),
    }),
  ),
});
export type DelayedLines = v.InferOutput<typeof delayedLinesSchema>;
/** What a customer does with lines that are late. */
const delayChoices = ['keep', 'cancel'] as const;
export const decideDelaySchema = v.object({
  choice: v.picklist(delayChoices),
  lineIds: v.pipe(v.array(uuidSchema), v.minLength(1), v.maxLength(maxCartLines)),
});
