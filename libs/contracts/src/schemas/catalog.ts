import * as v from 'valibot';
import { maxCartLines } from '../cart-limits.ts';
import { sortOrders } from '../list-orders.ts';
import { availabilitySchema } from './availability.ts';
import { amountSchema, currencySchema, queryInteger, skuSchema, uriSchema } from './common.ts';
import { drawingSchema } from './drawing.ts';
import { cancellableUntil, priceVisibilities, relationKinds } from './feed.ts';
import { parcelFacts } from './parcel.ts';
import { listedFacts, pageFacts } from './product-facts.ts';
import {
  comparedAttributeSchema,
  productDocumentSchema,
  productLinkSchema,
  untranslatedSchema,
  supplyPartsSchema,
} from './product-page.ts';

/**
 * A product's price as this reader may see it; amounts in minor units per unit of measure.
 * `visibility` other than `public` with no amounts means: shown after sign-in, or in the cart only.
 */
export const priceViewSchema = v.object({
  visibility: v.picklist([...priceVisibilities, 'none']),
  /** what one unit costs now; null where this reader may not see it */
  unit: v.nullable(amountSchema),
  /** the list price, when the unit price is a sale price */
  was: v.nullable(amountSchema),
  /** the moment the sale ends, where it has an end */
  until: v.optional(v.string()),
  /** cheaper from a quantity on */
  breaks: v.array(v.object({ quantity: v.number(), unit: amountSchema })),
});
export type PriceView = v.InferOutput<typeof priceViewSchema>;

export const brandSchema = v.object({ name: v.string(), slug: v.string() });
const crumbSchema = v.object({ name: v.string(), path: v.string() });

/** A picture of a product: a stored file or the drawing of its family. `source` is the last part of an image address. */
export const imageSchema = v.object({ source: v.string(), alt: v.string() });

/** One row of a listing. */
export const productRowSchema = v.object({
  sku: v.string(),
  uri: v.string(),
  name: v.string(),
  partNumber: v.string(),
  brand: v.nullable(brandSchema),
  price: priceViewSchema,
  availability: availabilitySchema,
  ...listedFacts,
  image: v.nullable(imageSchema),
  /** displayed values by attribute code, only of the family's columns (or the two most telling ones of a card) */
  attributes: v.record(v.string(), v.string()),
  /** of its approved reviews, 1.0 to 5.0 with one decimal; left out while there is none */
  rating: v.optional(v.object({ average: v.number(), count: v.number() })),
});
export type ProductRow = v.InferOutput<typeof productRowSchema>;

/** Products that share their attributes, shown as one specification table (look: listings). */
const familySchema = v.object({
  id: v.string(),
  name: v.string(),
  summary: v.nullable(v.string()),
  drawing: v.nullable(drawingSchema),
  columns: v.array(
    v.object({ code: v.string(), name: v.string(), unit: v.nullable(v.string()), numeric: v.boolean() }),
  ),
  skus: v.array(v.string()),
});

/**
 * One facet of a listing. Counts are exact, and taken without the facet's own choice. `code` is `brand`, `price`,
 * `availability` or `rating` (each a parameter of the query with that name), else an attribute's code (in `f`).
 *
 * - Values that are equal after conversion are one choice: 1/4 in and 6.35 mm. Its label shows the forms products are
 *   sold in, the most frequent first. `value` is what the address holds; a chosen one is told as it was asked for, so
 *   that taking it away finds it.
 * - `rating` has the values `4`, `3`, `2`, `1`: each counts the products rated that high or higher.
 * - A `range` may have values too: what products state in words (`adjustable`).
 */
export const facetSchema = v.object({
  code: v.string(),
  name: v.string(),
  /**
   * the unit most products of this set are sold in: labels without a unit, `min`, `max`, `from` and `to` are in it.
   * Write it behind a bound in `f` unless the reader typed another (`length:0.25in..10mm`).
   */
  unit: v.nullable(v.string()),
  /** the attribute's own unit where it is another: bounds in `f` without a unit are in it */
  ownUnit: v.optional(v.string()),
  kind: v.picklist(['values', 'range']),
  /** open in the page from the start: the few that split the set best */
  open: v.boolean(),
  values: v.array(
    v.object({
      value: v.string(),
      label: v.string(),
      count: v.number(),
      selected: v.boolean(),
      /** of one that stands for several others: those, which follow as values of their own */
      parts: v.optional(v.array(v.string())),
    }),
  ),
  /** values beyond those told here, which are the most frequent and the chosen ones; `catalogListFacetValues` tells all */
  more: v.optional(v.number()),
  /** bounds of the set and of the choice, for ranges; the set's are rounded outwards, so that nothing lies beyond */
  min: v.nullable(v.number()),
  max: v.nullable(v.number()),
  from: v.nullable(v.number()),
  to: v.nullable(v.number()),
});
export type Facet = v.InferOutput<typeof facetSchema>;

export const categoryLinkSchema = v.object({
  name: v.string(),
  slug: v.string(),
  /** below `/b/` */
  path: v.string(),
  count: v.number(),
  drawing: v.nullable(drawingSchema),
});
export type CategoryLink = v.InferOutput<typeof categoryLinkSchema>;

