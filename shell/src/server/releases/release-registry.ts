import { watch, type FSWatcher } from 'node:fs';
import { mkdir, stat } from 'node:fs/promises';
import { createPublicKey, type KeyObject } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { remoteNames, type RemoteName } from '@gantry/contracts/remotes';
import { readManifest } from '@gantry/federation/node/release/manifest';
import { checkProgress, openPointer, type ReleasePointer } from '@gantry/federation/node/release/pointer';
import { readRegistry, registryFile, registryName } from '@gantry/federation/node/release/registry';
import type { ShareScope } from '../../federation/share-scope.ts';
import { log, reasonOf } from '../log.ts';
import { loadRelease } from './container-loader.ts';
import { snapshotOf, type Generation, type ReleaseSource, type Snapshot } from './generation.ts';
import type { HighWaterFile } from './high-water-file.ts';
import { makeGeneration } from './make-generation.ts';

const pollEvery = 250;

export interface RegistryOptions {
  readonly releases: string;
  readonly publicKeyFile: string;
  readonly scope: ShareScope;
  readonly seen: HighWaterFile;
}

interface RemoteState {
  active?: Generation;
  canary?: { readonly generation: Generation; readonly percent: number };
  /** text of the registry entry that was last tried */
  tried?: string;
  problem: string | null;
}

/**
 * Follows the registry and keeps the releases in use loaded. A release that cannot be verified, evaluated or does not
 * fit is refused and the last good one stays; requests under way keep the generation they started with.
 */
export class ReleaseRegistry implements ReleaseSource {
  readonly #options: RegistryOptions;
  readonly #states = new Map<RemoteName, RemoteState>();
  readonly #listeners: (() => void)[] = [];
  /** by the visitor's place */
  readonly #snapshots = new Map<number, Snapshot>();
  #key: KeyObject | undefined;
  #watcher: FSWatcher | undefined;
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<void> | undefined;
  #mark = '';
  #hasCanary = false;

  constructor(options: RegistryOptions) {
    this.#options = options;
    for (const name of remoteNames) this.#states.set(name, { problem: 'never activated' });
  }

  /** Loads what the registry names and follows it from then on. Resolves even when every remote is broken. */
  async start(): Promise<void> {
    await mkdir(this.#options.releases, { recursive: true });
    await this.refresh();
    // The watcher is quick where the file system tells of changes; the timer finds them everywhere.
    this.#watcher = watch(this.#options.releases, (_, file) => {
      if (file === registryName) void this.refresh();
    });
    this.#watcher.on('error', () => this.#watcher?.close());
    this.#timer = setInterval(() => void this.refresh(), pollEvery);
    this.#timer.unref();
  }

  stop(): void {
    this.#watcher?.close();
    clearInterval(this.#timer);
  }

  onChange(listener: () => void): void {
    this.#listeners.push(listener);
  }

  get hasCanary(): boolean {
    return this.#hasCanary;
  }

  // Asked for by every request: made once for each combination of releases.
  snapshot(bucket: number): Snapshot {
    const place = this.hasCanary ? bucket : 0;
    const known = this.#snapshots.get(place) ?? this.#take(bucket);
    this.#snapshots.set(place, known);
    return known;
  }

  #take(bucket: number): Snapshot {
    const generations: Partial<Record<RemoteName, Generation>> = {};
    for (const [name, { active, canary }] of this.#states) {
      const given = canary && bucket < canary.percent ? canary.generation : active;
      if (given) generations[name] = given;
    }
    return snapshotOf(generations);
  }

  status(): ReturnType<ReleaseSource['status']> {
    const entries = [...this.#states].map(([name, { active, problem }]) => [
      name,
      { version: active?.pinned.version ?? null, problem },
    ]);
    return Object.fromEntries(entries) as ReturnType<ReleaseSource['status']>;
  }

  /** Reads the registry once; calls at the same time share one reading. */
  refresh(): Promise<void> {
    this.#running ??= this.#read()
      .catch((error: unknown) => log('warn', 'the registry cannot be read', { reason: reasonOf(error) }))
      .finally(() => (this.#running = undefined));
    return this.#running;
  }

  async #read(): Promise<void> {
    const found = await stat(registryFile(this.#options.releases)).catch(() => undefined);
    const mark = `${found?.ino}:${found?.mtimeMs}:${found?.size}`;
    if (mark === this.#mark) return;
    const registry = await readRegistry(this.#options.releases);
    this.#key ??= createPublicKey(readFileSync(this.#options.publicKeyFile));
    const changes = remoteNames.map(async (name) => {
      const signed = registry.remotes[name];
      const state = this.#states.get(name)!;
      if (!signed || signed.payload === state.tried) return false;
      state.tried = signed.payload;
      return this.#follow(name, state, () => openPointer(name, signed, this.#key!));
    });
    const changed = (await Promise.all(changes)).includes(true);
    this.#mark = mark;
    if (!changed) return;
    this.#snapshots.clear();
    this.#hasCanary = [...this.#states.values()].some((state) => state.canary !== undefined);
    for (const listener of this.#listeners) listener();
  }

  async #follow(name: RemoteName, state: RemoteState, open: () => ReleasePointer): Promise<boolean> {
    try {
      const pointer = open();
      checkProgress(pointer, this.#options.seen.of(name));
      const active = await this.#generation(name, pointer.active, state);
      const { canary } = pointer;
      const tried = canary && (await this.#generation(name, canary.version, state));
      // both at once, and only now: whoever asks meanwhile gets the old pair
      state.active = active;
      state.canary = canary && tried ? { generation: tried, percent: canary.percent } : undefined;
      state.problem = null;
      this.#options.seen.set(name, pointer);
      log('info', 'release in use', { remote: name, version: pointer.active, canary });
      return true;
    } catch (error) {
      state.problem = reasonOf(error);
      log('error', 'release refused', { remote: name, reason: state.problem });
      return false;
    }
  }

  async #generation(name: RemoteName, version: string, state: RemoteState): Promise<Generation> {
    const loaded = [state.active, state.canary?.generation].find((one) => one?.pinned.version === version);
    if (loaded) return loaded;
    const { releases, scope } = this.#options;
    const manifest = await readManifest(releases, name, version, this.#key!);
    return makeGeneration(releases, manifest, await loadRelease(releases, manifest, scope));
  }
}
