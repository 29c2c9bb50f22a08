import { expect, test } from '@jest/globals';
import { needsApproval } from './order-approval.ts';

const limit = 50_000;

test('whoever buys alone and whoever approves needs nobody', () => {
  for (const role of [null, undefined, 'admin', 'approver'] as const)
    expect(needsApproval({ role, limit, total: limit * 10 })).toBe(false);
});

test('a requester always needs somebody', () => {
  expect(needsApproval({ role: 'requester', limit: null, total: 1 })).toBe(true);
  expect(needsApproval({ role: 'requester', limit, total: 1 })).toBe(true);
});

test('a buyer needs somebody above the limit, not at it', () => {
  expect(needsApproval({ role: 'buyer', limit: null, total: limit * 10 })).toBe(false);
  expect(needsApproval({ role: 'buyer', limit, total: limit })).toBe(false);
  expect(needsApproval({ role: 'buyer', limit, total: limit + 1 })).toBe(true);
});
