import { expect, test } from '@jest/globals';
import { sharedMoves } from './shared-moves.ts';

const moves = { a: ['confirmed', 'declined'] as const, b: ['declined', 'pending'] as const };
const book = moves as unknown as Parameters<typeof sharedMoves>[0];

test('offers what all chosen lines may do', () => {
  expect(sharedMoves(book, ['a'])).toEqual(['confirmed', 'declined']);
  expect(sharedMoves(book, ['a', 'b'])).toEqual(['declined']);
});

test('offers nothing for no line and for an unknown one', () => {
  expect(sharedMoves(book, [])).toEqual([]);
  expect(sharedMoves(book, ['a', 'gone'])).toEqual([]);
});
