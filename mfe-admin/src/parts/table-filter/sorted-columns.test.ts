import { expect, test } from '@jest/globals';
import { parseSort } from '@gantry/contracts/list-sort';
import { sortedColumn, sortWithout } from './sorted-columns.ts';

const columns = ['number', 'placedAt', 'grandTotal', 'state'];
const sorted = (text: string, column: string, isDownFirst = true) =>
  sortedColumn(parseSort(text, columns), column, { isDownFirst });

test('a head turns its column around, and adds it to the others', () => {
  expect(sorted('-placedAt', 'placedAt')).toEqual({
    next: 'placedAt',
    added: 'placedAt',
    now: 'descending',
    place: undefined,
  });
  expect(sorted('-placedAt', 'number', false)).toMatchObject({
    next: 'number',
    added: '-placedAt,number',
    now: 'none',
  });
});

test('one of several columns has a place, turns around in it, and stands alone first as it begins', () => {
  expect(sorted('state,-grandTotal', 'grandTotal')).toEqual({
    next: '-grandTotal',
    added: 'state,grandTotal',
    now: 'descending',
    place: 2,
  });
});

test('a fourth column takes the place of the third', () => {
  expect(sorted('state,-grandTotal,number', 'placedAt').added).toBe('state,-grandTotal,-placedAt');
});

test('a column is taken out', () => {
  expect(sortWithout(parseSort('state,-grandTotal', columns), 'state')).toBe('-grandTotal');
});
