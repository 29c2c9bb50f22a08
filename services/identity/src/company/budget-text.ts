import type { Budget } from '@gantry/domain/budgets';

/** A budget as the audit trail has it: minor units and period; null without one. */
export const budgetText = (budget: Budget | null): string | null =>
  budget && `${budget.amount} a ${budget.period}`;
