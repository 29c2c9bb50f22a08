import * as v from 'valibot';
import { documentQuery } from './business-document.ts';
import { queryInteger, tokenSchema } from './common.ts';
import { statementQuery } from './invoice.ts';

/**
 * What leaves the house on paper, each as a print page and a PDF of the same document. An invoice may be a credit memo; a
 * statement goes by the number of its account, an offer by that of its quote, a proforma invoice by that of an order or a
 * quote.
 */
export const ownPapers = [
  'order',
  'proforma',
  'quote',
  'offer',
  'invoice',
  'packing-slip',
  'return',
  'statement',
  'purchase-order',
] as const;
export type OwnPaper = (typeof ownPapers)[number];
/** The same for staff, and what stays in the house. */
export const staffPapers = [...ownPapers, 'pick-list'] as const;
export type StaffPaper = (typeof staffPapers)[number];

/** How a paper is asked for: its language, and the days of a statement, which other papers do not look at. */
const paperQuery = { ...documentQuery.entries, ...statementQuery };
export const ownPaperQuery = v.object({ ...paperQuery, token: v.optional(tokenSchema) });
/** `revision`: of an offer; without it the newest */
export const staffPaperQuery = v.object({
  ...paperQuery,
  revision: v.optional(queryInteger(1, 100_000)),
});
/** The number of a record, or the id of what has none yet: the draft of a purchase order. */
export const staffPaperNumber = v.pipe(v.string(), v.toLowerCase(), v.regex(/^[0-9a-z-]{1,40}$/));
