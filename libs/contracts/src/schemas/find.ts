import * as v from 'valibot';
import { amountSchema, line, timestampSchema } from './common.ts';

/** Fewer characters than this mean nothing yet. */
export const minFindLength = 2;
/** Longer than any number, name or address that somebody looks for. */
export const maxFindLength = 80;

/** What is looked for, as it was typed: a number, an amount, a name or a part of one. */
export const findQuerySchema = v.object({ q: v.pipe(line(maxFindLength), v.minLength(minFindLength)) });

/** Kinds of records that sales finds. */
export const foundKinds = [
  'order',
  'quote',
  'inquiry',
  'invoice',
  'credit-memo',
  'shipment',
  'request',
  'purchase-order',
  'supplier',
] as const;
export type FoundKind = (typeof foundKinds)[number];

/** Why something was found, the surest first; `start` is the beginning of a number, or of the name of a page. */
export const foundBy = ['number', 'tracking', 'po-number', 'amount', 'start', 'words'] as const;
export type FoundBy = (typeof foundBy)[number];

/** A record that what was typed may mean. */
export const foundRecordSchema = v.object({
  kind: v.picklist(foundKinds),
  /** the record's own number; null where records of its kind have none */
  number: v.nullable(v.string()),
  /** what its page is opened by: its own number or id, of a shipment the number of its order */
  opens: v.string(),
  /** whom it concerns: company, person or supplier */
  title: v.string(),
  /** its total, where it has one that this role sees */
  amount: v.nullable(amountSchema),
  /** when it began; null where nobody asks */
  at: v.nullable(timestampSchema),
  by: v.picklist(foundBy),
});
export type FoundRecord = v.InferOutput<typeof foundRecordSchema>;
export const foundRecordsSchema = v.array(foundRecordSchema);
