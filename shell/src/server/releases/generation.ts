import type { LocaleCode } from '@gantry/contracts/locales';
import { remoteNames, type RemoteName } from '@gantry/contracts/remotes';
import type { RemoteModule } from '@gantry/federation/remote-module';
import type { PinnedRelease } from '../../federation/page-data.ts';

/** Scripts and styles of one named chunk, relative to the release's `base`. */
export interface ChunkAssets {
  readonly js: readonly string[];
  readonly css: readonly string[];
}

/** One loaded release of a remote, with all that pages rendered by it need. */
export interface Generation {
  readonly remote: RemoteName;
  readonly module: RemoteModule;
  /** what the page tells the browser */
  readonly pinned: PinnedRelease;
  /** chunk name → its files; pages name those of their chunks in the head */
  readonly chunks: Readonly<Record<string, ChunkAssets>>;
  /** address of each file for browsers → hash */
  readonly integrity: Readonly<Record<string, string>>;
  /** address of each stylesheet → its text, for documents that carry it */
  readonly styles: Readonly<Record<string, string>>;
  /** the remote's texts, loaded once per locale */
  messages(locale: LocaleCode): Promise<Readonly<Record<string, unknown>>>;
}

/** The releases of one request, taken once and kept to its end: no page mixes two releases of a remote. */
export interface Snapshot {
  readonly generations: Readonly<Partial<Record<RemoteName, Generation>>>;
  /** names the combination; part of the keys of caches */
  readonly key: string;
}

/** Where requests get their releases from: the registry, or the build itself where nothing is federated. */
export interface ReleaseSource {
  /** @param bucket 0 to 99, the visitor's place in canary shares */
  snapshot(bucket: number): Snapshot;
  /** whether some visitors get other releases than the rest */
  readonly hasCanary: boolean;
  /** per remote: the version in use and what was refused last, for the health page and the log */
  status(): Readonly<Record<string, { version: string | null; problem: string | null }>>;
  onChange(listener: () => void): void;
  stop(): void;
}

/** Keeps a remote's texts after they were loaded once. */
export function rememberMessages(module: RemoteModule): Generation['messages'] {
  const known = new Map<LocaleCode, Promise<Readonly<Record<string, unknown>>>>();
  return (locale) => {
    const found = known.get(locale) ?? module.messages(locale);
    known.set(locale, found);
    return found;
  };
}

export function snapshotOf(generations: Snapshot['generations']): Snapshot {
  const parts = remoteNames.map((name) => `${name}@${generations[name]?.pinned.version ?? 'none'}`);
  return { generations, key: parts.join(' ') };
}
