import * as v from 'valibot';
import { availabilitySchema } from './availability.ts';
import { documentKinds } from './feed.ts';

/** A document of a product to download; `href` is an address below the store's own origin. */
export const productDocumentSchema = v.object({
  kind: v.picklist(documentKinds),
  /** what its feed calls it; empty for a document we make, which its kind names well enough */
  name: v.string(),
  href: v.string(),
  /** file type in capitals as a reader knows it: PDF, SVG, DXF */
  format: v.string(),
  /** language of the document; null where it has none, as a drawing */
  language: v.nullable(v.string()),
  bytes: v.nullable(v.number()),
});
export type ProductDocument = v.InferOutput<typeof productDocumentSchema>;

/** A product that another one names: what replaced it, or what it replaces. */
export const productLinkSchema = v.object({ name: v.string(), uri: v.string(), partNumber: v.string() });

/** Texts of a product that stand in English because nobody translated them. */
const productTexts = ['name', 'description'] as const;
export const untranslatedSchema = v.array(v.picklist(productTexts));

/**
 * Where a quantity comes from, in the order it leaves ("12 today, 8 in 2-5 days"). `availability` null says
 * that nobody has the rest; `days` are business days, null where nobody may promise.
 */
export const supplyPartsSchema = v.array(
  v.object({
    quantity: v.number(),
    availability: v.nullable(availabilitySchema),
    days: v.nullable(v.tuple([v.number(), v.number()])),
    /** the day a supplier brings it to our dock; null or left out for what does not wait for one */
    expectedOn: v.nullish(v.string()),
  }),
);

/** A quantity of a product and where it comes from. */
export const supplySchema = v.object({
  sku: v.string(),
  quantity: v.number(),
  /** pieces on the shelf now; null for goods that are not sold from it */
  onShelf: v.nullable(v.number()),
  parts: supplyPartsSchema,
  /** of one piece, for the way it is sent; left out by a release that did not tell it */
  weightGrams: v.optional(v.number()),
});
export type Supply = v.InferOutput<typeof supplySchema>;

/** An attribute of products side by side; `values` in the order of the products, null where one has none. */
export const comparedAttributeSchema = v.object({
  code: v.string(),
  name: v.string(),
  values: v.array(v.nullable(v.string())),
  /** whether the products differ here; a missing value differs */
  differs: v.boolean(),
});
