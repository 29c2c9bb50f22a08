import * as v from 'valibot';

/** Most products in one list: with all its languages, the longest address there can be keeps a file below 50 MB. */
export const addressListSize = 15_000;

/** A public address of the catalogue. */
export const addressEntrySchema = v.object({
  /** path and query without locale */
  path: v.string(),
  /** when what it leads to last changed, ISO 8601; null where nobody knows */
  changedAt: v.nullable(v.string()),
});
export type AddressEntry = v.InferOutput<typeof addressEntrySchema>;

/** A list of addresses that stays the same list while products come and go: one file of a sitemap. */
export const addressListSchema = v.object({
  /** lower-case letters, digits and dashes */
  name: v.string(),
  count: v.number(),
  changedAt: v.nullable(v.string()),
});
export type AddressList = v.InferOutput<typeof addressListSchema>;

/** A stretch of a list and where the next one begins; null at the end. */
export const addressPageSchema = v.object({
  addresses: v.array(addressEntrySchema),
  next: v.nullable(v.number()),
});
export type AddressPage = v.InferOutput<typeof addressPageSchema>;
