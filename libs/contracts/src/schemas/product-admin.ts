import { adminProductSorts } from '../admin-product-columns.ts';
import { sortSchema } from '../list-sort.ts';
import * as v from 'valibot';
import { startOfDay, storeHours } from '@gantry/domain/business-days';
import { availabilitySchema } from './availability.ts';
import {
  amountSchema,
  centsIn,
  line,
  optionalLine,
  optionalWhole,
  pageOf,
  pageQuery,
  timestampSchema,
  uuidSchema,
} from './common.ts';
import { priceVisibilities, productStatuses, productVisibilities } from './feed.ts';
import { areInOrder, endsTooSoon } from './period.ts';

/** Prices from a quantity on that one product may have, and prices for some buyers. */
const maxBreaks = 20;
const maxExclusives = 5;
/** In minor units: what a feed takes, too. */
const maxAmount = 2_000_000_000;

const isDay = (day: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(day) && !Number.isNaN(startOfDay(day, storeHours.timeZone).valueOf());
/** A day on the clock of the store, which may be left empty. */
export const optionalStoreDay = v.optional(
  v.nullable(
    v.pipe(
      v.string(),
      v.trim(),
      v.check((day) => day === '' || isDay(day), 'is not a date'),
      v.transform((day) => day || null),
    ),
  ),
  null,
);
/** Dollars as they are typed, in cents; empty is null. A form that holds nothing of it says nothing. */
const typedAmount = v.optional(
  v.nullable(
    v.pipe(
      v.string(),
      v.trim(),
      v.check((typed) => typed === '' || centsIn(typed) !== null, 'is not an amount'),
      v.check((typed) => (centsIn(typed) ?? 0) <= maxAmount, 'is not an amount'),
      v.transform((typed) => (typed === '' ? null : centsIn(typed))),
    ),
  ),
  null,
);
const neededAmount = v.pipe(
  v.string(),
  v.trim(),
  v.check((typed) => centsIn(typed) !== null && (centsIn(typed) ?? 0) <= maxAmount, 'is not an amount'),
  v.transform((typed) => centsIn(typed) ?? 0),
);
const wholeFrom = (min: number) =>
  v.pipe(
    v.union([
      v.number(),
      v.pipe(
        v.string(),
        v.trim(),
        v.regex(/^\d{1,7}$/, 'is not a whole number of this range'),
        v.transform(Number),
      ),
    ]),
    v.integer(),
    v.minValue(min, 'is not a whole number of this range'),
    v.maxValue(999_999, 'is not a whole number of this range'),
  );
const longText = (max: number) =>
  v.optional(
    v.nullable(
      v.pipe(
        v.string(),
        v.trim(),
        v.maxLength(max),
        v.transform((entered) => entered || null),
      ),
    ),
    null,
  );
const localTexts = v.object({ name: optionalLine(1000), description: longText(20_000) });
/** An option of a select that may be none of them. */
const orNone = <const Options extends readonly string[]>(options: Options) =>
  v.pipe(
    v.nullable(v.picklist(['', ...options])),
    v.transform((chosen) => (chosen === '' ? null : (chosen as Options[number] | null))),
  );

/** In characters: what feeds brought may be long, and is not refused where nobody touched it. */
const maxAttributeText = 10_000;
const maxAttributes = 300;
const attributeValue = v.object({ code: v.string(), value: v.string(), unit: v.nullable(v.string()) });
const attributeForm = v.object({
  code: v.pipe(v.string(), v.maxLength(200)),
  value: v.pipe(v.string(), v.maxLength(maxAttributeText)),
  unit: v.pipe(
    v.nullable(v.pipe(v.string(), v.maxLength(200))),
    v.transform((unit) => unit || null),
  ),
});

/** As many pictures as a feed may name. */
const maxPictures = 50;
/** What a picture shows, in words for those who do not see it; without them it is called as its product. */
const altTexts = { english: optionalLine(300), spanish: optionalLine(300), french: optionalLine(300) };
const pictureValue = v.object({
  /** `file-<sha256>.<ending>`, or an address that a feed named, which is not shown */
  file: v.string(),
  english: v.nullable(v.string()),
  spanish: v.nullable(v.string()),
  french: v.nullable(v.string()),
});

/** As heavy and as large as a feed may say: kilograms and millimeters. */
const maxKilograms = 2_000_000;
const maxMillimeters = 30_000;
const storedMeasure = (max: number) =>
  v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(max)));
const packedSides = {
  length: storedMeasure(maxMillimeters),
  width: storedMeasure(maxMillimeters),
  height: storedMeasure(maxMillimeters),
};

const storedAmount = v.pipe(amountSchema, v.minValue(0));
/** As many as a feed may say. */
const storedQuantity = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000_000_000));
const datedPrice = { amount: storedAmount, from: v.nullable(v.string()), until: v.nullable(v.string()) };
/**
 * What staff may change of a product, field by field. Amounts are minor units; days are the store's, `until` the last one
 * that counts. `stated` is the label a feed gives; `override` stands before it until its day.
 */
