import { randomUUID, type KeyObject } from 'node:crypto';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { RemoteName } from '@gantry/contracts/remotes';
import { unpackRelease } from './archive.ts';
import {
  isReleaseName,
  manifestFile,
  readManifest,
  ReleaseRefused,
  type ReleaseManifest,
} from './manifest.ts';
import { verifyRelease } from './verify.ts';
import { listVersions } from './versions.ts';

export interface ReceivedRelease {
  readonly manifest: ReleaseManifest;
  /** whether it is published already, as it came */
  readonly isKnown: boolean;
  /** Publishes it: from then on it can be activated. It is whole or not there at all. */
  readonly publish: () => Promise<void>;
  /** Removes what was unpacked; to be called in any case. */
  readonly discard: () => Promise<void>;
}

/**
 * Unpacks an archive beside the releases and verifies it as every release is: signed by the release key, of this remote,
 * of a contract this shop knows, every file as it was signed, and none too many. Nothing of it is served before.
 * @throws ReleaseRefused with the reason
 */
export async function receiveRelease(
  archive: Uint8Array,
  { remote, releases, key }: { remote: RemoteName; releases: string; key: KeyObject },
): Promise<ReceivedRelease> {
  const files = await unpackRelease(archive);
  const version = statedVersion(remote, files.get(manifestFile));
  const room = path.join(releases, `.incoming-${randomUUID()}`);
  const folder = path.join(room, remote, version);
  const discard = () => rm(room, { recursive: true, force: true });
  try {
    await writeFiles(folder, files);
    const manifest = await verifyRelease(room, remote, version, key);
    const isKnown = await isPublished({ remote, releases, key }, manifest);
    const publish = async () => {
      await mkdir(path.join(releases, remote), { recursive: true });
      await rename(folder, path.join(releases, remote, version)).catch(() => {
        throw new ReleaseRefused(`${remote} ${version} cannot be put in its place: publish it again`);
      });
    };
    return { manifest, isKnown, publish, discard };
  } catch (error) {
    await discard();
    throw error;
  }
}

/** What the manifest calls itself, before anything of it is believed: it may be used as a name of a folder. */
function statedVersion(remote: RemoteName, bytes: Buffer | undefined): string {
  let version: unknown;
  try {
    ({ version } = JSON.parse(bytes?.toString('utf8') ?? '') as { version?: unknown });
  } catch {
    throw new ReleaseRefused('the archive holds no manifest of a release');
  }
  if (typeof version === 'string' && isReleaseName(remote, version)) return version;
  throw new ReleaseRefused('the archive names no release');
}

async function writeFiles(folder: string, files: ReadonlyMap<string, Buffer>): Promise<void> {
  for (const part of ['web', 'node']) await mkdir(path.join(folder, part), { recursive: true });
  for (const [name, bytes] of files) await writeFile(path.join(folder, name), bytes);
}

/** @throws ReleaseRefused where another release has its place in the order */
async function isPublished(
  { remote, releases, key }: { remote: RemoteName; releases: string; key: KeyObject },
  { version, sequence, digest }: ReleaseManifest,
): Promise<boolean> {
  const versions = await listVersions(releases, remote);
  if (versions.includes(version)) {
    const known = await readManifest(releases, remote, version, key);
    if (known.digest === digest) return true;
    throw new ReleaseRefused(`another ${remote} ${version} is published already`);
  }
  const rival = versions.find((one) => Number.parseInt(one) === sequence);
  if (rival === undefined) return false;
  throw new ReleaseRefused(
    `${remote} ${rival} has the same place in the order: build anew on top of what is published`,
  );
}