/** A text of an address, of which only so much is read: an endless one is cut, not refused. */
/** Text of which no more than so many characters are looked at. */
export const shortened = (max: number) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.transform((text) => text.slice(0, max)),
  );

/** What a listing or search asks for; the same names stand in the page's address. */
export const listingQuerySchema = v.object({
  /** category path below `/b/` */
  path: v.optional(shortened(400)),
  q: v.optional(shortened(200)),
  /** brand slugs, comma-separated */
  brand: v.optional(shortened(8000)),
  /** availability labels and groups of them (`stocked`, `days`, `weeks`, `ask`), comma-separated */
  availability: v.optional(shortened(400)),
  /** `min..max` in minor units; either side may be empty */
  price: v.optional(shortened(40)),
  /** attribute filters, see facet-query.ts */
  f: v.optional(v.string()),
  /** at least this many stars, 1 to 5; of several the lowest counts */
  rating: v.optional(shortened(20)),
  sort: v.optional(v.fallback(v.picklist(sortOrders), 'relevance')),
  /**
   * `nextCursor` or `previousCursor` of another page of this listing; goes before `page`. Where the catalogue has
   * changed meanwhile nothing is shown twice or left out; one that is damaged, too old or of another listing leads to
   * the nearest page that makes sense, never to an error.
   */
  cursor: v.optional(v.string()),
  page: v.optional(v.fallback(queryInteger(1, 1_000_000), 1)),
  /**
   * products of a page. Without it a page of the listing's own order has about 24 and ends where a family ends; a family
   * that stands alone on its page may have up to 96.
   */
  size: v.optional(v.fallback(queryInteger(1, 100), 24)),
});
export type ListingQuery = v.InferInput<typeof listingQuerySchema>;

export const listingSchema = v.object({
  /** the words searched for, or the name of the category or brand; empty for the whole catalogue */
  title: v.string(),
  breadcrumb: v.array(crumbSchema),
  categories: v.array(categoryLinkSchema),
  total: v.number(),
  /** the page that is answered: the last one where a later one was asked for */
  page: v.number(),
  /** how many pages there are, at least 1 */
  pages: v.number(),
  /** products of a page, or about as many where families stay whole */
  size: v.number(),
  /** for `cursor`; null at the end */
  nextCursor: v.nullable(v.string()),
  /** for `cursor`; null at the beginning */
  previousCursor: v.nullable(v.string()),
  sort: v.picklist(sortOrders),
  currency: currencySchema,
  items: v.array(productRowSchema),
  families: v.array(familySchema),
  facets: v.array(facetSchema),
  /** when the query is exactly one part number: the page to go to at once */
  exactUri: v.nullable(v.string()),
  /** path without locale that staff lead this query to, instead of to products */
  redirectTo: v.optional(v.nullable(v.string())),
  /**
   * of a search whose words were mended, or of which no product holds every word: what is shown holds most of them, if
   * anything is shown
   */
  spelling: v.optional(
    v.object({
      /** the search as it was read, where words nobody has were mended; the same in quotation marks is read as it stands */
      searched: v.optional(v.string()),
      /** true: products hold every word of it */
      isComplete: v.optional(v.boolean()),
      /** words as they were typed that no product has, in any form; empty where each is known but not together */
      unknown: v.array(v.string()),
      /** the search that was probably meant, spelled as the catalogue does, with how much it finds in this category */
      meant: v.nullable(v.object({ q: v.string(), total: v.number() })),
      /** of the unknown words those that may name a thing or a brand and are like no other: what is not sold */
      notCarried: v.optional(v.array(v.string())),
    }),
  ),
  /** false while the index is being built and the database answered instead */
  indexed: v.boolean(),
});
export type Listing = v.InferOutput<typeof listingSchema>;

/** Products that go with one, in the table form of a listing. */
export const relationSchema = v.object({
  kind: v.picklist(relationKinds),
  columns: familySchema.entries.columns,
  items: v.array(productRowSchema),
});
export type Relation = v.InferOutput<typeof relationSchema>;

/** Products side by side: their rows in the order asked for, and every attribute that one of them has. */
export const comparisonSchema = v.object({
  items: v.array(productRowSchema),
  attributes: v.array(comparedAttributeSchema),
});
export type Comparison = v.InferOutput<typeof comparisonSchema>;

