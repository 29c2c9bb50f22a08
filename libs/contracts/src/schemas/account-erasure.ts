import { erasureBlockers } from '@gantry/domain/erasure';
import * as v from 'valibot';
import { amountSchema } from './common.ts';

/** What an account still has to do with the store. */
export const openBusinessSchema = v.object({
  /** minor units owed or to be owed */
  balance: amountSchema,
  openOrders: v.number(),
  /** cancellations and returns that have not ended */
  openRequests: v.number(),
  /** orders its company has not decided about */
  waitingApprovals: v.number(),
});

/** Whether somebody may have their account erased now, and what of it is kept. */
export const accountErasureSchema = v.object({
  /** what is to be settled first; empty: nothing is */
  blockers: v.array(v.picklist(erasureBlockers)),
  /** minor units owed or to be owed */
  balance: amountSchema,
  /** so long orders, invoices, and tax papers are kept */
  paperYears: v.number(),
});
export type AccountErasure = v.InferOutput<typeof accountErasureSchema>;
