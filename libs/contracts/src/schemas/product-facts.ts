import * as v from 'valibot';
import { feedForm } from './feed-problem.ts';
import { freightClasses } from './freight-class.ts';

/** Millimetres of a unit as it is packed to be sent. */
const packedSide = v.nullish(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(30_000)));

/** Single facts of a product as a feed names them; `feedRowSchema` holds them beside the others. */
export const feedFacts = {
  /** UNSPSC, 8 or 10 digits */
  unspsc: v.nullish(v.pipe(v.string(), feedForm(/^\d{8}(\d\d)?$/, 'not-unspsc'))),
  /** ISO 3166 alpha-2 */
  country_of_origin: v.nullish(v.pipe(v.string(), feedForm(/^[A-Z]{2}$/, 'not-country'))),
  packed_length: packedSide,
  packed_width: packedSide,
  packed_height: packedSide,
  /** of the NMFC, where the maker states one; else it follows from weight and size */
  freight_class: v.nullish(v.picklist(freightClasses)),
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
