import * as v from 'valibot';
import { maxFindLength } from '../facet-list.ts';
import { facetSchema, listingQuerySchema } from './catalog.ts';

/** Which listing the facet belongs to, and what its values are to hold. */
export const facetValuesQuerySchema = v.object({
  ...v.omit(listingQuerySchema, ['sort', 'cursor', 'page', 'size']).entries,
  /** in the reader's words; case, accents, spaces and dashes do not matter (see `typedLetters`) */
  find: v.optional(
    v.pipe(
      v.string(),
      v.transform((text) => text.slice(0, maxFindLength)),
    ),
  ),
});
export type FacetValuesQuery = v.InferInput<typeof facetValuesQuerySchema>;

/**
 * The values of one facet of a listing, as `facetSchema` tells them, in the order of the facet. Counts are exact and
 * taken without the facet's own choice.
 */
export const facetValuesSchema = v.object({
  /** of those found the `maxListedValues` most frequent ones, and beside them all that are chosen */
  values: facetSchema.entries.values,
  /** values that hold what is looked for */
  found: v.number(),
  /** all values of the facet */
  total: v.number(),
});
export type FacetValues = v.InferOutput<typeof facetValuesSchema>;
