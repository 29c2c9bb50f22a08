import * as v from 'valibot';
import { amountSchema, uuidSchema } from './common.ts';
import { trackingKinds } from './shipment.ts';
import { shippingProviders, shippingQuoteRequestSchema, shippingServiceSchema } from './shipping.ts';

const placeSchema = v.object({
  postalCode: v.string(),
  lines: v.array(v.pipe(v.string(), v.maxLength(120))),
});
const sides = v.nullable(v.pipe(v.number(), v.minValue(1), v.maxValue(60_000)));
/** A package that needs a label: grams and millimeters. */
export const labelRequestSchema = v.object({
  /** names the one try it is bought for: the label is given back once every try that held it gave it up */
  claim: v.optional(v.nullable(uuidSchema), null),
  /** names what it is bought for: the same one is bought once */
  reference: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
  provider: v.picklist(shippingProviders),
  service: shippingServiceSchema,
  /** whose package it is; null: ours */
  from: v.optional(v.nullable(placeSchema), null),
  /** where it goes; null: to us */
  to: v.nullable(placeSchema),
  weightGrams: v.pipe(v.number(), v.minValue(1), v.maxValue(50_000_000)),
  lengthMm: sides,
  widthMm: sides,
  heightMm: sides,
});
export type LabelRequest = v.InferOutput<typeof labelRequestSchema>;

/** A label that was bought; what the carrier charges, in minor units. */
export const boughtLabelSchema = v.object({
  labelId: v.string(),
  provider: v.picklist(shippingProviders),
  service: shippingServiceSchema,
  tracking: v.string(),
  cost: amountSchema,
});
export type BoughtLabel = v.InferOutput<typeof boughtLabelSchema>;

/** Goods that come back to us from a place, as they are packed. */
export const returnedGoodsSchema = v.omit(shippingQuoteRequestSchema, ['subtotal', 'service', 'withRecords']);
export type ReturnedGoods = v.InferOutput<typeof returnedGoodsSchema>;
/** The service that brings them for the least; null where none takes them. */
export const returnServiceSchema = v.object({ service: v.nullable(shippingServiceSchema) });

/** A label whose package does not leave with it. */
export const voidLabelSchema = v.object({ labelId: uuidSchema });

/** A label as the carrier made it. */
export const labelFileSchema = v.object({
  tracking: v.string(),
  format: v.string(),
  /** base64 */
  content: v.string(),
});
export type LabelFile = v.InferOutput<typeof labelFileSchema>;

/** What a carrier knows of a package, oldest first. */
export const trackedPackageSchema = v.object({
  tracking: v.string(),
  events: v.array(
    v.object({
      at: v.pipe(v.string(), v.isoTimestamp()),
      kind: v.picklist(trackingKinds),
      place: v.nullable(v.pipe(v.string(), v.maxLength(200))),
      text: v.nullable(v.pipe(v.string(), v.maxLength(500))),
    }),
  ),
});
export type TrackedPackage = v.InferOutput<typeof trackedPackageSchema>;
