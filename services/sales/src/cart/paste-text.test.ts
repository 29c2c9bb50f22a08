import { expect, test } from '@jest/globals';
import { parsePaste } from './paste-text.ts';

test.each([
  ['91251A540, 25', '91251A540', 25],
  ['91251A540,25', '91251A540', 25],
  ['91251A540;25', '91251A540', 25],
  ['91251A540\t25', '91251A540', 25],
  ['91251A540\tSocket head screw, M6\tbox\t25', '91251A540', 25],
  ['"91251A540","1,000"', '91251A540', 1000],
  ['91251A540, 1,000', '91251A540', 1000],
  ['91251A540 25', '91251A540', 25],
  ['91251A540 x 25', '91251A540', 25],
  ['91251A540 x25', '91251A540', 25],
  ['25 x 91251A540', '91251A540', 25],
  ['25x 91251A540', '91251A540', 25],
  ['25, 91251A540', '91251A540', 25],
  ['91251A540', '91251A540', 1],
  ['608 2RS C3 4', '608 2RS C3', 4],
  ['91251A540, zero', '91251A540', 1],
  ['91251A540, 0', '91251A540', null],
  ['91251A540 0', '91251A540', null],
  ['91251A540, -3', '91251A540', null],
  ['91251A540, 2.5', '91251A540', null],
  ['91251A540, 1,000,000', '91251A540', null],
  ['91251A540\t1000000000', '91251A540', null],
  ['12345', '12345', 1],
])('reads %j', (rawText, text, quantity) => {
  expect(parsePaste(rawText)).toEqual([{ rawText, text, quantity }]);
});

test('skips a heading and empty lines, whatever ends them', () => {
  const pasted = 'Part number\tQty\r\n\r\nA-1\t2\rB-2\t3\n';
  expect(parsePaste(pasted).map(({ text, quantity }) => [text, quantity])).toEqual([
    ['A-1', 2],
    ['B-2', 3],
  ]);
});

test('drops no row and cuts none, and reads strange ones quickly', () => {
  expect(parsePaste('A,1\n'.repeat(1000))).toHaveLength(1000);
  expect(parsePaste('A'.repeat(20_000))[0]?.rawText).toHaveLength(20_000);
  expect(parsePaste(`${'"'.repeat(9_000)},${' '.repeat(9_000)}`)).toHaveLength(1);
});
