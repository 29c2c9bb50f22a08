import * as v from 'valibot';
import { pasteLimits, rowsOf } from '../cart-limits.ts';
import { availabilitySchema } from './availability.ts';
import { amountSchema, currencySchema, quantitySchema, skuSchema } from './common.ts';
import { deliveryPartsSchema, lineDeliverySchema, promiseSchema } from './delivery.ts';
import { giftLineSchema } from './gift.ts';
import { lineProduct } from './line-product.ts';
import { shownPromotionSchema } from './promotion.ts';
import { freeGroundSchema, shippingServiceSchema } from './shipping.ts';
import { zipSchema } from './zip.ts';

/** Why a line costs what it costs; the page explains it in words. */
export const priceSources = ['list', 'sale', 'package', 'exclusive', 'contract', 'offer'] as const;

export const cartLineSchema = v.object({
  ...lineProduct,
  packSize: v.number(),
  minQuantity: v.number(),
  quantityIncrement: v.number(),
  priceSource: v.nullable(v.picklist(priceSources)),
  /** minor units; null where the price needs an inquiry */
  unitPrice: v.nullable(amountSchema),
  listPrice: v.nullable(amountSchema),
  lineTotal: v.nullable(amountSchema),
  nextBreak: v.nullable(v.object({ quantity: v.number(), unit: amountSchema })),
  availability: availabilitySchema,
  /** how many can be reserved now; null when not counted */
  available: v.nullable(v.number()),
  /** the most that can come, from the shelf and from suppliers; null where nothing bounds it */
  most: v.optional(v.nullable(v.number()), null),
  /** the days on which all of it has left */
  promise: promiseSchema,
  /** parts of it that leave on days of their own; the cart alone does not know when they arrive */
  parts: v.optional(deliveryPartsSchema, []),
  mustConfirm: v.boolean(),
});
export type CartLine = v.InferOutput<typeof cartLineSchema>;

/** Amounts in minor units; null means not known yet (no address). */
export const totalsSchema = v.object({
  /** the goods before promotions */
  subtotal: amountSchema,
  /** what promotions take off them */
  discount: amountSchema,
  handlingFee: amountSchema,
  shipping: v.nullable(amountSchema),
  tax: v.nullable(amountSchema),
  grandTotal: amountSchema,
});
export type Totals = v.InferOutput<typeof totalsSchema>;

/** Something the buyer should know about the cart or a line. Codes are worded by the page. */
const cartMessageSchema = v.object({
  code: v.picklist([
    'price-changed',
    'availability-changed',
    'quantity-adjusted',
    'not-purchasable',
    'short-stock',
    'merged',
    'removed',
  ]),
  lineId: v.nullable(v.string()),
  severity: v.picklist(['info', 'warning', 'error']),
  data: v.optional(v.record(v.string(), v.union([v.string(), v.number()]))),
});

export const cartSchema = v.object({
  /** null while nothing has been put in */
  token: v.nullable(v.string()),
  /** raised by every change; checkout sends it back so that nobody buys what they have not seen */
  version: v.number(),
  currency: currencySchema,
  lines: v.array(cartLineSchema),
  unresolvedLines: v.array(
    v.object({
      id: v.string(),
      rawText: v.string(),
      /** what was read as the number of the product, or what the buyer corrected it to */
      text: v.string(),
      /** 0 where it could not be read */
      quantity: v.number(),
      /** products to choose from where the number means several */
      candidates: v.array(
        v.object({
          sku: v.string(),
          name: v.string(),
          brand: v.nullable(v.string()),
          partNumber: v.string(),
        }),
      ),
      reason: v.picklist(['unknown', 'ambiguous', 'not-purchasable', 'quantity', 'short-stock']),
      /** the most that can come, where more was wanted */
      available: v.optional(v.number()),
    }),
  ),
  count: v.number(),
  totals: totalsSchema,
  handling: v.object({ fee: amountSchema, minimumOrder: amountSchema, missing: amountSchema }),
  freeGround: freeGroundSchema,
  /** promotions that count, codes that do not and why, and what is missing for more; none from before there were any */
  promotions: v.optional(v.array(shownPromotionSchema), []),
  /** what promotions give beside the lines; none from before there were any */
  gifts: v.optional(v.array(giftLineSchema), []),
  messages: v.array(cartMessageSchema),
  refreshedAt: v.string(),
});
export type Cart = v.InferOutput<typeof cartSchema>;
/** A cart after a change of one line. */
export const changedCartSchema = v.object({
  ...cartSchema.entries,
  /** whether `lines`, and the `messages` about lines, are those of the changed line alone; all else is the whole cart's */
  isPart: v.boolean(),
});
export type ChangedCart = v.InferOutput<typeof changedCartSchema>;

export const cartSummarySchema = v.object({
  token: v.nullable(v.string()),
  count: v.number(),
  subtotal: amountSchema,
  currency: currencySchema,
});
export type CartSummary = v.InferOutput<typeof cartSummarySchema>;

/** When the lines of a cart would be at a ZIP code if they were ordered now. */
export const cartDeliverySchema = v.object({
  cartVersion: v.number(),
  zip: v.string(),
  /** how they are sent: the first way that checkout offers; null where we do not ship by ourselves */
  service: v.nullable(shippingServiceSchema),
  lines: v.array(lineDeliverySchema),
});
export const cartDeliveryQuerySchema = v.object({ zip: zipSchema });

export const addLineSchema = v.object({ sku: skuSchema, quantity: quantitySchema });
export const changeLineSchema = v.object({
  quantity: quantitySchema,
  /** version of the cart the buyer sees: where it is the newest, only what changed is answered */
  seen: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
  /** the quantity the buyer saw: where it is another by now, nothing is changed and they are told */
  was: v.optional(quantitySchema),
});
/** Lines of "part number, quantity" in any of the usual separators. */
export const pasteLinesSchema = v.object({
  text: v.pipe(
    v.string(),
    v.trim(),
    v.minLength(1),
    v.maxLength(pasteLimits.characters),
    v.check((text) => rowsOf(text).length <= pasteLimits.rows, 'has too many rows'),
  ),
});
/** A correction of one pasted row: another number, another quantity, or the product itself. */
export const correctRowSchema = v.object({
  text: v.optional(v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(pasteLimits.rowCharacters))),
  quantity: v.optional(quantitySchema),
  sku: v.optional(skuSchema),
});
export type RowCorrection = v.InferOutput<typeof correctRowSchema>;
/** The cart with what became of the rows pasted last: what was not added waits in `unresolvedLines`. */
export const pastedCartSchema = v.object({
  ...cartSchema.entries,
  pasted: v.object({
    added: v.number(),
    unresolved: v.number(),
    /** rows that are no parts (headings, greetings, signatures), as they came; every row is counted in one of the three */
    unread: v.array(v.string()),
  }),
});
export type PastedCart = v.InferOutput<typeof pastedCartSchema>;
