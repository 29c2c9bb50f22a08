import { describe, expect, test } from '@jest/globals';
import { bestOf, sortByScore } from './by-score.ts';
import { isOneTypoApart, isTwoTyposApart } from '../text/edit-distance.ts';
import { mergeMatches } from './merge-matches.ts';
import { noMatches } from './searchable.ts';
import { formsOf } from './word-meanings.ts';

describe('search', () => {
  test.each([
    ['screw', 'scrwe', true],
    ['screw', 'screws', true],
    ['screw', 'crew', true],
    ['screw', 'scred', true],
    ['screw', 'screw', true],
    ['screw', 'scrsew', true],
    ['screw', 'wrecs', false],
    ['screw', 'screwed', false],
    ['ab', 'cd', false],
  ])('%s and %s are one typo apart: %s', (a, b, expected) => {
    expect(isOneTypoApart(a, b)).toBe(expected);
    expect(isOneTypoApart(b, a)).toBe(expected);
  });

  test.each([
    ['thermostat', 'thermsotaat', true],
    ['screw', 'screwed', true],
    ['screw', 'crews', true],
    ['screw', 'srcwe', true],
    ['screw', 'screw', true],
    ['bearing', 'bering', true],
    ['bearing', 'gearings', true],
    ['bearing', 'boring', true],
    ['bearing', 'warnings', false],
    ['screw', 'wrecs', false],
    ['abc', 'xyz', false],
    ['screw', 'screwdriver', false],
  ])('%s and %s are two typos apart at most: %s', (a, b, expected) => {
    expect(isTwoTyposApart(a, b)).toBe(expected);
    expect(isTwoTyposApart(b, a)).toBe(expected);
  });

  test('orders by falling score and leaves equals as they stand', () => {
    const hits = { docs: Uint32Array.of(3, 5, 8, 9), scores: Float32Array.of(1, 4000, 7.5, 7.5) };
    expect([...sortByScore(Uint32Array.of(3, 5, 8, 9), hits, 10)]).toEqual([5, 8, 9, 3]);
    expect([...sortByScore(Uint32Array.of(3, 9), hits, 10)]).toEqual([9, 3]);
    expect(bestOf(hits, 2)).toEqual([5, 8]);
    expect(bestOf(hits, 10)).toEqual([5, 8, 9, 3]);
  });

  test('of very many the best still come first, equals as they stand', () => {
    const docs = Uint32Array.from({ length: 30_000 }, (_, doc) => doc);
    const hits = {
      docs,
      scores: Float32Array.from(docs, (doc) => (doc === 17 || doc === 29_000 ? 9 : doc % 3)),
    };
    const sorted = [...sortByScore(docs.slice(), hits, docs.length)];
    expect(sorted.slice(0, 4)).toEqual([17, 29_000, 2, 5]);
    expect(new Set(sorted).size).toBe(docs.length);
    expect(sorted.at(-1)).toBe(29_997);
  });

  test('lists become one, each product with its best score', () => {
    const left = { docs: Uint32Array.of(1, 4, 9), scores: Float32Array.of(1, 5, 2) };
    const right = { docs: Uint32Array.of(2, 4, 12), scores: Float32Array.of(3, 4, 7) };
    const merged = mergeMatches([left, noMatches, right]);
    expect([...merged.docs]).toEqual([1, 2, 4, 9, 12]);
    expect([...merged.scores]).toEqual([1, 3, 5, 2, 7]);
    expect(mergeMatches([])).toBe(noMatches);
  });

  test.each([
    ['drill', 'drilling'],
    ['drilling', 'drill'],
    ['charger', 'charge'],
    ['cutting', 'cut'],
  ])('%s may also be said as %s', (word, form) => expect(formsOf(word)).toContain(form));
});
