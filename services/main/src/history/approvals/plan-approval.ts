import type { Approver } from '../customers.ts';

/** Who asked in their company for an order, and who let it be placed. */
export interface ApprovalPlan {
  readonly askedAt: number;
  readonly question: string | null;
  readonly approver: Approver;
}
