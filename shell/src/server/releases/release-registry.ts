import { createPublicKey, type KeyObject } from 'node:crypto';
import { readFileSync, watch, type FSWatcher } from 'node:fs';
import { mkdir, stat } from 'node:fs/promises';
import { remoteNames, type RemoteName } from '@gantry/contracts/remotes';
import { readEntryKeys } from '@gantry/federation/node/release/keys';
import { checkProgress, openPointer, type SignedPointer } from '@gantry/federation/node/release/pointer';
import { readRegistry, registryFile, registryName } from '@gantry/federation/node/release/registry';
import type { ShareScope } from '../../federation/share-scope.ts';
import { log, reasonOf } from '../log.ts';
import type { DroppedReleases } from './dropped-releases.ts';
import { snapshotOf, type LoadedRelease, type ReleaseSource, type Snapshot } from './loaded-release.ts';
import type { HighWaterFile } from './high-water-file.ts';
import { ReleaseWatch } from './release-watch.ts';
import { RemoteReleases } from './remote-releases.ts';

const pollEvery = 250;
/** Where the file system tells nothing of changed files, they are found within this time. */
const lookEvery = 5000;

export interface RegistryOptions {
  readonly releases: string;
  readonly publicKeyFile: string;
  /** public half of the key that may sign entries, no releases; need not be there */
  readonly pointerKeyFile: string;
  readonly scope: ShareScope;
  readonly seen: HighWaterFile;
  readonly dropped: DroppedReleases;
}

/**
 * Follows the registry and keeps the releases in use loaded. A release that cannot be verified, evaluated or does not
 * fit is refused and another stands in; requests under way keep the release they started with.
 */
export class ReleaseRegistry implements ReleaseSource {
  private readonly options: RegistryOptions;
  private readonly remotes: Readonly<Record<RemoteName, RemoteReleases>>;
  private readonly listeners: (() => void)[] = [];
  /** by the visitor's place */
  private readonly snapshots = new Map<number, Snapshot>();
  private readonly watch: ReleaseWatch;
  /** per remote: text of the registry entry that was read last */
  private readonly entries = new Map<RemoteName, string>();
  private key: KeyObject | undefined;
  private watcher: FSWatcher | undefined;
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> | undefined;
  private mark = '';
  private problem = '';
  private lookedAt = -Infinity;
  private canaryExists = false;

  constructor(options: RegistryOptions) {
    this.options = options;
    const { releases, scope, dropped } = options;
    const common = { releases, scope, dropped, key: () => this.publicKey() };
    const entries = remoteNames.map((name) => [name, new RemoteReleases(name, common)]);
    this.remotes = Object.fromEntries(entries) as Record<RemoteName, RemoteReleases>;
    this.watch = new ReleaseWatch(releases, () => this.lookSoon());
  }

  /** Loads what the registry names and follows it from then on. Resolves even when every remote is broken. */
  async start(): Promise<void> {
    await mkdir(this.options.releases, { recursive: true });
    await this.refresh();
    // The watcher is quick where the file system tells of changes; the timer finds them everywhere.
    this.watcher = watch(this.options.releases, (_, file) => {
      if (file === registryName) void this.refresh();
    });
    this.watcher.on('error', () => this.watcher?.close());
    this.timer = setInterval(() => void this.refresh(), pollEvery);
    this.timer.unref();
  }

  stop(): void {
    this.watcher?.close();
    this.watch.stop();
    clearInterval(this.timer);
  }

  onChange(listener: () => void): void {
    this.listeners.push(listener);
  }

  get hasCanary(): boolean {
    return this.canaryExists;
  }

  // Asked for by every request: made once for each combination of releases.
  snapshot(bucket: number): Snapshot {
    const place = this.hasCanary ? bucket : 0;
    const known = this.snapshots.get(place) ?? this.makeSnapshot(bucket);
    this.snapshots.set(place, known);
    return known;
  }

  private makeSnapshot(bucket: number): Snapshot {
    const releases: Partial<Record<RemoteName, LoadedRelease>> = {};
    for (const name of remoteNames) {
      const given = this.remotes[name].given(bucket);
      if (given) releases[name] = given;
    }
    return snapshotOf(releases);
  }

