import * as v from 'valibot';
import { amountSchema } from './common.ts';
import { paymentTerms } from './order.ts';
import { creditOwners } from './payment.ts';

/** On what terms somebody may order now, and what is left of the credit line that counts. */
export const ownTermsSchema = v.object({
  /** whose line counts: `company` for all who order in its name together */
  owner: v.picklist(['account', 'company']),
  /** terms an order may be placed on, the longest first; `advanced` is always one of them */
  terms: v.array(v.picklist(paymentTerms)),
  /** minor units; null without a line, and of a company for those who do not read what it has ordered */
  credit: v.nullable(
    v.object({
      limit: amountSchema,
      /** owed or to be owed for orders on terms */
      owed: amountSchema,
      /** what may still be ordered on terms */
      left: amountSchema,
    }),
  ),
  /**
   * what was paid too much and kept for later orders, of the account and of its company, which is told to those who read
   * what it has ordered; none where there is nothing, or payments does not answer
   */
  balances: v.optional(v.array(v.object({ owner: v.picklist(creditOwners), amount: amountSchema })), []),
});
export type OwnTerms = v.InferOutput<typeof ownTermsSchema>;
