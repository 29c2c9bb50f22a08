import type { ReleaseTally } from '@gantry/federation/node/release/tallies';

/** Visitors to whom a canary must have failed before anything is made of it: one may have a browser that fails at all. */
const minFaults = 3;
/** Share of the pages that is taken to fail where less was seen of the active release: extensions, old browsers. */
const usualShare = 0.001;
/** A canary has to fail so many times as often as the active release. */
const minRatio = 2;
/** What happens by chance less often than once in ten thousand times is no chance. */
const maxChance = 0.0001;

/**
 * Whether a canary fails so much more often than the active release that it is taken back: as often as would happen by
 * chance less than once in ten thousand times were it just as good. What harms both, such as a service that is down,
 * takes nothing back.
 */
export function isWorse(canary: ReleaseTally, active: ReleaseTally): boolean {
  if (canary.faults < minFaults) return false;
  const share = active.pages > 0 ? active.faults / active.pages : 0;
  const expected = canary.pages * Math.max(usualShare, share);
  return canary.faults >= minRatio * expected && chanceOf(canary.faults, expected) < maxChance;
}

/** Above this the distribution is as good as normal, and its terms are too small for numbers. */
const manyExpected = 100;
/** Of a normal distribution, one in ten thousand lies beyond so many deviations. */
const deviations = 3.72;

/** How probable it is that so many faults or more happen where so many are expected (Poisson). */
function chanceOf(faults: number, expected: number): number {
  if (expected > manyExpected) return (faults - expected) / Math.sqrt(expected) > deviations ? 0 : 1;
  let term = Math.exp(-expected);
  let fewer = 0;
  for (let count = 0; count < faults; count += 1) {
    fewer += term;
    term *= expected / (count + 1);
  }
  return 1 - fewer;
}
