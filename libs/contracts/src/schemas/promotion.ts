import * as v from 'valibot';
import { promotionKinds } from '@gantry/domain/promotions';
import { amountSchema } from './common.ts';

/** Why a promotion does not lower what a buyer pays. */
export const promotionRefusals = [
  'unknown',
  'not-begun',
  'ended',
  'used-up',
  'used-by-you',
  'not-yours',
  'first-order',
  'other-goods',
  'too-little',
  'better',
  'other-service',
  'gift-gone',
] as const;
export type PromotionRefusal = (typeof promotionRefusals)[number];

/** A promotion code as it is typed; its case does not matter. */
export const promotionCodeSchema = v.pipe(
  v.string(),
  v.trim(),
  v.toUpperCase(),
  v.regex(/^[A-Z0-9][A-Z0-9_-]{2,31}$/, 'is not a promotion code'),
);
export const enterCodeSchema = v.object({ code: promotionCodeSchema });

/** A promotion beside a cart or an order to be: it counts, or says why not, or what is missing until it does. */
export const shownPromotionSchema = v.object({
  /** null: it counts by itself */
  code: v.nullable(v.string()),
  /** in the reader's language */
  name: v.string(),
  kind: v.picklist(promotionKinds),
  /** null: it counts */
  refusal: v.nullable(v.picklist(promotionRefusals)),
  /** what the goods it is about are short of; null where that is not why */
  missing: v.nullable(v.object({ goods: amountSchema, quantity: v.number() })),
  /** what it takes off the goods */
  goods: amountSchema,
  /** what it takes off shipping; null while the way is not known */
  shipping: v.nullable(amountSchema),
});
export type ShownPromotion = v.InferOutput<typeof shownPromotionSchema>;

/** A promotion that an order was placed with; amounts in minor units. */
export const orderPromotionSchema = v.object({
  code: v.nullable(v.string()),
  /** in the language of whoever reads it */
  name: v.string(),
  goods: amountSchema,
  shipping: amountSchema,
});
export type OrderPromotion = v.InferOutput<typeof orderPromotionSchema>;