export const productSchema = v.object({
  sku: v.string(),
  uri: v.string(),
  name: v.string(),
  partNumber: v.string(),
  brand: v.nullable(brandSchema),
  gtin: v.array(v.string()),
  description: v.nullable(v.string()),
  breadcrumb: v.array(crumbSchema),
  attributes: v.array(
    v.object({
      code: v.string(),
      name: v.string(),
      value: v.string(),
      unit: v.nullable(v.string()),
      /** what of it stands in English although the reader's language is another */
      english: v.optional(v.picklist(['name', 'value', 'both'])),
    }),
  ),
  images: v.array(imageSchema),
  drawing: v.nullable(drawingSchema),
  currency: currencySchema,
  price: priceViewSchema,
  availability: availabilitySchema,
  /** days the goods take, business days lowest and highest; null where nobody may promise */
  leadDays: v.nullable(v.tuple([v.number(), v.number()])),
  stock: v.nullable(v.number()),
  madeToOrder: v.boolean(),
  /** up to when an order can be cancelled; null for goods that follow the general rule */
  cancellableUntil: v.nullable(v.picklist(cancellableUntil)),
  supersededBy: v.nullable(productLinkSchema),
  /** older products that this one replaced */
  replaces: v.array(productLinkSchema),
  /** members of the same family, in the same table form */
  family: v.nullable(familySchema),
  alternates: v.array(productRowSchema),
  /** what the catalogue names beside the product, by kind; a kind without products is left out */
  relations: v.array(relationSchema),
  documents: v.array(productDocumentSchema),
  /** whether the customer may send it back */
  returnable: v.boolean(),
  ...pageFacts,
  /** texts that stand in English although the reader's language is another */
  untranslated: untranslatedSchema,
  source: v.nullable(v.string()),
  licence: v.nullable(v.string()),
});
export type Product = v.InferOutput<typeof productSchema>;

/** What a reader may mean while typing; they come in groups of one kind each. */
export const suggestionSchema = v.object({
  kind: v.picklist(['product', 'category', 'brand']),
  label: v.string(),
  /** part number of a product, the category above a category */
  detail: v.nullable(v.string()),
  /** path without locale */
  path: v.string(),
  /** null for a brand */
  image: v.nullable(imageSchema),
  /** of a product: what it costs this reader, without breaks, and whether it can be had */
  offer: v.optional(
    v.object({
      price: priceViewSchema,
      availability: availabilitySchema,
      unitOfMeasure: v.string(),
      packSize: v.number(),
    }),
  ),
  /** the query this was found by, where no product holds the words as typed */
  meant: v.optional(v.string()),
  /** words as they were typed that name what is not sold; this was found by the others */
  notCarried: v.optional(v.array(v.string())),
});
export type Suggestion = v.InferOutput<typeof suggestionSchema>;

/** The department index: every department with its categories and theirs. */
export const departmentSchema = v.object({
  name: v.string(),
  path: v.string(),
  count: v.number(),
  drawing: v.nullable(drawingSchema),
  categories: v.array(v.object({ name: v.string(), path: v.string(), count: v.number() })),
});
export type Department = v.InferOutput<typeof departmentSchema>;

/** Facts of the store shown to visitors (specification §1, §3). */
export const storeFactsSchema = v.object({
  title: v.string(),
  fullTitle: v.string(),
  domain: v.string(),
  phones: v.array(v.string()),
  fax: v.string(),
  email: v.string(),
  address: v.string(),
  locality: v.string(),
  region: v.string(),
  country: v.literal('US'),
  postalCode: v.string(),
  weekdays: v.string(),
  hours: v.object({ opens: v.string(), closes: v.string(), timeZone: v.string() }),
  priceRange: v.string(),
});
export type StoreFacts = v.InferOutput<typeof storeFactsSchema>;

/** One of the prices a buyer may have. @see priceSource */
export const priceTraceSchema = v.object({
  source: v.picklist(['list', 'sale', 'package', 'exclusive', 'contract']),
  /** the price list it stands in */
  priceList: v.nullable(v.string()),
  amount: amountSchema,
  /** from this quantity on */
  quantity: v.number(),
});

/** A line to be priced, and what it costs for this buyer (internal; holds cart-only prices). */
export const pricedLineSchema = v.object({
  sku: v.string(),
  found: v.boolean(),
  uri: v.string(),
  name: v.string(),
  /** the name in the language asked for, where the catalogue has one */
  localName: v.nullish(v.string()),
  brand: v.nullable(v.string()),
  partNumber: v.string(),
  image: v.nullable(imageSchema),
  unitOfMeasure: v.string(),
  packSize: v.number(),
  minQuantity: v.number(),
  quantityIncrement: v.number(),
  availability: availabilitySchema,
  leadDays: v.nullable(v.tuple([v.number(), v.number()])),
  /** where the quantity comes from, part by part; left out by a release that did not tell it */
  supply: v.optional(supplyPartsSchema),
  madeToOrder: v.boolean(),
  ...parcelFacts,
  taxCode: v.string(),
  listPrice: v.nullable(amountSchema),
  unitPrice: v.nullable(amountSchema),
  priceSource: v.nullable(v.picklist(['list', 'sale', 'package', 'exclusive', 'contract', 'offer'])),
  priceVisibility: v.picklist([...priceVisibilities, 'none']),
  nextBreak: v.nullable(v.object({ quantity: v.number(), unit: amountSchema })),
});
export type PricedLine = v.InferOutput<typeof pricedLineSchema>;
export const priceRequestSchema = v.object({
  lines: v.pipe(
    v.array(v.object({ sku: skuSchema, quantity: v.pipe(v.number(), v.integer(), v.minValue(1)) })),
    v.maxLength(maxCartLines),
  ),
  accountId: v.nullable(v.string()),
  /** whose names are asked for beside the English ones */
  locale: v.optional(v.string()),
});

export { uriSchema };
