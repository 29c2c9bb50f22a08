import { expect, test } from '@jest/globals';
import { problemOf } from './payment-problem.ts';

const refusal = (
  code: 'WRONG_STATE' | 'UNAVAILABLE' | 'TOO_MANY_REQUESTS',
  data: Record<string, unknown> = {},
) => problemOf({ code, message: '', data });

test('a refusal to begin a payment is told by its reason', () => {
  expect(refusal('WRONG_STATE', { reason: 'nothing-due' })).toBe('nothing-due');
  expect(refusal('WRONG_STATE', { reason: 'in-progress' })).toBe('in-progress');
  expect(refusal('WRONG_STATE', { failure: 'insufficient-funds' })).toBe('insufficient-funds');
  expect(refusal('WRONG_STATE', { shortages: [] })).toBe('goods-gone');
  expect(refusal('TOO_MANY_REQUESTS')).toBe('too-many');
  expect(refusal('UNAVAILABLE')).toBe('provider-away');
  expect(problemOf(undefined)).toBe('provider-away');
});
