import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { routeAssetsFile } from '../route-assets-file.ts';
import { federationManifestFile, type ChunkFiles, type ReleaseManifest } from './manifest.ts';

/** What publishing reads in `mf-manifest.json`. */
interface FederationManifest {
  readonly metaData: { readonly remoteEntry: { readonly path: string; readonly name: string } };
  readonly exposes: readonly {
    readonly name: string;
    readonly assets: { readonly js: SyncFiles; readonly css: SyncFiles };
  }[];
}
interface SyncFiles {
  readonly sync: readonly string[];
}

/**
 * How a build is started and what its parts are. Builds of our presets say it by the names of their entries and in
 * `route-assets.json`; of a build made with nothing but the federation package its manifest is read.
 * @param files relative paths of the build's files
 * @throws Error for a folder that holds no build of a remote
 */
export async function readBuild(
  build: string,
  files: readonly string[],
): Promise<Pick<ReleaseManifest, 'web' | 'node'>> {
  const federation = await readJson<FederationManifest>(path.join(build, 'web', federationManifestFile));
  const chunks = await readJson<Record<string, ChunkFiles>>(path.join(build, 'web', routeAssetsFile));
  const entry = federation && path.posix.join('web', pathOf(federation.metaData.remoteEntry));
  return {
    web: { entry: entry ?? entryOf(files, 'web'), chunks: chunks ?? chunksOf(federation) },
    node: { entry: entryOf(files, 'node') },
  };
}

async function readJson<T>(file: string): Promise<T | undefined> {
  return existsSync(file) ? (JSON.parse(await readFile(file, 'utf8')) as T) : undefined;
}

const pathOf = ({ path: folder, name }: { path: string; name: string }): string =>
  path.posix.join(folder, name);

function entryOf(files: readonly string[], target: 'web' | 'node'): string {
  const entry = files.find((name) => name.startsWith(`${target}/remote-entry.`));
  if (!entry) throw new Error(`The build has no ${target}/remote-entry file; build the remote first.`);
  return entry;
}

// An exposed module with all it needs before anything of it runs: the one chunk that such a build tells of.
function chunksOf(federation: FederationManifest | undefined): Record<string, ChunkFiles> {
  const chunks = federation?.exposes.map(({ name, assets }) => [
    name,
    { js: assets.js.sync, css: assets.css.sync },
  ]);
  return Object.fromEntries(chunks ?? []) as Record<string, ChunkFiles>;
}
