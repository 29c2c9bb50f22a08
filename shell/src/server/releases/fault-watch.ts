import type { RemoteName } from '@gantry/contracts/remotes';
import { talliedName, type ReleaseTally } from '@gantry/federation/node/release/tallies';
import { log } from '../log.ts';
import type { Culprit } from './culprit.ts';
import { isWorse } from './fault-rule.ts';
import type { ReleaseSource } from './loaded-release.ts';
import { RecentCounts } from './recent-counts.ts';

export interface FaultWatchOptions {
  readonly source: Pick<ReleaseSource, 'inUse' | 'dropRelease'>;
  /** milliseconds since 1970 */
  readonly now?: () => number;
}

/** A release that failed to a visitor. */
export interface Fault extends Culprit {
  /** tells visitors apart */
  readonly visitor: string;
  readonly what: string;
}

const maxTold = 200;
/** Faults told of in one minute: anybody can report them, and they must not fill the log. */
const perMinute = 60;

/**
 * Counts the pages that are sent with each release and the visitors to whom one failed, and takes a canary back that
 * fails more often than the active release. Reports come from browsers and prove nothing, so the active release is
 * never taken back for them: the worst that false ones do is to end a canary.
 */
export class FaultWatch {
  private readonly source: FaultWatchOptions['source'];
  private readonly now: () => number;
  private readonly counts = new Map<string, RecentCounts>();
  private toldSince = 0;
  private told = 0;

  constructor({ source, now = Date.now }: FaultWatchOptions) {
    this.source = source;
    this.now = now;
  }

  /** A page was sent that is pinned to these releases. */
  countPage(releases: readonly Culprit[]): void {
    const now = this.now();
    for (const one of releases) this.countsOf(one).countPage(now);
  }

  /** A release failed to a visitor. Those that nobody gets any more are left out. */
  countFault({ visitor, what, ...release }: Fault): void {
    const { remote, version } = release;
    const { active, canary } = this.source.inUse(remote);
    if (version !== active && version !== canary) return;
    const now = this.now();
    if (!this.countsOf(release).countFault(visitor, now)) return;
    const told = what.slice(0, maxTold);
    if (this.mayTell(now)) log('warn', 'a release failed to a visitor', { remote, version, what: told });
    if (version === canary) this.judgeCanary(remote, version, active, told);
  }

  /** What was seen of each release lately. */
  tallies(): Readonly<Record<string, ReleaseTally>> {
    const now = this.now();
    for (const [name, counts] of this.counts) {
      const { pages, faults } = counts.tally(now);
      if (pages === 0 && faults === 0) this.counts.delete(name);
    }
    return Object.fromEntries([...this.counts].map(([name, counts]) => [name, counts.tally(now)]));
  }

  private judgeCanary(remote: RemoteName, version: string, active: string | undefined, what: string): void {
    const now = this.now();
    const none: ReleaseTally = { pages: 0, faults: 0 };
    const ours = this.countsOf({ remote, version }).tally(now);
    const theirs = active === undefined ? none : this.countsOf({ remote, version: active }).tally(now);
    if (!isWorse(ours, theirs)) return;
    const reason = `it failed to ${ours.faults} visitors on ${ours.pages} pages (${active}: ${theirs.faults} on ${theirs.pages}), last: ${what}`;
    this.source.dropRelease(remote, version, reason);
  }

  private countsOf({ remote, version }: Culprit): RecentCounts {
    const name = talliedName(remote, version);
    const known = this.counts.get(name) ?? new RecentCounts();
    this.counts.set(name, known);
    return known;
  }

  private mayTell(now: number): boolean {
    const minute = Math.floor(now / 60_000);
    if (minute !== this.toldSince) [this.toldSince, this.told] = [minute, 0];
    this.told += 1;
    return this.told <= perMinute;
  }
}
