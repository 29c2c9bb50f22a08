import { rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { remoteNames, type RemoteName } from '@gantry/contracts/remotes';
import { manifestFile } from './manifest.ts';
import { fallbacksOf, type EntryKeys } from './pointer.ts';
import { readPointer } from './registry.ts';
import { listVersions } from './versions.ts';

/** How long an old release stays served for open pages. */
export const keepMilliseconds = 3 * 24 * 60 * 60 * 1000;

/** File whose time says when a retired release was last asked for by an open page. */
export function lastServedFile(releases: string, remote: string, version: string): string {
  return path.join(releases, '.served', `${remote}-${version}`);
}

async function timeOf(file: string): Promise<number> {
  const found = await stat(file).catch(() => undefined);
  return found?.mtimeMs ?? 0;
}

async function collectRemote(
  releases: string,
  remote: RemoteName,
  keys: EntryKeys,
  now: number,
): Promise<string[]> {
  const pointer = await readPointer(releases, remote, keys);
  // the release to roll back to, or to fall back to, is kept however old it is
  const fallback = pointer && fallbacksOf(pointer)[0];
  const needed = new Set([pointer?.active, pointer?.canary?.version, fallback?.version]);
  const removed: string[] = [];
  for (const version of await listVersions(releases, remote)) {
    const folder = path.join(releases, remote, version);
    const retired =
      Date.parse(pointer?.previous.find((one) => one.version === version)?.retiredAt ?? '') || 0;
    const published = await timeOf(path.join(folder, manifestFile));
    const served = await timeOf(lastServedFile(releases, remote, version));
    if (needed.has(version) || now - Math.max(retired, published, served) < keepMilliseconds) continue;
    await rm(folder, { recursive: true, force: true });
    removed.push(`${remote} ${version}`);
  }
  return removed;
}

/**
 * Removes releases that nobody can need any more: not active, not canary, not the one to go back to, and neither
 * retired, published nor served to an open page within the keeping time.
 */
export async function collectReleases(
  releases: string,
  keys: EntryKeys,
  now = Date.now(),
): Promise<string[]> {
  const removed: string[] = [];
  for (const remote of remoteNames) removed.push(...(await collectRemote(releases, remote, keys, now)));
  return removed;
}
