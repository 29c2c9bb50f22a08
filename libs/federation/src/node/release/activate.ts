import { createPublicKey, type KeyObject } from 'node:crypto';
import type { RemoteName } from '@gantry/contracts/remotes';
import { EntryChanged, ReleaseRefused, type ReleaseManifest } from './manifest.ts';
import { fallbacksOf, type EntryKeys, type ReleasePointer, type RetiredRelease } from './pointer.ts';
import { changePointer, readPointer } from './registry.ts';
import { verifyRelease } from './verify.ts';
import { listVersions } from './versions.ts';

const maxPrevious = 20;

/** Whose entry is changed, and by whom. */
export interface EntryOptions {
  readonly remote: RemoteName;
  readonly releases: string;
  /** signs the entry: the release key, or the pointer key */
  readonly privateKey: KeyObject;
  /** public half of the key that signs releases; that of `privateKey` where none is given */
  readonly releaseKey?: KeyObject | undefined;
  /** public half of the pointer key, whose entries count as well */
  readonly pointerKey?: KeyObject | undefined;
  /** the entry's turn that whoever asks has seen; at any other nothing is changed */
  readonly turn?: number | undefined;
}

export interface ActivateOptions extends EntryOptions {
  readonly version: string;
  /** renders the release's pages in a process of its own; rejects when it is broken */
  readonly smoke: (manifest: ReleaseManifest) => Promise<void>;
}

/**
 * Makes a release the one that visitors get, after verifying and trying it.
 * @throws ReleaseRefused with the reason
 * @throws EntryChanged when the entry is at another turn than the one seen
 */
export async function activateRelease(options: ActivateOptions): Promise<ReleasePointer> {
  const { remote } = options;
  const manifest = await checked(options);
  return changeEntry(options, (current) => {
    checkFree(current);
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
  const { remote, releases } = options;
  const pointer = await readPointer(releases, remote, entryKeysOf(options));
  const version = options.version ?? (await olderRelease(releases, remote, pointer));
  const manifest = await checked({ ...options, version });
  return changeEntry(options, (current) => {
    checkFree(current);
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

/**
 * Gives a share of the visitors another release; 0 percent ends it.
 * @throws ReleaseRefused with the reason
 * @throws EntryChanged when the entry is at another turn than the one seen
 */
export async function setCanary(
  options: ActivateOptions & { readonly percent: number },
): Promise<ReleasePointer> {
  const { remote, percent } = options;
  if (!Number.isInteger(percent) || percent < 0 || percent > 100) {
    throw new ReleaseRefused('A canary share is a whole number from 0 to 100.');
  }
  if (percent === 0) return endCanary(options);
  const { version } = await checked(options);
  return changeEntry(options, (current) => {
    checkFree(current);
    if (!current) throw new ReleaseRefused(`${remote} has no active release beside which a canary could run`);
    return { ...current, canary: { version, percent } };
  });
}

/**
 * Gives all visitors the active release again. The canary is not looked at: a broken one must be possible to end.
 * @throws EntryChanged when the entry is at another turn than the one seen
 */
export function endCanary(options: EntryOptions): Promise<ReleasePointer> {
  return changeEntry(options, (current) => {
    if (!current)
      throw new ReleaseRefused(`${options.remote} was never activated: there is no canary to end`);
    return { ...current, canary: null };
  });
}

/** What somebody may stop of a remote: that visitors get it, or that anything of it changes. */
export type StopName = 'outOfService' | 'pinned';

/**
 * Stops something of a remote, with a reason, or lets it go on again. No release is looked at: it must be possible
 * whatever is wrong with them.
 * @throws ReleaseRefused where it was never activated, or stands so already
 * @throws EntryChanged when the entry is at another turn than the one seen
 */
export function setStop(
  options: EntryOptions & { readonly stop: StopName; readonly reason: string | null },
): Promise<ReleasePointer> {
  const { remote, stop, reason } = options;
  return changeEntry(options, (current) => {
    if (!current) throw new ReleaseRefused(`${remote} was never activated`);
    if ((current[stop] !== undefined) === (reason !== null))
      throw new ReleaseRefused(`${remote} ${reason === null ? 'is not' : 'is already'} ${stopWords[stop]}`);
    const { [stop]: _, ...rest } = current;
    return reason === null ? rest : { ...rest, [stop]: { reason, at: new Date().toISOString() } };
  });
}

const stopWords = { outOfService: 'out of service', pinned: 'pinned' } as const;

/** @throws ReleaseRefused where what visitors get is pinned */
function checkFree(current: ReleasePointer | undefined): void {
  if (current?.pinned)
    throw new ReleaseRefused(`${current.remote} is pinned to ${current.active}: ${current.pinned.reason}`);
}

type Change = Parameters<typeof changePointer>[3];

function changeEntry(options: EntryOptions, change: Change): Promise<ReleasePointer> {
  const { remote, releases, privateKey, turn } = options;
  return changePointer(releases, remote, { entryKeys: entryKeysOf(options), privateKey }, (current) => {
    if (turn !== undefined && turn !== (current?.turn ?? 0)) {
      throw new EntryChanged(
        `the registry's entry of ${remote} is at turn ${current?.turn ?? 0}, not ${turn}`,
      );
    }
    return change(current);
  });
}

async function checked(options: ActivateOptions): Promise<ReleaseManifest> {
  const { releases, remote, version, smoke } = options;
  const manifest = await verifyRelease(releases, remote, version, releaseKeyOf(options));
  await smoke(manifest);
  return manifest;
}

const releaseKeyOf = ({ releaseKey, privateKey }: EntryOptions): KeyObject =>
  releaseKey ?? createPublicKey(privateKey);

const entryKeysOf = (options: EntryOptions): EntryKeys =>
  options.pointerKey ? [releaseKeyOf(options), options.pointerKey] : releaseKeyOf(options);

function pointTo(
  { version, sequence }: ReleaseManifest,
  current: ReleasePointer | undefined,
): Pick<ReleasePointer, 'active' | 'sequence' | 'previous' | 'canary' | 'outOfService'> {
  const previous = retire(current, version);
  const { outOfService } = current ?? {};
  // what is out of service is brought back by whoever looks at the new release, not by its activation
  return { active: version, sequence, previous, canary: null, ...(outOfService && { outOfService }) };
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
