/** @jest-environment node */
import { expect, test } from '@jest/globals';
import { tallyOf, type Tallies } from './tallies.ts';

const now = Date.parse('2026-11-27T10:00:00Z');
const seen = (secondsAgo: number, pages: number, faults: number) => ({
  at: new Date(now - secondsAgo * 1000).toISOString(),
  releases: { 'catalog@1-aaaaaaaaaa': { pages, faults } },
});

test('adds what all processes have seen, but those that are gone', () => {
  const tallies: Tallies = { 11: seen(5, 100, 1), 12: seen(30, 40, 2), 13: seen(90, 1000, 500) };
  expect(tallyOf(tallies, 'catalog@1-aaaaaaaaaa', now)).toEqual({ pages: 140, faults: 3 });
  expect(tallyOf(tallies, 'catalog@2-bbbbbbbbbb', now)).toBeNull();
  expect(tallyOf({}, 'catalog@1-aaaaaaaaaa', now)).toBeNull();
});
