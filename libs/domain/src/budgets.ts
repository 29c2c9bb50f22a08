/**
 * What a budget counts: orders of the calendar month, quarter or year of the store. A new one begins with nothing spent;
 * what was left of the last one is gone.
 */
export const budgetPeriods = ['month', 'quarter', 'year'] as const;
export type BudgetPeriod = (typeof budgetPeriods)[number];

/** What a person, or everybody for a cost center, may order without anybody's approval. */
export interface Budget {
  /** minor units, with shipping and tax */
  readonly amount: number;
  readonly period: BudgetPeriod;
}

/** What is left of a budget after what was ordered, minor units; never less than nothing. */
export const leftOf = ({ amount }: Budget, spent: number): number => Math.max(0, amount - spent);

/** Whether an order of a total goes beyond a budget of which something is spent; minor units. Without a budget nothing does. */
export const isOverBudget = (budget: Budget | null, spent: number, total: number): boolean =>
  budget !== null && spent + total > budget.amount;
