import { describe, expect, test } from '@jest/globals';
import { bestOf, sortByScore } from './by-score.ts';
import { isOneTypoApart } from './edit-distance.ts';

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

  test('orders by falling score and leaves equals as they stand', () => {
    const hits = { docs: Uint32Array.of(3, 5, 8, 9), scores: Float32Array.of(1, 4000, 7.5, 7.5) };
    expect([...sortByScore(Uint32Array.of(3, 5, 8, 9), hits, 10)]).toEqual([5, 8, 9, 3]);
    expect([...sortByScore(Uint32Array.of(3, 9), hits, 10)]).toEqual([9, 3]);
    expect(bestOf(hits, 2)).toEqual([5, 8]);
    expect(bestOf(hits, 10)).toEqual([5, 8, 9, 3]);
  });
});
