import { expect, test } from '@jest/globals';
import { formatFilter, parseFilter } from './table-filter.ts';

const columns = { number: 'text', grandTotal: 'amount', placedAt: 'date', state: 'option' } as const;

test('reads the clauses of a filter', () => {
  expect(parseFilter('number:starts:1000;grandTotal:greater-or-equal:5000', columns)).toEqual([
    { field: 'number', mode: 'starts', value: '1000' },
    { field: 'grandTotal', mode: 'greater-or-equal', value: '5000' },
  ]);
});

test('keeps separators and per cent signs inside a value', () => {
  const clauses = [{ field: 'number', mode: 'contains', value: '50%;a:b_c' }] as const;
  expect(parseFilter(formatFilter(clauses), columns)).toEqual(clauses);
  expect(parseFilter('number:contains:50%', columns)).toEqual([
    { field: 'number', mode: 'contains', value: '50%' },
  ]);
});

test.each([
  'unknown:equals:1',
  '__proto__:equals:1',
  'constructor:equals:1',
  'number:less:1',
  'grandTotal:contains:1',
  'grandTotal:equals:1e308',
  'placedAt:less:2026-13-01',
  'state:equals:a b',
  'number:equals:',
  'number',
  ';;',
])('leaves out what cannot be meant: %s', (filter) => {
  expect(parseFilter(filter, columns)).toEqual([]);
});
