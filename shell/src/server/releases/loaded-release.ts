import type { LocaleCode } from '@gantry/contracts/locales';
import { remoteNames, type RemoteName } from '@gantry/contracts/remotes';
import type { RemoteModule } from '@gantry/federation/remote-module';
import type { PinnedRelease } from '../../federation/page-data.ts';
import type { FederationManifest } from './federation-manifest.ts';

/** Scripts and styles of one named chunk, relative to the release's `base`. */
export interface ChunkAssets {
  readonly js: readonly string[];
  readonly css: readonly string[];
}

/** One loaded release of a remote, with all that pages rendered by it need. */
export interface LoadedRelease {
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
  /** for other hosts and tools; none in releases made before there was one, and where nothing is federated */
  readonly federationManifest?: FederationManifest | undefined;
  /** the remote's texts, loaded once per locale */
  messages(locale: LocaleCode): Promise<Readonly<Record<string, unknown>>>;
}

/** The releases of one request, taken once and kept to its end: no page mixes two releases of a remote. */
export interface Snapshot {
  readonly releases: Readonly<Partial<Record<RemoteName, LoadedRelease>>>;
  /** names the combination; part of the keys of caches */
  readonly key: string;
}

/** How a remote stands: out of service without a version, with one that stands in where another is wanted. */
export interface ReleaseStatus {
  /** of the release in use */
  readonly version: string | null;
  /** of the release that the registry names */
  readonly wanted: string | null;
  /** why the wanted one is not in use, in words for the log and the health page */
  readonly problem: string | null;
}

/** Where requests get their releases from: the registry, or the build itself where nothing is federated. */
export interface ReleaseSource {
  /** @param bucket 0 to 99, the visitor's place in canary shares */
  snapshot(bucket: number): Snapshot;
  /** whether some visitors get other releases than the rest */
  readonly hasCanary: boolean;
  status(): Readonly<Record<RemoteName, ReleaseStatus>>;
  /** the versions that visitors of a remote get */
  inUse(remote: RemoteName): { readonly active?: string | undefined; readonly canary?: string | undefined };
  /** Takes a release that harmed the server out of use until it is activated again. */
  dropRelease(remote: RemoteName, version: string, reason: string): void;
  /** Looks at a remote's releases again, for instance because a file of them turned out to be damaged. */
  recheck(remote: RemoteName): void;
  onChange(listener: () => void): void;
  stop(): void;
}

/** The areas that cannot be shown at all, and those where another release stands in. */
export function troubleOf(source: Pick<ReleaseSource, 'status'>): {
  out: RemoteName[];
  standIns: RemoteName[];
} {
  const status = source.status();
  const out = remoteNames.filter((name) => status[name].version === null);
  const standIns = remoteNames.filter(
    (name) => status[name].version !== null && status[name].version !== status[name].wanted,
  );
  return { out, standIns };
}

/** Keeps a remote's texts after they were loaded once. */
export function rememberMessages(module: RemoteModule): LoadedRelease['messages'] {
  const known = new Map<LocaleCode, Promise<Readonly<Record<string, unknown>>>>();
  return (locale) => {
    const found = known.get(locale) ?? module.messages(locale);
    known.set(locale, found);
    return found;
  };
}

export function snapshotOf(releases: Snapshot['releases']): Snapshot {
  const parts = remoteNames.map((name) => `${name}@${releases[name]?.pinned.version ?? 'none'}`);
  return { releases, key: parts.join(' ') };
}
