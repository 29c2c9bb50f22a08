import * as v from 'valibot';
import { optionalLine, optionalWhole } from './common.ts';
import { productFormEntries, saleIsLower, saleIsNotLower, type ProductValues } from './product-admin.ts';

/** What a store number looks like, as feeds give it, too. */
const typedStoreNumber = v.pipe(
  v.string(),
  v.trim(),
  v.toUpperCase(),
  v.regex(/^[A-Z0-9][A-Z0-9._-]{0,47}$/, 'is not a store number'),
);

/**
 * A product that staff make by hand: all that its form holds later, too, and what is said of it but once. Without a part
 * number of the maker's it is the store's.
 */
export const newProductFormSchema = v.pipe(
  v.object({
    ...productFormEntries,
    /** the store's number, in capitals; given once and kept */
    sku: typedStoreNumber,
    partNumber: optionalLine(120),
    category: v.pipe(v.string(), v.trim(), v.minLength(1, 'is no category of ours'), v.maxLength(400)),
    /** units that lie on hand; null where nobody counts */
    stock: optionalWhole(0, 1_000_000_000),
  }),
  v.forward(v.partialCheck([['listPrice'], ['sale']], saleIsLower, saleIsNotLower), [
    'sale',
    'amount',
  ] as never),
);
export type NewProductForm = v.InferInput<typeof newProductFormSchema>;

/** What a product is before anybody has said anything of it. */
export const blankProductValues: ProductValues = {
  name: '',
  description: null,
  spanish: { name: null, description: null },
  french: { name: null, description: null },
  listPrice: null,
  sale: null,
  packagePrices: [],
  exclusivePrices: [],
  cost: null,
  override: null,
  stated: null,
  status: 'draft',
  visibility: 'public',
  unitOfMeasure: 'each',
  packSize: 1,
  minQuantity: 1,
  quantityIncrement: 1,
  leadDays: null,
  supersededBy: null,
  taxCode: 'general',
  returnable: true,
  category: '',
  attributes: [],
  images: [],
  brand: null,
  partNumber: '',
  weight: null,
  packedSize: null,
};

export const createProductSchema = v.object({ form: newProductFormSchema });
