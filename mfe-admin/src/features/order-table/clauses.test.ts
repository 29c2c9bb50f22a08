import { expect, test } from '@jest/globals';
import { clauseOf, shownValue, withClause } from './clauses.ts';

test('adds, replaces and takes out a column’s clause', () => {
  const one = withClause(null, 'email', 'contains', 'acme; inc');
  expect(clauseOf(one, 'email')).toEqual({ field: 'email', mode: 'contains', value: 'acme; inc' });
  const two = withClause(one, 'state', 'equals', 'pending');
  expect(clauseOf(two, 'state')?.value).toBe('pending');
  expect(clauseOf(withClause(two, 'email', 'ends', '.com'), 'email')?.mode).toBe('ends');
  expect(withClause(withClause(two, 'email', 'contains', ''), 'state', 'equals', '')).toBeNull();
});

test.each([
  ['1,250', '125000', '1250.00'],
  ['$12.5', '1250', '12.50'],
  ['0.07', '7', '0.07'],
])('stores %s dollars as %s cents', (typed, cents, shown) => {
  const clause = clauseOf(withClause(null, 'grandTotal', 'greater', typed), 'grandTotal');
  expect(clause?.value).toBe(cents);
  expect(shownValue('grandTotal', cents)).toBe(shown);
});

test('leaves out an amount that is none', () => {
  expect(withClause(null, 'grandTotal', 'greater', 'much')).toBeNull();
});
