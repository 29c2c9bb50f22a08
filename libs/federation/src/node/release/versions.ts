import { readdir } from 'node:fs/promises';
import path from 'node:path';
import type { RemoteName } from '@gantry/contracts/remotes';
import { isReleaseName } from './manifest.ts';

/** Versions of a remote that were published, newest first. */
export async function listVersions(releases: string, remote: RemoteName): Promise<string[]> {
  const names = await readdir(path.join(releases, remote)).catch(() => [] as string[]);
  const versions = names.filter((name) => isReleaseName(remote, name));
  return versions.sort((a, b) => Number.parseInt(b) - Number.parseInt(a));
}
