import * as v from 'valibot';
import { imageSchema } from './catalog.ts';

/** A product as a line of a cart shows it, and how many of it. */
export const lineProduct = {
  lineId: v.string(),
  sku: v.string(),
  uri: v.string(),
  name: v.string(),
  brand: v.nullable(v.string()),
  partNumber: v.string(),
  image: v.nullable(imageSchema),
  quantity: v.number(),
  unitOfMeasure: v.string(),
};
