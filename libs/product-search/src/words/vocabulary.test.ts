import { expect, test } from '@jest/globals';
import { isOneTypoApart } from '../text/edit-distance.ts';
import { NumberTable } from './number-table.ts';
import { Vocabulary } from './vocabulary.ts';

/** Every word of three letters out of four, twice over: full of neighbours. */
const letters = ['a', 'b', 'c', 'd'];
const triples = letters.flatMap((x) => letters.flatMap((y) => letters.map((z) => x + y + z)));
const words = triples.flatMap((head, at) => [head + (triples[(at * 7) % 64] ?? ''), head + head.slice(0, 2)]);

const byLetters = (a: string, b: string) => (a < b ? -1 : 1);

function filled(): Vocabulary {
  const vocabulary = new Vocabulary();
  const half = words.length / 2;
  for (const word of words.slice(0, half)) vocabulary.idOf(word);
  vocabulary.freeze();
  // what comes after the build is found as well
  for (const word of words.slice(half)) vocabulary.idOf(word);
  return vocabulary;
}

test('finds exactly the words one typo away that a look at every word finds', () => {
  const vocabulary = filled();
  for (const asked of [...words.slice(0, 40), 'abcdab', 'aabbcc', 'dcbadc', 'abba', 'cabcabc']) {
    const near = vocabulary.oneTypoFrom(asked).map((id) => vocabulary.words[id] ?? '');
    const expected = [...new Set(words)].filter((word) => word !== asked && isOneTypoApart(asked, word));
    expect({ asked, near: near.toSorted(byLetters) }).toEqual({ asked, near: expected.toSorted(byLetters) });
  }
});

test('finds words by their beginning, at most as many as requested', () => {
  const vocabulary = filled();
  const found = vocabulary.withPrefix('abc', 1000).map((id) => vocabulary.words[id] ?? '');
  const expected = [...new Set(words)].filter((word) => word.startsWith('abc'));
  expect(found.toSorted(byLetters)).toEqual(expected.toSorted(byLetters));
  expect(vocabulary.withPrefix('zz', 10)).toEqual([]);
});

test('a part of a number is found in the products that have it, never across two numbers', () => {
  const numbers = new NumberTable();
  ['cf281a', 'hx840zp', 'ü281x', '281281'].forEach((number, doc) => numbers.addNumber(number, doc));
  numbers.freeze();
  numbers.addNumber('later281', 9);
  expect(numbers.holding('281', 10)).toEqual([0, 2, 3, 9]);
  expect(numbers.holding('281', 2)).toEqual([0, 2]);
  expect(numbers.holding('840z', 10)).toEqual([1]);
  expect(numbers.holding('ahx', 10)).toEqual([]);
});

test('no beginning of a number is missed, those of later and other numbers included; words begin hardly any', () => {
  const numbers = new NumberTable();
  const known = Array.from({ length: 2000 }, (_, at) => `n${(at * 7919) % 10_007}x${at}`);
  known.forEach((number, doc) => numbers.addNumber(number, doc));
  expect(numbers.mayBegin('anything')).toBe(true);
  numbers.freeze();
  numbers.addNumber('ü281xlater', 2000);
  numbers.addElsewhere('gone-elsewhere');
  const all = [...known, 'ü281xlater', 'gone-elsewhere'];
  const missed = all.filter((number) =>
    Array.from(number, (_, at) => number.slice(0, at + 1)).some((start) => !numbers.mayBegin(start)),
  );
  expect(missed).toEqual([]);
  const asked = Array.from({ length: 1000 }, (_, at) => `hex${at}bolt`);
  expect(asked.filter((text) => numbers.mayBegin(text)).length).toBeLessThan(200);
});
