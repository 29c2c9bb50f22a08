import { expect, test } from '@jest/globals';
import { erasedEmailOf, erasureBlockers, erasureBlockersOf, isErasedEmail } from './erasure.ts';

const nothing = {
  balance: 0,
  openOrders: 0,
  openRequests: 0,
  waitingApprovals: 0,
  isOnlyAdmin: false,
};

test('an account that owes nothing and has nothing open may be erased', () => {
  expect(erasureBlockersOf(nothing)).toEqual([]);
});

test('each thing that is open stands in the way, and all of them are told', () => {
  expect(erasureBlockersOf({ ...nothing, balance: 1 })).toEqual(['balance']);
  expect(erasureBlockersOf({ ...nothing, openOrders: 1 })).toEqual(['open-orders']);
  expect(erasureBlockersOf({ ...nothing, openRequests: 1 })).toEqual(['open-requests']);
  expect(erasureBlockersOf({ ...nothing, waitingApprovals: 1 })).toEqual(['waiting-approvals']);
  expect(erasureBlockersOf({ ...nothing, isOnlyAdmin: true })).toEqual(['only-admin']);
  const all = { balance: 1, openOrders: 1, openRequests: 1, waitingApprovals: 1, isOnlyAdmin: true };
  expect(erasureBlockersOf(all)).toEqual([...erasureBlockers]);
});

test('an erased address is known as one, and no other is', () => {
  expect(erasedEmailOf('A-1042')).toBe('a-1042@erased.invalid');
  expect(isErasedEmail(erasedEmailOf('a-1'))).toBe(true);
  expect(isErasedEmail('erased.invalid@example.com')).toBe(false);
});
