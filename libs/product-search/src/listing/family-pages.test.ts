import { describe, expect, test } from '@jest/globals';
import { familyPageAt, familyPageEnd, familyPageStarts } from './family-pages.ts';

/** A listing of families of these sizes, one after the other; a negative number is so many products without one. */
function listingOf(...sizes: number[]) {
  const families = sizes.flatMap((size, at) =>
    Array.from({ length: Math.abs(size) }, () => (size < 0 ? 0 : at + 1)),
  );
  return { docs: Uint32Array.from(families.keys()), families: Int32Array.from(families) };
}
const startsOf = (...sizes: number[]) => [...familyPageStarts(listingOf(...sizes), 24)];

describe('pages that keep families whole', () => {
  test('begin where a family begins', () => {
    expect(startsOf(20, 22, 21)).toEqual([0, 20, 42]);
  });
  test('hold several small families, until there are enough products', () => {
    expect(startsOf(9, 9, 9, 9)).toEqual([0, 27]);
  });
  test('hold a family that takes them a little beyond their size', () => {
    expect(startsOf(14, 22, 5)).toEqual([0, 36]);
  });
  test('leave a family to the next page that would take them too far', () => {
    expect(startsOf(15, 22)).toEqual([0, 15]);
  });
  test('hold a long family alone, and cut one that is longer than four pages', () => {
    expect(startsOf(90, 5)).toEqual([0, 90]);
    expect(startsOf(200)).toEqual([0, 96, 192]);
  });
  test('have just their size of products without a family', () => {
    expect(startsOf(-60)).toEqual([0, 24, 48]);
  });
  test('show every product once, whatever the sizes', () => {
    const sizes = Array.from({ length: 300 }, (_, at) => ((at * 7919) % 131) + 1);
    const listing = listingOf(...sizes);
    const starts = familyPageStarts(listing, 24);
    for (const [at, start] of starts.entries())
      expect(familyPageEnd(listing, start, 24)).toBe(starts[at + 1] ?? listing.docs.length);
  });
  test('are one page of an empty listing', () => {
    expect(startsOf()).toEqual([0]);
  });
  test('are found by any of their positions', () => {
    const starts = familyPageStarts(listingOf(20, 22, 21), 24);
    expect([0, 19, 20, 41, 42, 62].map((position) => familyPageAt(starts, position))).toEqual([
      1, 1, 2, 2, 3, 3,
    ]);
  });
});