  status(): ReturnType<ReleaseSource['status']> {
    const entries = remoteNames.map((name) => [name, this.remotes[name].status()]);
    return Object.fromEntries(entries) as ReturnType<ReleaseSource['status']>;
  }

  inUse(remote: RemoteName): ReturnType<ReleaseSource['inUse']> {
    return this.remotes[remote].inUse;
  }

  dropRelease(remote: RemoteName, version: string, reason: string): void {
    const { turn } = this.remotes[remote];
    log('error', 'release dropped', { remote, version, reason });
    this.options.dropped.addDrop(remote, version, { turn, reason });
    this.recheck(remote);
  }

  recheck(remote: RemoteName): void {
    this.remotes[remote].requestCheck();
    void this.again();
  }

  /** Reads the registry once; calls at the same time share one reading. */
  refresh(): Promise<void> {
    this.running ??= this.settleReleases()
      .catch((error: unknown) => log('warn', 'the registry cannot be followed', { reason: reasonOf(error) }))
      .finally(() => (this.running = undefined));
    return this.running;
  }

  // What was asked for while it reads needs another reading.
  private async again(): Promise<void> {
    await this.running;
    await this.refresh();
  }

  private lookSoon(): void {
    this.lookedAt = -Infinity;
    void this.again();
  }

  private async settleReleases(): Promise<void> {
    await this.readRegistry();
    const remotes = remoteNames.map((name) => this.remotes[name]);
    if (this.options.dropped.reload()) for (const remote of remotes) remote.requestCheck();
    await this.checkReleaseFiles(remotes);
    const changes = await Promise.all(remotes.map((remote) => this.settleRemote(remote)));
    if (!changes.includes(true)) return;
    this.snapshots.clear();
    this.canaryExists = remotes.some((remote) => remote.hasCanary);
    for (const listener of this.listeners) listener();
  }

  private async settleRemote(remote: RemoteReleases): Promise<boolean> {
    const now = performance.now();
    if (!remote.isDue(now)) return false;
    const isChanged = await remote.chooseReleases(now);
    this.watch.follow(remote.name, remote.versions);
    return isChanged;
  }

  private async checkReleaseFiles(remotes: readonly RemoteReleases[]): Promise<void> {
    const now = performance.now();
    if (now - this.lookedAt < lookEvery) return;
    this.lookedAt = now;
    for (const remote of remotes) if (await remote.hasChangedFiles()) remote.requestCheck();
  }

  private async readRegistry(): Promise<void> {
    const found = await stat(registryFile(this.options.releases)).catch(() => undefined);
    const mark = `${found?.ino}:${found?.mtimeMs}:${found?.size}`;
    if (mark === this.mark) return;
    try {
      const registry = await readRegistry(this.options.releases);
      for (const name of remoteNames) this.readEntry(name, registry.remotes[name]);
      this.mark = mark;
      this.problem = '';
    } catch (error) {
      this.complain(reasonOf(error));
    }
  }

  // The same problem once, however often the file is read.
  private complain(reason: string): void {
    if (reason !== this.problem) log('warn', 'the registry cannot be read', { reason });
    this.problem = reason;
  }

  private readEntry(name: RemoteName, signed: SignedPointer | undefined): void {
    const text = signed && `${signed.payload} ${signed.signature}`;
    if (!signed || text === this.entries.get(name)) return;
    const { publicKeyFile, pointerKeyFile } = this.options;
    // read at each new entry: a pointer key that was taken away counts no longer
    const keys = readEntryKeys(publicKeyFile, pointerKeyFile);
    this.entries.set(name, text!);
    const { seen } = this.options;
    try {
      const pointer = openPointer(name, signed, keys);
      checkProgress(pointer, seen.of(name));
      seen.set(name, pointer);
      this.remotes[name].follow(pointer);
    } catch (error) {
      this.remotes[name].refusePointer(reasonOf(error));
    }
  }

  private publicKey(): KeyObject {
    this.key ??= createPublicKey(readFileSync(this.options.publicKeyFile));
    return this.key;
  }
}
