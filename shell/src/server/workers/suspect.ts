import { remoteNames } from '@gantry/contracts/remotes';
import { readEntryKeys } from '@gantry/federation/node/release/keys';
import type { ReleasePointer } from '@gantry/federation/node/release/pointer';
import { readPointer } from '@gantry/federation/node/release/registry';
import { log, reasonOf } from '../log.ts';
import { DroppedReleases } from '../releases/dropped-releases.ts';

export interface SuspectOptions {
  readonly releases: string;
  readonly publicKeyFile: string;
  readonly pointerKeyFile: string;
  /** folder of what outlives a restart */
  readonly state: string;
}

/** A drop of so few milliseconds ago explains the end of a worker. */
const justNow = 10_000;
/** Ends of workers without a name, within so long of each other, are no accident. */
const together = 60_000;
/** Only what came lately is suspected of what happens now. */
const lately = 15 * 60_000;

/**
 * Some ends of a process name nobody: memory that runs out at once, a fault in native code. When it happens again
 * soon, the release that came last is taken out of use, for that is what changed.
 */
export class Suspects {
  private readonly options: SuspectOptions;
  private readonly dropped: DroppedReleases;
  private endedAt = -Infinity;
  /** of the newest drop that has explained an end */
  private explainedBy = 0;

  constructor(options: SuspectOptions) {
    this.options = options;
    this.dropped = new DroppedReleases(options.state);
  }

  /**
   * A worker ended that should not have.
   * @returns whether what ended it is out of use by now, so that nothing speaks against starting another at once
   */
  async noteEnd(now: number): Promise<boolean> {
    this.dropped.reload();
    const droppedAt = this.dropped.newestAt();
    if (droppedAt > Date.now() - justNow) {
      // somebody was named already, which explains one end
      const isNews = droppedAt > this.explainedBy;
      this.explainedBy = droppedAt;
      return isNews;
    }
    const isAgain = now - this.endedAt < together;
    this.endedAt = now;
    return isAgain && (await this.dropNewest());
  }

  private async dropNewest(): Promise<boolean> {
    const pointers = await this.pointers();
    const newest = pointers.sort((a, b) => b.changedAt.localeCompare(a.changedAt))[0];
    if (!newest || Date.now() - Date.parse(newest.changedAt) > lately) return false;
    const { remote, active: version, turn } = newest;
    const reason = 'the server ended again and again after it was activated';
    log('error', 'release dropped', { remote, version, reason });
    this.dropped.addDrop(remote, version, { turn, reason });
    return true;
  }

  /** Entries of the registry whose active release is in use. */
  private async pointers(): Promise<ReleasePointer[]> {
    const { releases, publicKeyFile, pointerKeyFile } = this.options;
    try {
      const keys = readEntryKeys(publicKeyFile, pointerKeyFile);
      const all = await Promise.all(remoteNames.map((name) => readPointer(releases, name, keys)));
      return all.filter((one) => one !== undefined && !this.dropped.of(one.active, one)) as ReleasePointer[];
    } catch (error) {
      log('warn', 'the registry cannot be read', { reason: reasonOf(error) });
      return [];
    }
  }
}
