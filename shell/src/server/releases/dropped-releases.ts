import path from 'node:path';
import type { RemoteName } from '@gantry/contracts/remotes';
import type { ReleasePointer } from '@gantry/federation/node/release/pointer';
import * as v from 'valibot';
import { StateFile } from './state-file.ts';

/** Why a release was taken out of use, and at which turn of its remote's registry entry. */
export interface Drop {
  readonly turn: number;
  readonly reason: string;
  readonly at: string;
}

const dropsSchema = v.record(v.string(), v.object({ turn: v.number(), reason: v.string(), at: v.string() }));
const maxDrops = 50;
const nameOf = (remote: RemoteName, version: string): string => `${remote}@${version}`;

/**
 * Releases that harmed the server while they ran. They stay out of use across restarts, in all workers, until somebody
 * activates them again.
 */
export class DroppedReleases {
  private readonly file: StateFile<Record<string, Drop>>;
  private drops: Record<string, Drop>;

  /** @param folder of what outlives a restart */
  constructor(folder: string) {
    this.file = new StateFile(path.join(folder, 'releases-dropped.json'), dropsSchema);
    this.drops = this.file.readState() ?? {};
  }

  /** The drop that keeps a release out of use; an activation after it has lifted it. */
  of(version: string, pointer: ReleasePointer): Drop | undefined {
    const drop = this.drops[nameOf(pointer.remote, version)];
    const isNamed = pointer.active === version || pointer.canary?.version === version;
    return drop && !(isNamed && pointer.turn > drop.turn) ? drop : undefined;
  }

  addDrop(remote: RemoteName, version: string, drop: Omit<Drop, 'at'>): void {
    const all = { ...this.file.readState(), ...this.drops };
    all[nameOf(remote, version)] = { ...drop, at: new Date().toISOString() };
    this.drops = Object.fromEntries(Object.entries(all).slice(-maxDrops));
    this.file.writeState(this.drops);
  }

  /** When the newest drop was noted, in milliseconds since 1970; 0 without any. */
  newestAt(): number {
    return Math.max(0, ...Object.values(this.drops).map(({ at }) => Date.parse(at) || 0));
  }

  /** Takes over what another worker has written. @returns whether there was something new */
  reload(): boolean {
    if (!this.file.hasChanged()) return false;
    const found = this.file.readState() ?? {};
    const news = Object.entries(found).filter(([name, { at }]) => this.drops[name]?.at !== at);
    this.drops = { ...this.drops, ...Object.fromEntries(news) };
    return news.length > 0;
  }
}
