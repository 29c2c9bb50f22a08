import * as v from 'valibot';
import { amountSchema } from './schemas/common.ts';
import { deliveryPartsSchema, promiseSchema } from './schemas/delivery.ts';

/** A line of an order as a mail to its customer lists it. */
export const mailLine = v.object({
  name: v.string(),
  /** whose name the mail gives in its reader's language; left out by a release that did not tell it */
  sku: v.nullish(v.string()),
  partNumber: v.string(),
  quantity: v.number(),
  total: amountSchema,
  /** a promotion gives it; left out where it is bought, or by a release that did not tell it */
  isGift: v.optional(v.boolean()),
  /** days on which it leaves and is there; left out where nobody promises, or by a release that did not tell it */
  ships: v.nullish(promiseSchema),
  arrives: v.nullish(promiseSchema),
  /** parts that leave on days of their own */
  parts: v.nullish(deliveryPartsSchema),
});
