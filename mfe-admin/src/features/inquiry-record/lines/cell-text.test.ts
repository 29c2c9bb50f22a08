import { expect, test } from '@jest/globals';
import { cellsOf, cellText, pastedCells, type TypedCell } from './cell-text.ts';

const line = {
  quantity: 10,
  unitPrice: 900,
  unitCost: 700,
  listPrice: 1000,
  leadTimeDays: null,
  minimumQuantity: 5,
};

test.each<[TypedCell, string]>([
  ['quantity', '10'],
  ['unitPrice', '9.00'],
  ['discount', '10.00'],
  ['leadTimeDays', ''],
])('shows %s as %j', (cell, text) => {
  expect(cellText(line, cell)).toBe(text);
});

test.each<[TypedCell, string, object | null]>([
  ['unitPrice', '12.5', { unitPrice: 1250 }],
  ['unitPrice', ' $1,234.56 ', { unitPrice: 123_456 }],
  ['unitPrice', '1 234,50', { unitPrice: 123_450 }],
  ['unitPrice', '1,234', { unitPrice: 123_400 }],
  ['unitPrice', '12345', { unitPrice: 1_234_500 }],
  ['unitPrice', '0', { unitPrice: 0 }],
  ['unitPrice', '', { unitPrice: null }],
  ['unitPrice', '-3', null],
  ['unitPrice', '1.2.3', null],
  ['unitPrice', 'ask', null],
  ['unitCost', '7', { unitCost: 700 }],
  ['discount', '12.5%', { unitPrice: 875 }],
  ['discount', '-5', { unitPrice: 1050 }],
  ['discount', '101', null],
  ['discount', '', { unitPrice: null }],
  ['quantity', '25', { quantity: 25 }],
  ['quantity', '', null],
  ['quantity', '0', null],
  ['leadTimeDays', '0', { leadTimeDays: 0 }],
  ['leadTimeDays', '2 weeks', null],
])('%s %j becomes %j', (cell, text, cells) => {
  expect(cellsOf(line, cell, text)).toEqual(cells);
});

test('a discount needs a list price', () => {
  expect(cellsOf({ ...line, listPrice: null }, 'discount', '10')).toBeNull();
});

test('a column of a spreadsheet is read row by row, its last line break left out', () => {
  expect(pastedCells('1.50\r\n2.50\r\n')).toEqual([['1.50'], ['2.50']]);
  expect(pastedCells('1\t2\n3\t4')).toEqual([
    ['1', '2'],
    ['3', '4'],
  ]);
});
