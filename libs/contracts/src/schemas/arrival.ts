import * as v from 'valibot';
import { queryInteger, skuSchema } from './common.ts';
import { shippingServiceSchema } from './shipping.ts';

/** A US ZIP code of five digits; of ZIP+4 the first five count. */
const zipSchema = v.pipe(
  v.string(),
  v.trim(),
  v.regex(/^\d{5}(-\d{4})?$/, 'is not a ZIP code'),
  v.transform((zip) => zip.slice(0, 5)),
);

export const arrivalQuerySchema = v.object({
  sku: skuSchema,
  quantity: queryInteger(1, 999_999),
  zip: zipSchema,
});

/**
 * When parts of a quantity would be at a ZIP code if ordered now, in the order they leave. `from` and `to` are calendar
 * days, the first and the last the promise allows; both null where nobody may promise a day.
 */
export const arrivalSchema = v.object({
  zip: v.string(),
  /** how it is sent: the cheapest way there; null where we do not ship by ourselves */
  service: v.nullable(shippingServiceSchema),
  parts: v.array(
    v.object({ quantity: v.number(), from: v.nullable(v.string()), to: v.nullable(v.string()) }),
  ),
});
export type Arrival = v.InferOutput<typeof arrivalSchema>;
