import * as v from 'valibot';
import { availabilitySchema } from '../statuses/availability.ts';

/** One attribute of a product as a feed gives it. `code` is stable and lower-case; without it one is made from the name. */
export const feedAttributeSchema = v.object({
  name: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(200)),
  type: v.picklist(['text', 'number', 'boolean', 'url']),
  value: v.union([v.string(), v.number(), v.boolean()]),
  unit: v.nullish(v.string()),
  code: v.nullish(v.string()),
});

/** Who may see a price (specification §1): confidential ones appear in the cart only. */
export const priceVisibilities = ['public', 'signed-in', 'cart-only'] as const;

const feedAmount = v.nullish(v.pipe(v.number(), v.minValue(0), v.maxValue(100_000_000)));

/**
 * One row of a product feed, and of our own export. Amounts here are decimal currency units as suppliers write them;
 * they become integer minor units (half-even) on the way in.
 */
export const feedRowSchema = v.object({
  id: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(120)),
  /** the manufacturer's part number */
  sku: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(120)),
  gtin: v.optional(v.array(v.string()), []),
  name: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(1000)),
  brand: v.nullish(v.string()),
  /** path from the department down */
  category: v.optional(v.array(v.string()), []),
  description: v.nullish(v.string()),
  attributes: v.optional(v.array(feedAttributeSchema), []),
  list_price: feedAmount,
  sale_price: feedAmount,
  sale_from: v.nullish(v.string()),
  sale_until: v.nullish(v.string()),
  currency: v.nullish(v.string()),
  /** unit prices from a package quantity on */
  package_prices: v.optional(
    v.array(
      v.object({
        quantity: v.pipe(v.number(), v.integer(), v.minValue(2)),
        price: v.pipe(v.number(), v.minValue(0)),
      }),
    ),
    [],
  ),
  exclusive_price: v.nullish(
    v.object({ price: v.pipe(v.number(), v.minValue(0)), visibility: v.picklist(priceVisibilities) }),
  ),
  availability: v.nullish(availabilitySchema),
  stock: v.nullish(v.pipe(v.number(), v.integer(), v.minValue(0))),
  unit_of_measure: v.nullish(v.string()),
  pack_size: v.nullish(v.pipe(v.number(), v.integer(), v.minValue(1))),
  min_quantity: v.nullish(v.pipe(v.number(), v.integer(), v.minValue(1))),
  quantity_increment: v.nullish(v.pipe(v.number(), v.integer(), v.minValue(1))),
  /** kilograms */
  weight: v.nullish(v.number()),
  /** products of one family are shown as one specification table */
  family: v.nullish(v.object({ id: v.string(), name: v.string(), summary: v.nullish(v.string()) })),
  /** which parametric drawing, and its dimensions in millimetres by attribute code */
  drawing: v.nullish(v.object({ kind: v.string(), dimensions: v.record(v.string(), v.number()) })),
  superseded_by: v.nullish(v.string()),
  made_to_order: v.optional(v.boolean(), false),
  image: v.nullish(v.string()),
  images: v.optional(v.array(v.string()), []),
  released: v.nullish(v.string()),
  source: v.nullish(v.string()),
  licence: v.nullish(v.string()),
});
export type FeedRow = v.InferOutput<typeof feedRowSchema>;
export type FeedRowInput = v.InferInput<typeof feedRowSchema>;