export const productValuesSchema = v.object({
  name: v.string(),
  description: v.nullable(v.string()),
  spanish: v.object({ name: v.nullable(v.string()), description: v.nullable(v.string()) }),
  french: v.object({ name: v.nullable(v.string()), description: v.nullable(v.string()) }),
  listPrice: v.nullable(storedAmount),
  sale: v.nullable(v.object(datedPrice)),
  packagePrices: v.array(v.object({ ...datedPrice, quantity: storedQuantity })),
  exclusivePrices: v.array(v.object({ amount: storedAmount, visibility: v.picklist(priceVisibilities) })),
  cost: v.nullable(storedAmount),
  override: v.nullable(v.object({ label: availabilitySchema, until: v.nullable(v.string()) })),
  stated: v.nullable(availabilitySchema),
  status: v.picklist(productStatuses),
  visibility: v.picklist(productVisibilities),
  unitOfMeasure: v.string(),
  packSize: storedQuantity,
  minQuantity: storedQuantity,
  quantityIncrement: storedQuantity,
  leadDays: v.nullable(v.object({ min: v.number(), max: v.number() })),
  supersededBy: v.nullable(v.string()),
  taxCode: v.string(),
  returnable: v.boolean(),
  /** the path of its category, from the department down; left out by pages that do not know it */
  category: v.optional(v.string()),
  /** in the order they are shown */
  attributes: v.optional(v.array(attributeValue)),
  /** in the order they are shown */
  images: v.optional(v.array(pictureValue)),
  /** the name of its brand */
  brand: v.optional(v.nullable(v.string())),
  /** the maker's */
  partNumber: v.optional(v.string()),
  /** grams; null where it is not known */
  weight: v.optional(storedMeasure(maxKilograms * 1000)),
  /** of a unit as it is packed to be sent, in millimeters */
  packedSize: v.optional(v.nullable(v.object(packedSides))),
});
export type ProductValues = v.InferOutput<typeof productValuesSchema>;
export type ProductField = keyof ProductValues;
export const productFields = Object.keys(productValuesSchema.entries) as ProductField[];
/** Fields whose values nobody but readers of products may see, in the audit trail neither. */
export const secretProductFields: readonly ProductField[] = ['exclusivePrices', 'cost'];

const saleForm = v.pipe(
  v.object({ amount: typedAmount, from: optionalStoreDay, until: optionalStoreDay }),
  v.forward(
    v.check(({ amount, from, until }) => amount !== null || (!from && !until), 'is needed with dates'),
    ['amount'],
  ),
  v.forward(v.check(areInOrder, endsTooSoon), ['until']),
  v.transform((sale) => (sale.amount === null ? null : { ...sale, amount: sale.amount })),
);
const packagePriceForm = v.pipe(
  v.object({ quantity: wholeFrom(2), amount: neededAmount, from: optionalStoreDay, until: optionalStoreDay }),
  v.forward(v.check(areInOrder, endsTooSoon), ['until']),
);
const overrideForm = v.pipe(
  v.object({ label: orNone(availabilitySchema.options), until: optionalStoreDay }),
  v.forward(
    v.check(({ label, until }) => label !== null || !until, 'is needed with dates'),
    ['label'],
  ),
  v.transform(({ label, until }) => (label === null ? null : { label, until })),
);
const leadDaysForm = v.pipe(
  v.object({ min: optionalWhole(0, 1000), max: optionalWhole(0, 1000) }),
  v.forward(
    v.check(({ min, max }) => min === null || max === null || min <= max, 'is below the least'),
    ['max'],
  ),
  v.transform(({ min, max }) =>
    min === null && max === null ? null : { min: (min ?? max) as number, max: (max ?? min) as number },
  ),
);

/** Kilograms as they are typed, in grams; empty is null. */
const typedWeight = v.pipe(
  v.string(),
  v.trim(),
  v.check(
    (typed) => typed === '' || (/^\d{1,7}(\.\d{1,3})?$/.test(typed) && Number(typed) <= maxKilograms),
    'is not a weight',
  ),
  v.transform((typed) => Math.round(Number(typed) * 1000) || null),
);
const packedSizeForm = v.pipe(
  v.object({
    length: optionalWhole(1, maxMillimeters),
    width: optionalWhole(1, maxMillimeters),
    height: optionalWhole(1, maxMillimeters),
  }),
  v.transform((size) => (size.length === null && size.width === null && size.height === null ? null : size)),
);

