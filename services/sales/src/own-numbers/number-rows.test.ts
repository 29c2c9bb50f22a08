import { expect, test } from '@jest/globals';
import { numberRowsOf } from './number-rows.ts';

const pairOf = (text: string) => numberRowsOf(text)[0]?.pair;

test.each(['MAT-7\t91251A540', 'MAT-7;91251A540', 'MAT-7, 91251A540', '"MAT-7","91251A540","Screw"'])(
  'reads %j',
  (text) => {
    expect(pairOf(text)).toEqual({ theirs: 'MAT-7', ours: '91251A540' });
  },
);

test.each(['MAT-7', 'MAT-7,', ',91251A540', `MAT-7,${'9'.repeat(81)}`])('is no pair: %j', (text) => {
  expect(pairOf(text)).toBeNull();
});

test('a heading is no row, and rows keep the place they have in the list', () => {
  expect(
    numberRowsOf('Our number,Your number\nM-1,A-1\n\nbroken 1\n').map(({ row, pair }) => [
      row,
      pair !== null,
    ]),
  ).toEqual([
    [2, true],
    [3, false],
  ]);
});
