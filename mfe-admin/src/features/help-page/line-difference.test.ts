import { expect, test } from '@jest/globals';
import { lineDifference } from './line-difference.ts';

const marks = { same: ' ', removed: '-', added: '+' };
const differ = (before: string, after: string) =>
  lineDifference(before, after).map(({ kind, text }) => marks[kind] + text);

test('tells which lines went and came, and leaves the others', () => {
  expect(differ('a\nb\nc\nd', 'a\nx\nc\nd\ne')).toEqual([' a', '-b', '+x', ' c', ' d', '+e']);
});

test('of an empty text everything came', () => {
  expect(differ('', 'a\nb')).toEqual(['+a', '+b']);
  expect(differ('a', '')).toEqual(['-a']);
  expect(differ('', '')).toEqual([]);
});

test('texts of very many lines are told as a whole', () => {
  const long = Array.from({ length: 1000 }, (_, at) => `line ${at}`).join('\n');
  expect(lineDifference(long, `${long}\nmore`)).toHaveLength(2001);
});
