import * as v from 'valibot';
import { freightClasses } from './freight-class.ts';

/** How dangerous goods are to a carrier: not at all, in a limited quantity (49 CFR 173.150–155), or fully regulated. */
export const hazmats = ['none', 'limited', 'full'] as const;
export type Hazmat = (typeof hazmats)[number];

const side = v.nullable(v.number());

/** What a carrier asks about one unit of goods as it is packed; a weight of 0 and sides of null are not known. */
export const parcelFacts = {
  weightGrams: v.number(),
  lengthMm: side,
  widthMm: side,
  heightMm: side,
  freightClass: v.nullable(v.picklist(freightClasses)),
  hazmat: v.picklist(hazmats),
};
export const parcelFactsSchema = v.object(parcelFacts);
export type ParcelFacts = v.InferOutput<typeof parcelFactsSchema>;

/** The facts of a unit alone, of whatever holds more than them. */
export const parcelFactsOf = (unit: ParcelFacts): ParcelFacts => {
  const { weightGrams, lengthMm, widthMm, heightMm, freightClass, hazmat } = unit;
  return { weightGrams, lengthMm, widthMm, heightMm, freightClass, hazmat };
};
