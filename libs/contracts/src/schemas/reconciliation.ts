import * as v from 'valibot';
import { onlinePaymentServiceSchema } from './payment.ts';

/** One thing a provider's ledger and our books say differently. */
const reconciliationDifferenceSchema = v.object({
  /** the provider has it and we do not, we have it and the provider does not, or the amounts differ */
  kind: v.picklist(['missing-here', 'missing-there', 'other-amount']),
  what: v.picklist(['capture', 'refund', 'dispute']),
  reference: v.string(),
  /** the provider's name of the payment */
  payment: v.nullable(v.string()),
  orderNumber: v.nullable(v.string()),
  /** minor units, positive */
  theirs: v.nullable(v.number()),
  ours: v.nullable(v.number()),
});
export type ReconciliationDifference = v.InferOutput<typeof reconciliationDifferenceSchema>;

/** A day of a provider's ledger beside our books; amounts in minor units, as the provider has them. */
export const reconciliationSchema = v.object({
  service: onlinePaymentServiceSchema,
  day: v.string(),
  madeAt: v.string(),
  captured: v.number(),
  refunded: v.number(),
  fees: v.number(),
  disputed: v.number(),
  paidOut: v.number(),
  /** of the provider's ledger */
  rows: v.number(),
  differences: v.array(reconciliationDifferenceSchema),
});
export type Reconciliation = v.InferOutput<typeof reconciliationSchema>;
