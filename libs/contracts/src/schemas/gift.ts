import * as v from 'valibot';
import { amountSchema, quantitySchema, skuSchema } from './common.ts';
import { lineProduct } from './line-product.ts';

/** A product that a promotion gives beside what is bought: a line of its own at no price, which nobody changes. */
export const giftLineSchema = v.object({
  ...lineProduct,
  /** what its units would cost; minor units */
  worth: amountSchema,
});
export type GiftLine = v.InferOutput<typeof giftLineSchema>;

/** Gifts that a buyer has seen and orders along; null or left out by a page that does not show any. */
export const acceptedGiftsSchema = v.optional(
  v.nullable(v.pipe(v.array(v.object({ sku: skuSchema, quantity: quantitySchema })), v.maxLength(200))),
  null,
);
