import { createPublicKey, type KeyObject } from 'node:crypto';
import type { RemoteName } from '@gantry/contracts/remotes';
import { ReleaseRefused, type ReleaseManifest } from './manifest.ts';
import type { ReleasePointer, RetiredRelease } from './pointer.ts';
import { changePointer, readPointer } from './registry.ts';
import { verifyRelease } from './verify.ts';

const keptPrevious = 20;

export interface ActivateOptions {
  readonly remote: RemoteName;
  readonly version: string;
  readonly releases: string;
  readonly privateKey: KeyObject;
  /** renders the release's pages in a process of its own; rejects when it is broken */
  readonly smoke: (manifest: ReleaseManifest) => Promise<void>;
}

/** Makes a release the one that visitors get, after verifying and trying it. */
export async function activateRelease(options: ActivateOptions): Promise<ReleasePointer> {
  const { remote, releases, privateKey } = options;
  const manifest = await checked(options);
  return changePointer(releases, remote, keysOf(privateKey), (current) => {
    if (current && manifest.sequence < current.sequence) {
      throw new ReleaseRefused(`${remote} ${manifest.version} is older than the active one; use a rollback`);
    }
    return { ...pointTo(manifest, current), rollback: false };
  });
}

/** Goes back to the release that was active before, or to the version given. */
export async function rollBackRelease(
  options: Omit<ActivateOptions, 'version'> & { readonly version?: string },
): Promise<ReleasePointer> {
  const { remote, releases, privateKey } = options;
  const keys = keysOf(privateKey);
  const pointer = await readPointer(releases, remote, keys.publicKey);
  const version = options.version ?? pointer?.previous.find((one) => one.version !== pointer.active)?.version;
  if (!version) throw new ReleaseRefused(`${remote} has no release to go back to`);
  const manifest = await checked({ ...options, version });
  return changePointer(releases, remote, keys, (current) => ({
    ...pointTo(manifest, current),
    rollback: true,
  }));
}

/** Gives a share of the visitors another release; 0 percent ends it. */
export async function setCanary(
  options: ActivateOptions & { readonly percent: number },
): Promise<ReleasePointer> {
  const { remote, releases, privateKey, percent } = options;
  if (!Number.isInteger(percent) || percent < 0 || percent > 100) {
    throw new ReleaseRefused('A canary share is a whole number from 0 to 100.');
  }
  const manifest = await checked(options);
  return changePointer(releases, remote, keysOf(privateKey), (current) => {
    if (!current) throw new ReleaseRefused(`${remote} has no active release beside which a canary could run`);
    const canary = percent === 0 ? null : { version: manifest.version, percent };
    return { ...current, canary };
  });
}

async function checked({
  remote,
  version,
  releases,
  privateKey,
  smoke,
}: ActivateOptions): Promise<ReleaseManifest> {
  const manifest = await verifyRelease(releases, remote, version, keysOf(privateKey).publicKey);
  await smoke(manifest);
  return manifest;
}

function keysOf(privateKey: KeyObject): { privateKey: KeyObject; publicKey: KeyObject } {
  return { privateKey, publicKey: createPublicKey(privateKey) };
}

function pointTo(
  { version, sequence }: ReleaseManifest,
  current: ReleasePointer | undefined,
): Pick<ReleasePointer, 'active' | 'sequence' | 'previous' | 'canary'> {
  return { active: version, sequence, previous: retire(current, version), canary: null };
}

function retire(current: ReleasePointer | undefined, next: string): RetiredRelease[] {
  if (!current) return [];
  const retiredAt = new Date().toISOString();
  const canary = current.canary ? [{ version: current.canary.version, sequence: 0, retiredAt }] : [];
  const last = { version: current.active, sequence: current.sequence, retiredAt };
  return [last, ...canary, ...current.previous]
    .filter(
      (one, index, all) => one.version !== next && all.findIndex((o) => o.version === one.version) === index,
    )
    .slice(0, keptPrevious);
}
