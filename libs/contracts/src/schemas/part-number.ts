import * as v from 'valibot';
import { maxPartNumbersText } from '../part-number-limits.ts';
import { pageOf, pageQuery, uuidSchema } from './common.ts';

/** How a customer's number became known: by a corrected row that was ordered, by a list, or by hand. */
const numberSources = ['learned', 'imported', 'typed'] as const;

/** A number a customer uses for a product of ours. */
const customerNumberSchema = v.object({
  id: uuidSchema,
  /** as they write it */
  number: v.string(),
  sku: v.string(),
  /** of the product; null where the catalog no longer has it */
  name: v.nullable(v.string()),
  uri: v.nullable(v.string()),
  partNumber: v.nullable(v.string()),
  source: v.picklist(numberSources),
});
export type CustomerNumber = v.InferOutput<typeof customerNumberSchema>;

export const customerNumbersQuery = v.object({
  ...pageQuery,
  search: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(80))),
});
export const customerNumbersSchema = v.object({
  ...pageOf(customerNumberSchema).entries,
  /** whether they belong to a company, and all its people use them */
  isShared: v.boolean(),
});

/** A list of rows, each their number and a number of ours with a tab, semicolon or comma between. */
export const importNumbersSchema = v.object({
  text: v.pipe(v.string(), v.minLength(1), v.maxLength(maxPartNumbersText)),
});
/** Why a row was not taken: it has no two columns, its product is not known or is one of several, or there are too many. */
const numberRowProblems = ['columns', 'unknown', 'ambiguous', 'too-many'] as const;
export const importedNumbersSchema = v.object({
  imported: v.number(),
  /** rows that were not taken, as they were written */
  notRead: v.array(v.object({ row: v.number(), text: v.string(), problem: v.picklist(numberRowProblems) })),
});
export type ImportedNumbers = v.InferOutput<typeof importedNumbersSchema>;