/** All that is typed of a product, field by field. */
export const productFormEntries = {
  name: line(1000),
  description: longText(20_000),
  spanish: localTexts,
  french: localTexts,
  listPrice: typedAmount,
  sale: saleForm,
  packagePrices: v.pipe(v.array(packagePriceForm), v.maxLength(maxBreaks)),
  exclusivePrices: v.pipe(
    v.array(v.object({ amount: neededAmount, visibility: v.picklist(priceVisibilities) })),
    v.maxLength(maxExclusives),
  ),
  cost: typedAmount,
  override: overrideForm,
  stated: orNone(availabilitySchema.options),
  status: v.picklist(productStatuses),
  visibility: v.picklist(productVisibilities),
  unitOfMeasure: line(30),
  packSize: wholeFrom(1),
  minQuantity: wholeFrom(1),
  quantityIncrement: wholeFrom(1),
  leadDays: leadDaysForm,
  supersededBy: optionalLine(120),
  taxCode: v.pipe(line(40), v.regex(/^[a-z0-9-]+$/, 'is not a tax code')),
  returnable: v.boolean(),
  category: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(400))),
  attributes: v.optional(v.pipe(v.array(attributeForm), v.maxLength(maxAttributes))),
  images: v.optional(
    v.pipe(
      v.array(v.object({ file: v.pipe(v.string(), v.maxLength(2000)), ...altTexts })),
      v.maxLength(maxPictures),
    ),
  ),
  brand: v.optional(optionalLine(120)),
  partNumber: v.optional(line(120)),
  weight: v.optional(typedWeight),
  packedSize: v.optional(packedSizeForm),
  /** why; with a price that is confidential or below cost it is asked for by whoever reads the history */
  reason: line(300),
};

interface TypedPrices {
  readonly listPrice: number | null;
  readonly sale: { readonly amount: number } | null;
}
export const saleIsLower = ({ listPrice, sale }: TypedPrices): boolean =>
  listPrice === null || sale === null || sale.amount < listPrice;
export const saleIsNotLower = 'is not below the list price';

/** A product as its form holds it: texts as they are typed, which come out as {@link productValuesSchema}. */
export const productFormSchema = v.pipe(
  v.object(productFormEntries),
  v.forward(v.partialCheck([['listPrice'], ['sale']], saleIsLower, saleIsNotLower), [
    'sale',
    'amount',
  ] as never),
);
export type ProductForm = v.InferInput<typeof productFormSchema>;

/** A change of a product: what the form held when it was opened, and what it holds now. */
export const changeProductSchema = v.object({
  /** what was shown: a field that somebody else has changed since is not overwritten */
  base: productValuesSchema,
  form: productFormSchema,
});

/** One change of one field, as the record tells it. */
const productChangeSchema = v.object({
  id: uuidSchema,
  at: timestampSchema,
  field: v.picklist(productFields),
  /** values as in {@link productValuesSchema} */
  before: v.unknown(),
  after: v.unknown(),
  reason: v.nullable(v.string()),
  actor: v.nullable(v.string()),
  /** it takes back an earlier change */
  isUndo: v.boolean(),
  /** the field still is as this change left it, so that it can be taken back */
  canBeUndone: v.boolean(),
});
export type ProductChange = v.InferOutput<typeof productChangeSchema>;

/** A row of the product table. */
const adminProductSummarySchema = v.object({
  sku: v.string(),
  uri: v.string(),
  name: v.string(),
  partNumber: v.string(),
  brand: v.nullable(v.string()),
  status: v.picklist(productStatuses),
  listPrice: v.nullable(amountSchema),
  /** what everybody sees now; null where there is none to see */
  shownPrice: v.nullable(amountSchema),
  cost: v.nullable(amountSchema),
  /** null for a draft, which is shown nowhere */
  availability: v.nullable(availabilitySchema),
  /** null where nobody counts */
  stock: v.nullable(v.number()),
  changedAt: timestampSchema,
  /** fields that were edited by hand and that feeds leave alone */
  pinned: v.number(),
});
export type AdminProductSummary = v.InferOutput<typeof adminProductSummarySchema>;

/** An attribute that products of a category have, and the unit in which it is compared. */
export const attributeNameSchema = v.object({
  code: v.string(),
  name: v.string(),
  unit: v.nullable(v.string()),
});

/** A product with all that its page in the back office shows. */
export const adminProductSchema = v.object({
  ...adminProductSummarySchema.entries,
  category: v.array(v.string()),
  /** the feed that brought it last */
  feed: v.string(),
  values: productValuesSchema,
  /** fields edited by hand, with what feeds say of them */
  pins: v.array(v.object({ field: v.picklist(productFields), fed: v.unknown(), at: timestampSchema })),
  /** attributes that products of its category have, by name, and in which unit they are compared */
  attributeNames: v.optional(v.array(attributeNameSchema), []),
  /** of a product that staff have made: `own` until a feed brings it and takes it over; null for one of a feed */
  byHand: v.optional(v.nullable(v.picklist(['own', 'taken-over'])), null),
  /** newest first */
  history: v.array(productChangeSchema),
  /** whether this person may change it */
  mayChange: v.boolean(),
});
export type AdminProduct = v.InferOutput<typeof adminProductSchema>;

export const adminProductsQuerySchema = v.object({
  ...pageQuery,
  sort: sortSchema(adminProductSorts, 'name'),
  filter: v.optional(v.pipe(v.string(), v.maxLength(2000))),
  /** in names, numbers and brands */
  search: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(80))),
});
export const adminProductsSchema = pageOf(adminProductSummarySchema);
