import * as v from 'valibot';
import { everyBuyer } from '../list-orders.ts';
import { recordNumberSchema } from './common.ts';

/**
 * Whose records somebody wants who may read those of their company: everybody's, or those of an account. Left out: their
 * own.
 */
export const buyerSchema = v.optional(v.union([v.literal(everyBuyer), recordNumberSchema]));

/** Everybody who has such records in the company, by name, whether or not they are still there. Left out: one's own list. */
export const buyersSchema = v.optional(
  v.array(v.object({ accountNumber: recordNumberSchema, name: v.string() })),
);
export type CompanyBuyers = NonNullable<v.InferOutput<typeof buyersSchema>>;

/** Who in the company has ordered; null or left out where it is one's own. */
export const orderedBySchema = v.nullish(v.string());
