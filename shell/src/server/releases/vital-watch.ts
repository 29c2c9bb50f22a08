import { talliedName } from '@gantry/federation/node/release/tallies';
import {
  stepOf,
  sumVitals,
  vitalNames,
  type ReleaseVitals,
  type VitalName,
} from '@gantry/federation/node/release/vitals';
import type { Culprit } from './culprit.ts';
import type { ReleaseSource } from './loaded-release.ts';

const hour = 3_600_000;
const maxHours = 24;

/** Counts how the pages of each release felt to visitors, over a day. */
export class VitalWatch {
  private readonly source: Pick<ReleaseSource, 'inUse'>;
  private readonly now: () => number;
  /** by release, then by hour */
  private readonly counts = new Map<string, Map<number, ReleaseVitals>>();

  constructor(source: Pick<ReleaseSource, 'inUse'>, now: () => number = Date.now) {
    this.source = source;
    this.now = now;
  }

  /** Takes the measurements of one document. Those of releases nobody gets any more are left out. */
  addMeasured(
    { remote, version }: Culprit,
    measured: Readonly<Partial<Record<VitalName, number | undefined>>>,
  ): void {
    const { active, canary } = this.source.inUse(remote);
    if (version !== active && version !== canary) return;
    const name = talliedName(remote, version);
    const at = Math.floor(this.now() / hour);
    const hours = this.counts.get(name) ?? new Map<number, ReleaseVitals>();
    this.counts.set(name, hours);
    hours.set(at, sumVitals([hours.get(at) ?? {}, countsOf(measured)]));
  }

  /** What was measured of each release within a day. */
  vitals(): Readonly<Record<string, ReleaseVitals>> {
    const oldest = Math.floor(this.now() / hour) - maxHours;
    for (const [name, hours] of this.counts) {
      for (const at of hours.keys()) if (at <= oldest) hours.delete(at);
      if (hours.size === 0) this.counts.delete(name);
    }
    const all = [...this.counts].map(([name, hours]) => [name, sumVitals([...hours.values()])] as const);
    return Object.fromEntries(all);
  }
}

function countsOf(measured: Readonly<Partial<Record<VitalName, number | undefined>>>): ReleaseVitals {
  const entries = vitalNames.flatMap((name) => {
    const value = measured[name];
    return value === undefined ? [] : [[name, { [stepOf(name, value)]: 1 }] as const];
  });
  return Object.fromEntries(entries);
}
