import { expect, test } from '@jest/globals';
import { approvalReasonsOf, noApprovalRules, type PlannedOrder } from './order-approval.ts';

const limit = 50_000;
const before = { isKnownPlace: true, hasOrdered: true, spent: 0, spentOnCenter: 0 };
const monthly = (amount: number) => ({ amount, period: 'month' }) as const;
const reasons = (facts: Partial<PlannedOrder>) =>
  approvalReasonsOf({
    role: 'buyer',
    rules: noApprovalRules,
    budget: null,
    centerBudget: null,
    total: 1,
    departments: [],
    before,
    ...facts,
  });
const strict = { limit: 0, newPlace: true, firstOrder: true, departments: ['tools'] };

test('whoever buys alone and whoever approves needs nobody', () => {
  const unknown = { isKnownPlace: false, hasOrdered: false, spent: limit, spentOnCenter: limit };
  for (const role of [null, undefined, 'admin', 'approver'] as const)
    expect(reasons({ role, rules: strict, budget: monthly(0), total: limit * 10, before: unknown })).toEqual(
      [],
    );
});

test('a requester always needs somebody', () => {
  expect(reasons({ role: 'requester' })).toEqual(['role']);
  expect(reasons({ role: 'viewer', rules: strict })).toEqual(['role']);
});

test('a buyer needs somebody above the limit, not at it', () => {
  const rules = { ...noApprovalRules, limit };
  expect(reasons({ total: limit * 10 })).toEqual([]);
  expect(reasons({ rules, total: limit })).toEqual([]);
  expect(reasons({ rules, total: limit + 1 })).toEqual(['limit']);
});

test('a budget counts what was ordered in its period, and this order', () => {
  const spent = { ...before, spent: 900 };
  expect(reasons({ budget: monthly(1000), total: 100, before: spent })).toEqual([]);
  expect(reasons({ budget: monthly(1000), total: 101, before: spent })).toEqual(['budget']);
  expect(reasons({ budget: monthly(0), total: 1 })).toEqual(['budget']);
});

test('the budget of a cost center counts what everybody ordered for it', () => {
  const spent = { ...before, spentOnCenter: 900 };
  expect(reasons({ centerBudget: monthly(1000), total: 100, before: spent })).toEqual([]);
  expect(reasons({ centerBudget: monthly(1000), total: 101, before: spent })).toEqual(['cost-center']);
  expect(reasons({ budget: monthly(50), centerBudget: monthly(50), total: 51 })).toEqual([
    'budget',
    'cost-center',
  ]);
});

test('a ZIP code nobody has shipped to, and a first order, need somebody where the company says so', () => {
  const first = { ...before, isKnownPlace: false, hasOrdered: false };
  expect(reasons({ before: first })).toEqual([]);
  expect(reasons({ rules: { ...strict, limit: null }, before: first })).toEqual(['new-place', 'first-order']);
  expect(reasons({ rules: { ...strict, limit: null } })).toEqual([]);
});

test('goods of a department need somebody where the company names it', () => {
  const rules = { ...noApprovalRules, departments: ['tools', 'chemicals'] };
  expect(reasons({ rules, departments: ['fasteners'] })).toEqual([]);
  expect(reasons({ rules, departments: ['fasteners', 'chemicals'] })).toEqual(['department']);
  expect(reasons({ departments: ['chemicals'] })).toEqual([]);
});
