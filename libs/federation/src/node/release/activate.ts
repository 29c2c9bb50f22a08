import { createPublicKey, type KeyObject } from 'node:crypto';
import type { RemoteName } from '@gantry/contracts/remotes';
import { ReleaseRefused, type ReleaseManifest } from './manifest.ts';
import { fallbacksOf, type ReleasePointer, type RetiredRelease } from './pointer.ts';
import { changePointer, readPointer } from './registry.ts';
import { verifyRelease } from './verify.ts';
import { listVersions } from './versions.ts';

const maxPrevious = 20;

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

/**
 * Goes back to the newest release before the active one that no rollback withdrew, or to the version given. Done
 * again it goes further back; the releases left behind come back only by an activation.
 * @throws ReleaseRefused when there is nothing older
 */
export async function rollBackRelease(
  options: Omit<ActivateOptions, 'version'> & { readonly version?: string },
): Promise<ReleasePointer> {
  const { remote, releases, privateKey } = options;
  const keys = keysOf(privateKey);
  const pointer = await readPointer(releases, remote, keys.publicKey);
  const version = options.version ?? (await olderRelease(releases, remote, pointer));
  const manifest = await checked({ ...options, version });
  return changePointer(releases, remote, keys, (current) => {
    const next = pointTo(manifest, current);
    return { ...next, previous: withdrawNewer(next.previous, manifest), rollback: true };
  });
}

async function olderRelease(
  releases: string,
  remote: RemoteName,
  pointer: ReleasePointer | undefined,
): Promise<string> {
  if (!pointer) throw new ReleaseRefused(`${remote} was never activated: there is nothing to roll back`);
  const published = await listVersions(releases, remote);
  const found = fallbacksOf(pointer).find((one) => published.includes(one.version));
  if (found) return found.version;
  throw new ReleaseRefused(
    `${remote} has no release to go back to: ${pointer.active} is the oldest that was active and is still published`,
  );
}

function withdrawNewer(previous: readonly RetiredRelease[], { sequence }: ReleaseManifest): RetiredRelease[] {
  return previous.map((one) => (one.sequence > sequence ? { ...one, withdrawn: true } : one));
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
  const { active, sequence, canary, previous } = current;
  const isNew = canary && !previous.some((one) => one.version === canary.version);
  const ended = isNew ? [{ version: canary.version, sequence: 0, retiredAt }] : [];
  return [{ version: active, sequence, retiredAt }, ...ended, ...previous]
    .filter(
      (one, index, all) => one.version !== next && all.findIndex((o) => o.version === one.version) === index,
    )
    .slice(0, maxPrevious);
}
