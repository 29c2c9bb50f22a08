/** @jest-environment node */
import { expect, test } from '@jest/globals';
import { isWorse } from './fault-rule.ts';

const tally = (pages: number, faults: number) => ({ pages, faults });
const sound = tally(1000, 0);

test.each([
  ['three of three pages', tally(3, 3), sound, true],
  ['three of fifty', tally(50, 3), sound, true],
  ['where nobody gets the active release', tally(20, 3), tally(0, 0), true],
  [
    'thirty of ten thousand, where two of a thousand of the active one fail',
    tally(10_000, 60),
    tally(1000, 2),
    true,
  ],
  ['many of very many', tally(1_000_000, 2500), tally(1_000_000, 1000), true],
  ['two visitors are too few', tally(2, 2), sound, false],
  ['three of a thousand come by chance', tally(1000, 3), sound, false],
  ['what the active release fails at as well', tally(20, 20), tally(5, 5), false],
  ['a little worse is not bad', tally(1_000_000, 1500), tally(1_000_000, 1000), false],
  ['no page was counted yet', tally(0, 3), tally(0, 0), true],
])('%s', (_, canary, active, worse) => {
  expect(isWorse(canary, active)).toBe(worse);
});
