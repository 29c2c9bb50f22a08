import { expect, test } from '@jest/globals';
import { adminOrderColumns } from '@gantry/contracts/admin-order-columns';
import type { FilterClause } from '@gantry/contracts/table-filter';
import { clauseOf, firstMode, shownValue, withClause } from './clauses.ts';

const find = (filter: string | null, column: string) => clauseOf(adminOrderColumns, filter, column);
const change = (filter: string | null, field: string, mode: FilterClause['mode'], value: string) =>
  withClause(adminOrderColumns, filter, { field, mode, value });

test('adds, replaces and takes out a column’s clause', () => {
  const one = change(null, 'email', 'contains', 'acme; inc');
  expect(find(one, 'email')).toEqual({ field: 'email', mode: 'contains', value: 'acme; inc' });
  const two = change(one, 'state', 'equals', 'pending');
  expect(find(two, 'state')?.value).toBe('pending');
  expect(find(change(two, 'email', 'ends', '.com'), 'email')?.mode).toBe('ends');
  expect(change(change(two, 'email', 'contains', ''), 'state', 'equals', '')).toBeNull();
});

test.each([
  ['1,250', '125000', '1250.00'],
  ['$12.5', '1250', '12.50'],
  ['0.07', '7', '0.07'],
])('stores %s dollars as %s cents', (typed, cents, shown) => {
  expect(find(change(null, 'grandTotal', 'greater', typed), 'grandTotal')?.value).toBe(cents);
  expect(shownValue('amount', cents)).toBe(shown);
});

test('leaves out an amount that is none', () => {
  expect(change(null, 'grandTotal', 'greater', 'much')).toBeNull();
});

test('text is searched for a part, everything else for itself', () => {
  expect([firstMode('text'), firstMode('number'), firstMode('option')]).toEqual([
    'contains',
    'equals',
    'equals',
  ]);
});
