import type { Budget } from '@gantry/domain/budgets';

/** Minor units as they would be typed; empty for none. */
export const typedDollars = (amount: number | null): string =>
  amount === null ? '' : (amount / 100).toFixed(2);

/** A budget as it would be typed; a month where there is none yet. */
export const typedBudget = (budget: Budget | null) => ({
  amount: typedDollars(budget?.amount ?? null),
  period: budget?.period ?? ('month' as const),
});
