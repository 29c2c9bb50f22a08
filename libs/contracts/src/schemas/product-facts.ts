import * as v from 'valibot';
import { feedForm } from './feed-problem.ts';

/** Single facts of a product as a feed names them; `feedRowSchema` holds them beside the others. */
export const feedFacts = {
  /** UNSPSC, 8 or 10 digits */
  unspsc: v.nullish(v.pipe(v.string(), feedForm(/^\d{8}(\d\d)?$/, 'not-unspsc'))),
  /** ISO 3166 alpha-2 */
  country_of_origin: v.nullish(v.pipe(v.string(), feedForm(/^[A-Z]{2}$/, 'not-country'))),
};

/** Facts that a row of a listing shows, and the product's page as well. A new one is optional, as there. */
export const listedFacts = {
  unitOfMeasure: v.string(),
  packSize: v.number(),
  minQuantity: v.number(),
  quantityIncrement: v.number(),
};

/**
 * Facts as a product's page shows them, and those of listings. A new one is optional: pages released before do not
 * know it.
 */
export const pageFacts = {
  ...listedFacts,
  unspsc: v.nullable(v.string()),
  /** ISO 3166 alpha-2 */
  countryOfOrigin: v.nullable(v.string()),
};
