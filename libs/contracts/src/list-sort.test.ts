import { expect, test } from '@jest/globals';
import * as v from 'valibot';
import { formatSort, parseSort, sortSchema } from './list-sort.ts';

const columns = ['number', 'placedAt', 'grandTotal', 'state'] as const;

test.each([
  ['-placedAt,number', '-placedAt,number'],
  ['number', 'number'],
  ['number,-number,placedAt', 'number,placedAt'],
  ['password,--number,grandTotal', 'grandTotal'],
  ['state,number,placedAt,grandTotal', 'state,number,placedAt'],
  ['id; drop table', ''],
  ['', ''],
  [null, ''],
])('%j is sorted by %j', (text, sorted) => {
  expect(formatSort(parseSort(text, columns))).toBe(sorted);
});

test('a sort that names no column is the default', () => {
  const schema = sortSchema(columns, '-placedAt');
  expect(v.parse(schema, 'password')).toBe('-placedAt');
  expect(v.parse(schema, 'x'.repeat(300))).toBe('-placedAt');
  expect(v.parse(schema, 'state,-number')).toBe('state,-number');
  expect(v.parse(schema, undefined)).toBeUndefined();
});
