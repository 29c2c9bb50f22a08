import { describe, expect, test } from '@jest/globals';
import { isOverBudget, leftOf } from './budgets.ts';

const budget = { amount: 100_00, period: 'quarter' } as const;

describe('a budget', () => {
  test('holds the order that spends the last cent of it, and no more', () => {
    expect(isOverBudget(budget, 60_00, 40_00)).toBe(false);
    expect(isOverBudget(budget, 60_00, 40_01)).toBe(true);
  });

  test('of nothing lets nothing pass, and none lets everything pass', () => {
    expect(isOverBudget({ ...budget, amount: 0 }, 0, 1)).toBe(true);
    expect(isOverBudget(null, 1_000_000_00, 1)).toBe(false);
  });

  test('that is overspent by approved orders has nothing left', () => {
    expect(leftOf(budget, 40_00)).toBe(60_00);
    expect(leftOf(budget, 140_00)).toBe(0);
  });
});
