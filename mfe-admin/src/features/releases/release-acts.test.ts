import { describe, expect, test } from '@jest/globals';
import type { Release, RemoteReleases } from '@gantry/contracts/schemas/release';
import { choicesOf, isPossible, releaseActs } from './release-acts.ts';

const release = (version: string, facts: Partial<Release> = {}): Release => ({
  version,
  stand: 'published',
  builtAt: '2026-11-01T00:00:00.000Z',
  contract: 1,
  retiredAt: null,
  dropped: null,
  canActivate: false,
  canShare: false,
  canGoBackTo: false,
  lately: null,
  vitals: { lcp: null, inp: null, cls: null },
  ...facts,
});
const remote = (facts: Partial<RemoteReleases> = {}): RemoteReleases => ({
  remote: 'catalog',
  turn: 3,
  active: '2-bbbbbb',
  canary: null,
  changedAt: '2026-11-01T00:00:00.000Z',
  outOfService: null,
  pinned: null,
  problem: null,
  releases: [
    release('3-cccccc', { canActivate: true, canShare: true }),
    release('2-bbbbbb', { stand: 'active' }),
    release('1-aaaaaa', { stand: 'before', canShare: true, canGoBackTo: true }),
  ],
  ...facts,
});

describe('the acts on releases', () => {
  test('offer those releases that the service allows', () => {
    expect(choicesOf('activate', remote())).toEqual(['3-cccccc']);
    expect(choicesOf('canary', remote())).toEqual(['3-cccccc', '1-aaaaaa']);
    expect(choicesOf('roll-back', remote())).toEqual(['1-aaaaaa']);
  });

  test('are left out where there is nothing to choose, and the end where there is no canary', () => {
    const possible = (facts: Partial<RemoteReleases>) =>
      releaseActs.filter((act) => isPossible(act, remote(facts)));
    const whole = ['pin', 'take-out'];
    expect(possible({})).toEqual(['activate', 'canary', 'roll-back', ...whole]);
    expect(possible({ releases: [] })).toEqual(whole);
    expect(possible({ releases: [], active: null })).toEqual([]);
    const canary = { version: '3-cccccc', percent: 5 };
    expect(possible({ releases: [], canary })).toEqual(['end-canary', ...whole]);
    const stop = { reason: 'wrong prices', at: '2026-11-02T00:00:00.000Z' };
    expect(possible({ releases: [], pinned: stop, outOfService: stop })).toEqual(['unpin', 'bring-back']);
    expect(possible({ releases: [], canary, problem: 'not signed' })).toEqual([]);
  });
});
