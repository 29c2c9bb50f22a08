import * as v from 'valibot';
import { amountSchema } from './common.ts';
import { trackingKinds } from './shipment.ts';
import { shippingProviders, shippingServiceSchema } from './shipping.ts';

const sides = v.nullable(v.pipe(v.number(), v.minValue(1), v.maxValue(60_000)));
/** A package that needs a label: grams and millimeters. */
export const labelRequestSchema = v.object({
  /** names what it is bought for: the same one is bought once */
  reference: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
  provider: v.picklist(shippingProviders),
  service: shippingServiceSchema,
  to: v.object({ postalCode: v.string(), lines: v.array(v.pipe(v.string(), v.maxLength(120))) }),
  weightGrams: v.pipe(v.number(), v.minValue(1), v.maxValue(50_000_000)),
  lengthMm: sides,
  widthMm: sides,
  heightMm: sides,
});
export type LabelRequest = v.InferOutput<typeof labelRequestSchema>;

/** A label that was bought; what the carrier charges, in minor units. */
export const boughtLabelSchema = v.object({ labelId: v.string(), tracking: v.string(), cost: amountSchema });
export type BoughtLabel = v.InferOutput<typeof boughtLabelSchema>;

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
