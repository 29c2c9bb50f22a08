import { createHash, randomUUID, sign, type KeyObject } from 'node:crypto';
import { cp, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { remoteContract, type RemoteName } from '@gantry/contracts/remotes';
import { integrityOfFolder } from './integrity.ts';
import { manifestFile, signatureFile, type ReleaseManifest } from './manifest.ts';
import { readBuild } from './read-build.ts';
import { listVersions } from './versions.ts';

export interface PublishOptions {
  readonly remote: RemoteName;
  /** folder with the `web/` and `node/` builds */
  readonly build: string;
  readonly releases: string;
  readonly privateKey: KeyObject;
}

/**
 * Puts a build under `<releases>/<remote>/<version>` with its signed manifest. Nothing is activated.
 * A build whose files equal those of the newest release is that release: nothing new is written.
 */
export async function publishBuild(options: PublishOptions): Promise<ReleaseManifest> {
  const { remote, build, releases, privateKey } = options;
  const files = releasedFiles(await integrityOfFolder(build));
  const digest = createHash('sha256').update(JSON.stringify(files)).digest('hex');
  const newest = await newestRelease(releases, remote);
  if (newest?.digest === digest) return newest;
  const sequence = (newest?.sequence ?? 0) + 1;
  const manifest: ReleaseManifest = {
    format: 1,
    remote,
    version: `${sequence}-${digest.slice(0, 10)}`,
    sequence,
    contract: remoteContract,
    builtAt: new Date().toISOString(),
    digest,
    ...(await readBuild(build, Object.keys(files))),
    files,
  };
  await writeRelease(manifest, build, releases, privateKey);
  return manifest;
}

// What the build leaves for its own use stays out of the release; which scripts payment pages may run is signed with it.
function releasedFiles(files: Record<string, string>): Record<string, string> {
  const kept = Object.entries(files).filter(([name]) =>
    /^(web|node)\/(.+\.(m?js|css|woff2|svg|png|webp)|(mf-manifest|payment-scripts)\.json)$/.test(name),
  );
  return Object.fromEntries(kept);
}

async function writeRelease(
  manifest: ReleaseManifest,
  build: string,
  releases: string,
  key: KeyObject,
): Promise<void> {
  const home = path.join(releases, manifest.remote);
  const draft = path.join(home, `.draft-${randomUUID()}`);
  await mkdir(draft, { recursive: true });
  for (const name of Object.keys(manifest.files)) await cp(path.join(build, name), path.join(draft, name));
  const bytes = Buffer.from(JSON.stringify(manifest));
  await writeFile(path.join(draft, manifestFile), bytes);
  await writeFile(path.join(draft, signatureFile), sign(null, bytes, key).toString('base64'));
  // whole or not at all: a release folder that can be seen is complete
  await rename(draft, path.join(home, manifest.version)).catch(async (error: unknown) => {
    await rm(draft, { recursive: true, force: true });
    throw error;
  });
}

async function newestRelease(releases: string, remote: RemoteName): Promise<ReleaseManifest | undefined> {
  const [version] = await listVersions(releases, remote);
  if (!version) return undefined;
  const text = await readFile(path.join(releases, remote, version, manifestFile), 'utf8');
  return JSON.parse(text) as ReleaseManifest;
}
