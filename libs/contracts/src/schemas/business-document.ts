import * as v from 'valibot';
import { locales } from '../locales.ts';

const localeSchema = v.picklist(locales.map(({ code }) => code));

/**
 * An order, offer, invoice or the like as the store hands it out: every word and amount as its reader sees it, in one
 * language. The print page and the PDF are both drawn from it, so that they cannot differ.
 */
export const businessDocumentSchema = v.object({
  locale: localeSchema,
  /** what it is, with its number: “Order 10001” */
  title: v.string(),
  /** when it was issued, ISO; drawing it again gives the same bytes */
  issuedAt: v.string(),
  seller: v.object({ name: v.string(), lines: v.array(v.string()) }),
  /** what must be seen first, such as that an offer has expired; null where there is nothing */
  notice: v.nullable(v.string()),
  /** dates, terms, addresses; an address has several lines */
  facts: v.array(v.object({ label: v.string(), lines: v.array(v.string()) })),
  table: v.nullable(
    v.object({
      columns: v.array(
        v.object({
          label: v.string(),
          /** aligned right, never wrapped */
          isNumber: v.boolean(),
          /** share of the width beside the other columns */
          share: v.number(),
        }),
      ),
      rows: v.array(
        v.object({
          cells: v.array(v.string()),
          /** remarks under the row, over its whole width */
          below: v.array(v.string()),
        }),
      ),
    }),
  ),
  sums: v.array(v.object({ label: v.string(), value: v.string(), isTotal: v.boolean() })),
  /** terms and notes, each a paragraph or more under its heading */
  sections: v.array(v.object({ heading: v.nullable(v.string()), paragraphs: v.array(v.string()) })),
});
/** The language a PDF is asked for in: a link that is opened carries no header. */
export const documentQuery = v.object({ locale: v.optional(localeSchema) });
export type BusinessDocument = v.InferOutput<typeof businessDocumentSchema>;
