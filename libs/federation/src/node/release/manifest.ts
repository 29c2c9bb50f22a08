import { verify, type KeyObject } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { remoteContract, remoteNames, type RemoteName } from '@gantry/contracts/remotes';

/** Scripts and styles of one named chunk, relative to the release's `web/`. */
export interface ChunkFiles {
  readonly js: readonly string[];
  readonly css: readonly string[];
}

/** `release.json`: all that is known of a release. It is signed as it stands, byte for byte. */
export interface ReleaseManifest {
  readonly format: 1;
  readonly remote: RemoteName;
  readonly version: string;
  /** rises with every release of the remote; an older one is activated only by a signed rollback */
  readonly sequence: number;
  /** the `remoteContract` it was built for */
  readonly contract: number;
  readonly builtAt: string;
  /** one hash over all files: two builds with the same digest are the same release */
  readonly digest: string;
  readonly web: { readonly entry: string; readonly chunks: Readonly<Record<string, ChunkFiles>> };
  readonly node: { readonly entry: string };
  /** `web/…` and `node/…` → hash as an `integrity` attribute writes it */
  readonly files: Readonly<Record<string, string>>;
}

export const manifestFile = 'release.json';
export const signatureFile = 'release.sig';
/** The federation package's own manifest, in the `web/` of a build. */
export const federationManifestFile = 'mf-manifest.json';

/** A release that must not be used, and why. */
export class ReleaseRefused extends Error {
  override readonly name = 'ReleaseRefused';
}

/** A change that was asked for when the registry's entry stood otherwise than whoever asked had seen. */
export class EntryChanged extends Error {
  override readonly name = 'EntryChanged';
}

/** Remote and version as they may stand in paths and addresses. */
export function isReleaseName(remote: string, version: string): remote is RemoteName {
  return (remoteNames as readonly string[]).includes(remote) && /^\d+-[a-z0-9]{6,40}$/.test(version);
}

/** The folder of a release. @throws ReleaseRefused for a name that is none */
export function releaseFolder(releases: string, remote: string, version: string): string {
  if (!isReleaseName(remote, version)) throw new ReleaseRefused(`"${remote} ${version}" is no release`);
  return path.join(releases, remote, version);
}

/**
 * Reads a release's manifest after checking the signature over its very bytes.
 * @throws ReleaseRefused when it is unsigned, signed by another key, of another remote or version, or of a contract
 * this shell does not know
 */
export async function readManifest(
  releases: string,
  remote: RemoteName,
  version: string,
  key: KeyObject,
): Promise<ReleaseManifest> {
  const folder = releaseFolder(releases, remote, version);
  const bytes = await readFile(path.join(folder, manifestFile));
  const signature = Buffer.from(await readFile(path.join(folder, signatureFile), 'utf8'), 'base64');
  if (!verify(null, bytes, key, signature)) {
    throw new ReleaseRefused(`the manifest of ${remote} ${version} is not signed by the release key`);
  }
  const manifest = JSON.parse(bytes.toString('utf8')) as ReleaseManifest;
  if (manifest.format !== 1 || manifest.remote !== remote || manifest.version !== version) {
    throw new ReleaseRefused(`the manifest of ${remote} ${version} is that of another release`);
  }
  checkContract(manifest);
  return manifest;
}

// One version back and one ahead must work together: a deploy never changes both sides at once.
function checkContract({ remote, version, contract }: ReleaseManifest): void {
  if (Math.abs(contract - remoteContract) <= 1) return;
  throw new ReleaseRefused(
    `${remote} ${version} was built for contract ${contract}, this shell knows ${remoteContract}`,
  );
}
