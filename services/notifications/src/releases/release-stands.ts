import { Injectable } from '@nestjs/common';
import { remoteContract, remoteNames, type RemoteName } from '@gantry/contracts/remotes';
import type { Release, ReleaseList, ReleaseStand, RemoteReleases } from '@gantry/contracts/schemas/release';
import { standingDrop, type Drops } from '@gantry/federation/node/release/drops';
import { readManifest, ReleaseRefused, type ReleaseManifest } from '@gantry/federation/node/release/manifest';
import { checkProgress, fallbacksOf, type ReleasePointer } from '@gantry/federation/node/release/pointer';
import { readPointer } from '@gantry/federation/node/release/registry';
import { talliedName, tallyOf, vitalsOf, type Tallies } from '@gantry/federation/node/release/tallies';
import { upperQuartile } from '@gantry/federation/node/release/vitals';
import { listVersions } from '@gantry/federation/node/release/versions';
import { ReleasePlace } from './release-place.ts';

/** Of releases that were never used since the active one, enough. */
const maxShown = 20;

/** What is published of each remote, and what visitors get of it. */
@Injectable()
export class ReleaseStands {
  constructor(private readonly place: ReleasePlace) {}

  async listReleases(): Promise<ReleaseList> {
    const remotes = await Promise.all(remoteNames.map((remote) => this.ofRemote(remote)));
    return {
      at: new Date().toISOString(),
      contract: remoteContract,
      canChange: this.place.canChange,
      remotes,
    };
  }

  /**
   * What the registry says of a remote now.
   * @throws ReleaseRefused when nobody who may has signed it, or the shell has seen a newer one
   */
  async pointerOf(remote: RemoteName): Promise<ReleasePointer | undefined> {
    const pointer = await readPointer(this.place.releases, remote, this.place.entryKeys());
    if (pointer) checkProgress(pointer, await this.place.readHighWater(remote));
    return pointer;
  }

  /** The releases of one remote, newest first. */
  async ofRemote(remote: RemoteName): Promise<RemoteReleases> {
    const { pointer, problem } = await this.pointerOrProblem(remote);
    const [drops, tallies] = await Promise.all([this.place.readDrops(), this.place.readTallies()]);
    const versions = shownOf(await listVersions(this.place.releases, remote), pointer);
    const manifests = await Promise.all(versions.map((version) => this.manifestOf(remote, version)));
    const isUsable = problem === null && !pointer?.pinned;
    return {
      remote,
      turn: pointer?.turn ?? 0,
      active: pointer?.active ?? null,
      canary: pointer?.canary ?? null,
      changedAt: pointer?.changedAt ?? null,
      outOfService: pointer?.outOfService ?? null,
      pinned: pointer?.pinned ?? null,
      problem,
      releases: versions.map((version, at) =>
        releaseOf({ remote, version, manifest: manifests[at], pointer, drops, tallies, isUsable }),
      ),
    };
  }

  private async pointerOrProblem(
    remote: RemoteName,
  ): Promise<{ pointer?: ReleasePointer | undefined; problem: string | null }> {
    try {
      return { pointer: await this.pointerOf(remote), problem: null };
    } catch (error) {
      if (error instanceof ReleaseRefused) return { problem: error.message };
      throw error;
    }
  }

  // One that is not to be believed is shown as such, never left out.
  private manifestOf(remote: RemoteName, version: string): Promise<ReleaseManifest | undefined> {
    const { releases } = this.place;
    return readManifest(releases, remote, version, this.place.releaseKey()).catch(() => undefined);
  }
}

/** The newest, and whichever else matters however old it is. */
function shownOf(versions: readonly string[], pointer: ReleasePointer | undefined): string[] {
  const named = pointer ? fallbacksOf(pointer).map(({ version }) => version) : [];
  const needed = new Set([pointer?.active, pointer?.canary?.version, ...named]);
  return versions.filter((version, at) => at < maxShown || needed.has(version));
}

interface ReleaseFacts {
  readonly remote: RemoteName;
  readonly version: string;
  readonly manifest: ReleaseManifest | undefined;
  readonly pointer: ReleasePointer | undefined;
  readonly drops: Drops;
  readonly tallies: Tallies;
  /** whether the registry's entry is believed, and not pinned */
  readonly isUsable: boolean;
}

function releaseOf({ version, remote, manifest, pointer, drops, tallies, isUsable }: ReleaseFacts): Release {
  const drop = pointer && standingDrop(drops, version, pointer);
  const named = standOf(version, pointer);
  // the registry names it still, and nobody gets it
  const stand = drop && named === 'canary' ? 'away' : named;
  const isGenuine = isUsable && manifest !== undefined;
  const isNewer = (manifest?.sequence ?? 0) >= (pointer?.sequence ?? 0);
  return {
    version,
    stand,
    builtAt: manifest?.builtAt ?? null,
    contract: manifest?.contract ?? null,
    retiredAt: pointer?.previous.find((one) => one.version === version)?.retiredAt ?? null,
    dropped: drop ? { at: drop.at, reason: drop.reason } : null,
    lately: tallyOf(tallies, talliedName(remote, version), Date.now()),
    vitals: feltOf(tallies, talliedName(remote, version)),
    canActivate: isGenuine && isNewer && (stand !== 'active' || drop !== undefined),
    canShare: isGenuine && pointer !== undefined && stand !== 'active',
    canGoBackTo: isGenuine && isFallback(version, pointer),
  };
}

function feltOf(tallies: Tallies, name: string): Release['vitals'] {
  const { lcp, inp, cls } = vitalsOf(tallies, name, Date.now());
  return {
    lcp: upperQuartile('lcp', lcp),
    inp: upperQuartile('inp', inp),
    cls: upperQuartile('cls', cls),
  };
}

const isFallback = (version: string, pointer: ReleasePointer | undefined): boolean =>
  pointer !== undefined && fallbacksOf(pointer).some((one) => one.version === version);

function standOf(version: string, pointer: ReleasePointer | undefined): ReleaseStand {
  if (!pointer) return 'published';
  if (pointer.active === version) return 'active';
  if (pointer.canary?.version === version) return 'canary';
  if (isFallback(version, pointer)) return 'before';
  const isWithdrawn = pointer.previous.some((one) => one.version === version && one.withdrawn);
  return !isWithdrawn && Number.parseInt(version) > pointer.sequence ? 'published' : 'away';
}
