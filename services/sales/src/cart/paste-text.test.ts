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
  ['91251A540 2.5', '91251A540', null],
  ['91251A540 1e9', '91251A540', null],
  ['Hex nut M3 0.5', 'Hex nut M3 0.5', 1],
  ['91251A540, -3', '91251A540', null],
  ['91251A540, 2.5', '91251A540', null],
  ['91251A540, 1,000,000', '91251A540', null],
  ['91251A540\t1000000000', '91251A540', null],
  ['12345', '12345', 1],
])('reads %j', (rawText, text, quantity) => {
  expect(parsePaste(rawText)).toMatchObject([{ rawText, text, quantity, isProse: false }]);
});

test('distinguishes a heading from rows, and skips empty lines, whatever ends them', () => {
  const pasted = 'Part number\tQty\r\n\r\nA-1\t2\rB-2\t3\n';
  const [heading, ...rows] = parsePaste(pasted);
  expect(heading?.isProse).toBe(true);
  expect(rows.map(({ text, quantity }) => [text, quantity])).toEqual([
    ['A-1', 2],
    ['B-2', 3],
  ]);
});

test('drops no row and cuts none, and reads strange ones quickly', () => {
  expect(parsePaste('A,1\n'.repeat(1000))).toHaveLength(1000);
  expect(parsePaste('A'.repeat(20_000))[0]?.rawText).toHaveLength(20_000);
  expect(parsePaste(`${'"'.repeat(9_000)},${' '.repeat(9_000)}`)).toHaveLength(1);
});

test.each([
  ['qty 5 of ABC-12', 'ABC-12', 5],
  ['Qty: 5 ABC-12', 'ABC-12', 5],
  ['ABC-12 qty 5', 'ABC-12', 5],
  ['ABC-12 (qty: 5)', 'ABC-12', 5],
  ['5 of ABC-12', 'ABC-12', 5],
  ['Please send 5 of ABC-12.', 'ABC-12', 5],
  ['please send 5 pcs of ABC-12 and', 'ABC-12', 5],
  ['5 pcs ABC-12', 'ABC-12', 5],
  ['5 ea. of ABC-12', 'ABC-12', 5],
  ['ABC-12 ..... 5 ea', 'ABC-12', 5],
  ['ABC-12 ____ 5', 'ABC-12', 5],
  ['> > 5 x ABC-12', 'ABC-12', 5],
  ['- ABC-12, 5', 'ABC-12', 5],
  ['• ABC-12  5 pcs', 'ABC-12', 5],
  ['3) ABC-12 5', 'ABC-12', 5],
  ['cantidad 5 de ABC-12', 'ABC-12', 5],
  ['Qté : 5 ABC-12', 'ABC-12', 5],
  ['1\tABC-12\tHex bolt\t25', 'ABC-12', 25],
  ['ABC-12\t5.0', 'ABC-12', 5],
])('reads %j of a mail or a list', (rawText, text, quantity) => {
  expect(parsePaste(rawText)).toMatchObject([{ rawText, text, quantity, isProse: false }]);
});

test('the heading of a table says which columns count', () => {
  const table = 'Item,Description,Mfr Part No.,Qty,Price\n1,"Bolt, hex",HB-8,12,0.40\n2,Nut,NT-8,,0.10';
  expect(parsePaste(table).map(({ text, quantity, isProse }) => [text, quantity, isProse])).toEqual([
    ['Item,Description,Mfr Part No.,Qty,Price', 1, true],
    ['HB-8', 12, false],
    ['NT-8', 1, false],
  ]);
});

test('tells what is around an order in a mail from its rows', () => {
  const mail = [
    'From: Pat Buyer <pat@example.com>',
    'Hi Sam,',
    'Could you please get these out to us this week:',
    'HB-8, 2',
    'Thanks,',
    'Pat Buyer',
    '1 Main St, Suite 2',
    '(307) 555-0100',
    'On Mon, Nov 23, 2026 Sam wrote:',
    '> NT-8 3',
  ];
  const read = parsePaste(mail.join('\n'));
  expect(read.filter(({ isProse }) => !isProse).map(({ text }) => text)).toEqual(['HB-8', 'NT-8']);
  expect(read.map(({ rawText }) => rawText)).toEqual(mail);
});
