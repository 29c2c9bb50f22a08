import * as v from 'valibot';
import { availabilitySchema } from './availability.ts';
import { feedCheck, feedForm } from './feed-problem.ts';
import { feedFacts } from './product-facts.ts';
import { safetySchema } from './safety.ts';

/** The languages product texts are translated into; English stands in the row itself. */
export const translatedLocales = ['es-US', 'fr-CA'] as const;
export type TranslatedLocale = (typeof translatedLocales)[number];
const byLocale = <Schema extends v.GenericSchema>(schema: Schema) =>
  v.nullish(v.object({ 'es-US': v.nullish(schema), 'fr-CA': v.nullish(schema) }));
const someText = (max: number) => v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(max));

/** One attribute of a product as a feed gives it. `code` is stable and lower-case; without it one is made from the name. */
const feedAttributeSchema = v.object({
  name: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(200)),
  type: v.picklist(['text', 'number', 'boolean', 'url']),
  value: v.union([v.string(), v.number(), v.boolean()]),
  unit: v.nullish(v.string()),
  code: v.nullish(v.string()),
  /** what the part's drawing calls it, where that is not its code */
  drawn: v.nullish(v.string()),
  /** the name and, where it is a word, the value in other languages; the same everywhere for a name and a value */
  translations: byLocale(v.object({ name: v.nullish(someText(200)), value: v.nullish(someText(2000)) })),
});

/** What a file that goes with a product is. */
export const documentKinds = ['datasheet', 'sds', 'cad', 'certificate', 'manual'] as const;
const feedDocumentSchema = v.object({
  kind: v.picklist(documentKinds),
  name: someText(200),
  /** a stored file (`file-…`), a file beside the feed, or an address, which is kept but not fetched */
  file: someText(2000),
  /** as in `en` or `fr-CA`; none for drawings and the like */
  language: v.nullish(v.pipe(v.string(), feedForm(/^[a-z]{2}(-[A-Z]{2})?$/, 'not-language'))),
});

/** What a picture shows, in words for those who do not see it, by language. */
const feedImageTextSchema = v.object({
  /** the picture, as `images` names it */
  file: someText(2000),
  'en-US': v.nullish(someText(300)),
  'es-US': v.nullish(someText(300)),
  'fr-CA': v.nullish(someText(300)),
});

/** How a product stands to another; `reference` of the other is its feed id or its part number. */
export const relationKinds = ['accessory', 'alternate', 'spare', 'required'] as const;
const feedRelationSchema = v.pipe(
  v.object({
    kind: v.picklist(relationKinds),
    id: v.nullish(someText(120)),
    sku: v.nullish(someText(120)),
  }),
  feedCheck(({ id, sku }) => Boolean(id ?? sku), 'relation-without-product'),
);

/** Who may see a product. One for signed-in buyers stands in no list, search or shared page. */
export const productVisibilities = ['public', 'signed-in'] as const;
/** Drafts are nowhere; an archived product keeps its page, as discontinued, and leaves every list. */
export const productStatuses = ['draft', 'published', 'archived'] as const;
/** Until when an ordered made-to-order product may be cancelled (specification §9). */
export const cancellableUntil = ['production', 'shipped'] as const;

/** Who may see a price (specification §1): confidential ones appear in the cart only. */
export const priceVisibilities = ['public', 'signed-in', 'cart-only'] as const;

const amount = v.pipe(v.number(), v.minValue(0), v.maxValue(20_000_000));
const feedAmount = v.nullish(amount);
const leadDays = v.nullish(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1000)));
const exclusivePrice = v.object({ price: amount, visibility: v.picklist(priceVisibilities) });

