import path from 'node:path';
import type { RemoteName } from '@gantry/contracts/remotes';
import { dropName, dropsFile, standingDrop, type Drop } from '@gantry/federation/node/release/drops';
import type { ReleasePointer } from '@gantry/federation/node/release/pointer';
import * as v from 'valibot';
import { StateFile } from './state-file.ts';

const dropsSchema = v.record(v.string(), v.object({ turn: v.number(), reason: v.string(), at: v.string() }));
const maxDrops = 50;

/**
 * Releases that harmed the server while they ran. They stay out of use across restarts, in all workers, until somebody
 * activates them again.
 */
export class DroppedReleases {
  private readonly file: StateFile<Record<string, Drop>>;
  private drops: Record<string, Drop>;

  /** @param folder of what outlives a restart */
  constructor(folder: string) {
    this.file = new StateFile(path.join(folder, dropsFile), dropsSchema);
    this.drops = this.file.readState() ?? {};
  }

  /** The drop that keeps a release out of use; an activation after it has lifted it. */
  of(version: string, pointer: ReleasePointer): Drop | undefined {
    return standingDrop(this.drops, version, pointer);
  }

  addDrop(remote: RemoteName, version: string, drop: Omit<Drop, 'at'>): void {
    const all = { ...this.file.readState(), ...this.drops };
    all[dropName(remote, version)] = { ...drop, at: new Date().toISOString() };
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
