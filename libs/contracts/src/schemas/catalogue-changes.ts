import * as v from 'valibot';

/** Longest list of tags that is told; beyond it `all` is. */
export const maxChangeTags = 5000;

/**
 * What changed in the catalogue since a version, in the tags of `catalogue-tags.ts`: whatever shows what a tag stands
 * for has to be made anew.
 *
 * - `product:<uri>` the product's facts, price, availability or rating changed, or it came or went
 * - `category:<path>` something changed in the category or below it; every category above the product is named
 * - `brand:<slug>` something of the brand changed
 * - `tree` products came, went or moved, or there are new categories and brands
 *
 * A product that moved names the category and brand it left, too. `catalogue` is never named: it is touched whenever
 * `version` is another one; `unindexed` is touched as long as `indexed` is true, and `rules:<stamp>` as long as `rules`
 * is another stamp, as is `help:<stamp>` with `help`.
 */
export const catalogueChangesSchema = v.object({
  /**
   * answers of the catalogue given from now on are of this version or a later one: ask for changes first, then make
   * what is kept, and note it under this version
   */
  version: v.number(),
  /** false while listings are answered by the database */
  indexed: v.boolean(),
  /** too much changed, or too long ago to be known: everything counts as changed */
  all: v.boolean(),
  /** each once, in no order; empty when `all` */
  tags: v.array(v.string()),
  /** the stamp of the search rules in force: another one for other rules; left out by a service without them */
  rules: v.optional(v.string()),
  /** the stamp of the help pages that are shown: another one for others; left out by a service without them */
  help: v.optional(v.string()),
});
export type CatalogueChanges = v.InferOutput<typeof catalogueChangesSchema>;
