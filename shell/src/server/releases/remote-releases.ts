import type { KeyObject } from 'node:crypto';
import path from 'node:path';
import type { RemoteName } from '@gantry/contracts/remotes';
import { readManifest, ReleaseRefused } from '@gantry/federation/node/release/manifest';
import { fallbacksOf, type ReleasePointer } from '@gantry/federation/node/release/pointer';
import { verifyFiles } from '@gantry/federation/node/release/verify';
import type { ShareScope } from '../../federation/share-scope.ts';
import { log, reasonOf } from '../log.ts';
import { BackOff } from './back-off.ts';
import { loadRelease } from './container-loader.ts';
import type { DroppedReleases } from './dropped-releases.ts';
import type { LoadedRelease, ReleaseStatus } from './loaded-release.ts';
import { makeLoadedRelease } from './make-loaded-release.ts';
import { fingerprintOf } from './release-watch.ts';

export interface RemoteOptions {
  readonly releases: string;
  readonly key: () => KeyObject;
  readonly scope: ShareScope;
  readonly dropped: DroppedReleases;
}

/**
 * The releases in use of one remote; none while it is out of service. Where the active one cannot be used, because of a damaged file or because it
 * harmed the server, the newest release before it that can stands in; the active one is tried again until it is well.
 */
export class RemoteReleases {
  readonly name: RemoteName;
  private readonly options: RemoteOptions;
  private readonly backOff = new BackOff();
  private active: LoadedRelease | undefined;
  private canary: { readonly release: LoadedRelease; readonly percent: number } | undefined;
  private pointer: ReleasePointer | undefined;
  private problem: string | null = 'never activated';
  /** why the registry's newest entry is not followed */
  private refusal: string | null = null;
  private fingerprint = '';
  private isAsked = false;

  constructor(name: RemoteName, options: RemoteOptions) {
    this.name = name;
    this.options = options;
  }

  get hasCanary(): boolean {
    return this.canary !== undefined;
  }

  /** the versions that visitors get */
  get inUse(): { readonly active: string | undefined; readonly canary: string | undefined } {
    return { active: this.active?.pinned.version, canary: this.canary?.release.pinned.version };
  }

  /** rises with every change of the registry's entry */
  get turn(): number {
    return this.pointer?.turn ?? 0;
  }

  /** Those whose files matter now. */
  get versions(): string[] {
    const named = [this.pointer?.active, this.pointer?.canary?.version, this.active?.pinned.version];
    return [...new Set(named.filter((one) => one !== undefined))];
  }

  given(bucket: number): LoadedRelease | undefined {
    return this.canary && bucket < this.canary.percent ? this.canary.release : this.active;
  }

  status(): ReleaseStatus {
    return {
      version: this.active?.pinned.version ?? null,
      wanted: this.pointer?.active ?? null,
      problem: this.refusal ?? this.problem,
    };
  }

  /** Takes up what the registry says now. */
  follow(pointer: ReleasePointer): void {
    this.pointer = pointer;
    this.refusal = null;
    this.backOff.reset();
    this.isAsked = true;
  }

  /** The registry's entry cannot be used; what is in use stays. */
  refusePointer(reason: string): void {
    log('error', 'release refused', { remote: this.name, reason });
    this.refusal = reason;
  }

  /** Something about the releases may have changed: they are looked at with the next settling. */
  requestCheck(): void {
    this.isAsked = true;
  }

  /** Whether files changed since the last settling. */
  async hasChangedFiles(): Promise<boolean> {
    return this.fingerprint !== (await this.currentFingerprint());
  }

  /** Whether there is a reason to choose anew. */
  isDue(now: number): boolean {
    return this.pointer !== undefined && (this.isAsked || this.backOff.isDue(now));
  }

  /** Chooses the releases to use. @returns whether others are in use now */
  async chooseReleases(now: number): Promise<boolean> {
    const pointer = this.pointer;
    if (!pointer) return false;
    this.isAsked = false;
    const before = await this.currentFingerprint();
    const { active, problem } = await this.chooseActive(pointer);
    const canary = pointer.outOfService ? { problem: null } : await this.chooseCanary(pointer);
    const isChanged = active !== this.active || canary.release !== this.canary?.release;
    const percent = pointer.canary?.percent ?? 0;
    const isShared = percent !== (this.canary?.percent ?? 0);
    // both at once, and only now: whoever asks meanwhile gets the old pair
    this.active = active;
    this.canary = canary.release && { release: canary.release, percent };
    this.fingerprint = before;
    this.noteOutcome(problem ?? canary.problem, now, isChanged || isShared);
    return isChanged || isShared;
  }

  private async chooseActive(
    pointer: ReleasePointer,
  ): Promise<{ active: LoadedRelease | undefined; problem: string | null }> {
    const { outOfService } = pointer;
    if (outOfService) return { active: undefined, problem: `out of service: ${outOfService.reason}` };
    let problem: string | null = null;
    for (const version of [pointer.active, ...fallbacksOf(pointer).map((one) => one.version)]) {
      try {
        return { active: await this.load(version, pointer), problem };
      } catch (error) {
        problem ??= reasonOf(error);
      }
    }
    // what was verified when it was loaded is better than nothing, as long as it does no harm
    const kept = this.active && !this.options.dropped.of(this.active.pinned.version, pointer);
    return { active: kept ? this.active : undefined, problem };
  }

  private async chooseCanary(
    pointer: ReleasePointer,
  ): Promise<{ release?: LoadedRelease; problem: string | null }> {
    if (!pointer.canary) return { problem: null };
    try {
      return { release: await this.load(pointer.canary.version, pointer), problem: null };
    } catch (error) {
      return { problem: `canary: ${reasonOf(error)}` };
    }
  }

  /** @throws when the release was dropped, a file of it is not what was signed, or it does not evaluate */
  private async load(version: string, pointer: ReleasePointer): Promise<LoadedRelease> {
    const { releases, scope, dropped, key } = this.options;
    const drop = dropped.of(version, pointer);
    if (drop) throw new ReleaseRefused(`${this.name} ${version} was dropped: ${drop.reason}`);
    const manifest = await readManifest(releases, this.name, version, key());
    await verifyFiles(releases, manifest);
    const loaded = [this.active, this.canary?.release].find((one) => one?.pinned.version === version);
    if (loaded) return loaded;
    return makeLoadedRelease(releases, manifest, await loadRelease(releases, manifest, scope));
  }

  private noteOutcome(problem: string | null, now: number, isChanged: boolean): void {
    if (problem) this.backOff.failed(now);
    else this.backOff.reset();
    if (problem) this.complain(problem);
    this.problem = problem;
    if (!isChanged || !this.active) return;
    const { version } = this.active.pinned;
    const standsInFor = version === this.pointer?.active ? undefined : this.pointer?.active;
    log('info', 'release in use', {
      remote: this.name,
      version,
      standsInFor,
      canary: this.pointer?.canary ?? null,
    });
  }

  // The same problem once, however often the release is tried.
  private complain(reason: string): void {
    if (reason !== this.problem) log('error', 'release refused', { remote: this.name, reason });
    this.problem = reason;
  }

  private async currentFingerprint(): Promise<string> {
    const { releases } = this.options;
    const folders = this.versions.map((version) => path.join(releases, this.name, version));
    return (await Promise.all(folders.map(fingerprintOf))).join('\n\n');
  }
}
