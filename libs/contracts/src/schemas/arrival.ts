import * as v from 'valibot';
import { maxQuantity } from '@gantry/domain/order-quantity';
import { queryInteger, skuSchema } from './common.ts';
import { deliveryPartsSchema } from './delivery.ts';
import { shippingServiceSchema } from './shipping.ts';
import { zipSchema } from './zip.ts';

export const arrivalQuerySchema = v.object({
  sku: skuSchema,
  quantity: queryInteger(1, maxQuantity),
  zip: zipSchema,
});

/** When parts of a quantity would leave and be at a ZIP code if ordered now, in the order they leave. */
export const arrivalSchema = v.object({
  zip: v.string(),
  /** how it is sent: the cheapest way there; null where we do not ship by ourselves */
  service: v.nullable(shippingServiceSchema),
  parts: deliveryPartsSchema,
});
export type Arrival = v.InferOutput<typeof arrivalSchema>;
