import * as v from 'valibot';
import { freightClasses } from './freight-class.ts';

/** How dangerous goods are to a carrier: not at all, in a limited quantity (49 CFR 173.150–155), or fully regulated. */
const hazmats = ['none', 'limited', 'full'] as const;

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
