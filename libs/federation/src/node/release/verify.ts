import type { KeyObject } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { RemoteName } from '@gantry/contracts/remotes';
import { filesBelow, hasIntegrity } from './integrity.ts';
import {
  manifestFile,
  readManifest,
  releaseFolder,
  ReleaseRefused,
  signatureFile,
  type ReleaseManifest,
} from './manifest.ts';

/**
 * Checks signature, contract and the hash of every file of a release; a file too many is refused as well.
 * @throws ReleaseRefused with the reason
 */
export async function verifyRelease(
  releases: string,
  remote: RemoteName,
  version: string,
  key: KeyObject,
): Promise<ReleaseManifest> {
  const manifest = await readManifest(releases, remote, version, key);
  const found = await filesBelow(releaseFolder(releases, remote, version));
  const theirs = found.filter((name) => name !== manifestFile && name !== signatureFile);
  const missing = Object.keys(manifest.files).find((name) => !theirs.includes(name));
  if (missing !== undefined) throw refusal(manifest, missing);
  for (const name of theirs) await readVerified(releases, manifest, name);
  return manifest;
}

/**
 * Checks the hash of every file that a release lists. Files beside them are never served, and harm nobody.
 * @throws ReleaseRefused with the first file that is missing or not what was signed
 */
export async function verifyFiles(releases: string, manifest: ReleaseManifest): Promise<void> {
  const names = Object.keys(manifest.files);
  // all at once: one after the other each would wait for whatever else keeps the few threads that read files busy
  const checks = names.map((name) =>
    readVerified(releases, manifest, name).catch((error: unknown) => {
      throw error instanceof ReleaseRefused ? error : refusal(manifest, name);
    }),
  );
  await Promise.all(checks);
}

/**
 * Reads one file of a release and checks these very bytes against the manifest.
 * @throws ReleaseRefused when they differ
 */
export async function readVerified(
  releases: string,
  manifest: ReleaseManifest,
  name: string,
): Promise<Buffer> {
  const folder = releaseFolder(releases, manifest.remote, manifest.version);
  const bytes = await readFile(path.join(folder, name));
  if (!hasIntegrity(bytes, manifest.files[name])) throw refusal(manifest, name);
  return bytes;
}

const refusal = ({ remote, version }: ReleaseManifest, name: string): ReleaseRefused =>
  new ReleaseRefused(`${remote} ${version}: ${name} is not the file that was signed`);