const wholeUnits = v.nullish(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000_000_000)));

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
  /** unit prices from a package quantity on, each for as long as its dates say */
  package_prices: v.optional(
    v.array(
      v.object({
        quantity: v.pipe(v.number(), v.integer(), v.minValue(2), v.maxValue(1_000_000_000)),
        price: amount,
        from: v.nullish(v.string()),
        until: v.nullish(v.string()),
      }),
    ),
    [],
  ),
  exclusive_price: v.nullish(exclusivePrice),
  /** where a product has more than one */
  exclusive_prices: v.optional(v.array(exclusivePrice), []),
  /** what a unit costs us; only staff see it. Without it what is known stays, 0 takes it away */
  cost: feedAmount,
  availability: v.nullish(availabilitySchema),
  stock: v.nullish(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(2_000_000_000))),
  /** business days the maker takes, at least and at most */
  lead_days_min: leadDays,
  lead_days_max: leadDays,
  unit_of_measure: v.nullish(v.string()),
  pack_size: wholeUnits,
  min_quantity: wholeUnits,
  quantity_increment: wholeUnits,
  /** kilograms; 0 is not known */
  weight: v.nullish(v.pipe(v.number(), v.minValue(0), v.maxValue(2_000_000))),
  /** products of one family are shown as one specification table */
  family: v.nullish(
    v.object({
      id: v.string(),
      name: v.string(),
      summary: v.nullish(v.string()),
      translations: byLocale(
        v.object({ name: v.nullish(someText(300)), summary: v.nullish(someText(2000)) }),
      ),
    }),
  ),
  /** which parametric drawing, and its dimensions in millimetres by attribute code */
  drawing: v.nullish(v.object({ kind: v.string(), dimensions: v.record(v.string(), v.number()) })),
  /** feed id or part number of what replaces this product */
  superseded_by: v.nullish(v.string()),
  /** numbers under which the product was sold before; it is found by them */
  old_part_numbers: v.optional(v.array(v.string()), []),
  made_to_order: v.optional(v.boolean(), false),
  cancellable_until: v.nullish(v.picklist(cancellableUntil)),
  returnable: v.optional(v.boolean(), true),
  image: v.nullish(v.string()),
  /** stored files (`file-…`), files beside the feed, or addresses, which are kept but not fetched */
  images: v.optional(v.array(v.string()), []),
  /** without words of its own a picture is called as its product */
  image_texts: v.optional(v.array(feedImageTextSchema), []),
  documents: v.optional(v.array(feedDocumentSchema), []),
  /** what a safety data sheet of the product says; for chemicals */
  safety: v.nullish(safetySchema),
  relations: v.optional(v.array(feedRelationSchema), []),
  translations: byLocale(
    v.object({
      name: v.nullish(someText(1000)),
      description: v.nullish(someText(20_000)),
      /** as long as `category`, name by name */
      category: v.nullish(v.array(v.string())),
    }),
  ),
  ...feedFacts,
  visibility: v.optional(v.picklist(productVisibilities), 'public'),
  status: v.optional(v.picklist(productStatuses), 'published'),
  released: v.nullish(v.string()),
  source: v.nullish(v.string()),
  licence: v.nullish(v.string()),
  /** number and address the store gave it; our export names them, and a new product gets them where they are free */
  store_number: v.nullish(v.pipe(v.string(), feedForm(/^[A-Z0-9][A-Z0-9._-]{0,79}$/, 'not-store-number'))),
  uri: v.nullish(v.pipe(v.string(), v.maxLength(200), feedForm(/^[\p{L}\p{N}._~-]+$/u, 'not-address'))),
});
export type FeedRow = v.InferOutput<typeof feedRowSchema>;
export type FeedRowInput = v.InferInput<typeof feedRowSchema>;

/**
 * A row of a file with prices and stock alone, for products that are there already. A field that is missing stays as
 * it is; null takes away what was there.
 */
export const feedOfferSchema = v.pipe(
  v.object({
    id: v.nullish(someText(120)),
    /** the store's number or the maker's part number; the latter needs its brand where several makers use it */
    sku: v.nullish(someText(120)),
    brand: v.nullish(v.string()),
    currency: v.nullish(v.string()),
    list_price: feedAmount,
    sale_price: feedAmount,
    sale_from: v.nullish(v.string()),
    sale_until: v.nullish(v.string()),
    package_prices: v.nullish(feedRowSchema.entries.package_prices.wrapped),
    exclusive_price: v.nullish(exclusivePrice),
    exclusive_prices: v.nullish(v.array(exclusivePrice)),
    cost: feedAmount,
    availability: v.nullish(availabilitySchema),
    stock: feedRowSchema.entries.stock,
  }),
  feedCheck(({ id, sku }) => Boolean(id ?? sku), 'names-no-product'),
);
export type FeedOffer = v.InferOutput<typeof feedOfferSchema>;
