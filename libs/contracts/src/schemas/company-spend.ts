import * as v from 'valibot';
import { amountSchema, recordNumberSchema, uuidSchema } from './common.ts';
import { buyersSchema } from './company-buyer.ts';
import { statementQuery } from './invoice.ts';

/** Days of UTC, both included; left out, the last twelve months. */
export const spendQuery = v.object({
  ...statementQuery,
  /** of one buyer alone */
  buyer: v.optional(recordNumberSchema),
  /** booked on one cost center alone */
  costCenter: v.optional(uuidSchema),
});

const shareSchema = v.object({
  /** minor units */
  amount: amountSchema,
  orders: v.number(),
});

/**
 * What a company has ordered in a period: goods at their prices, without shipping and tax, less what was canceled or came
 * back. Its parts add up to the total, each by itself.
 */
export const companySpendSchema = v.object({
  from: v.string(),
  to: v.string(),
  ...shareSchema.entries,
  /** without gaps, oldest first; `2026-11` */
  months: v.array(v.object({ month: v.string(), ...shareSchema.entries })),
  /** the most first */
  people: v.array(
    v.object({ accountNumber: v.nullable(recordNumberSchema), name: v.string(), ...shareSchema.entries }),
  ),
  /** by department of the catalogue, the most first; null for what it no longer has */
  departments: v.array(
    v.object({ path: v.nullable(v.string()), name: v.nullable(v.string()), amount: amountSchema }),
  ),
  /** what it was booked on, the most first; null for what was booked on nothing. Empty where nothing ever was */
  costCenters: v.optional(
    v.array(v.object({ id: v.nullable(uuidSchema), name: v.nullable(v.string()), ...shareSchema.entries })),
    [],
  ),
  buyers: buyersSchema,
});
export type CompanySpend = v.InferOutput<typeof companySpendSchema>;
