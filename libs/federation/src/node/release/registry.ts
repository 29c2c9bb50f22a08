import { randomUUID, type KeyObject } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { RemoteName } from '@gantry/contracts/remotes';
import { withLock } from './lock.ts';
import {
  openPointer,
  signPointer,
  type EntryKeys,
  type ReleasePointer,
  type SignedPointer,
} from './pointer.ts';

/** `registry.json`: the one place that says which release of each remote is active. */
export interface Registry {
  readonly format: 1;
  readonly remotes: Readonly<Partial<Record<RemoteName, SignedPointer>>>;
}

export const registryName = 'registry.json';
const empty: Registry = { format: 1, remotes: {} };

export function registryFile(releases: string): string {
  return path.join(releases, registryName);
}

/** Reads the registry; an empty one when there is none yet. @throws when the file is no registry */
export async function readRegistry(releases: string): Promise<Registry> {
  let text: string;
  try {
    text = await readFile(registryFile(releases), 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return empty;
    throw error;
  }
  const registry = JSON.parse(text) as Registry;
  if (registry.format !== 1 || typeof registry.remotes !== 'object')
    throw new Error('registry.json is damaged');
  return registry;
}

/** The pointer of one remote; undefined when it was never activated. */
export async function readPointer(
  releases: string,
  remote: RemoteName,
  keys: EntryKeys,
): Promise<ReleasePointer | undefined> {
  const signed = (await readRegistry(releases)).remotes[remote];
  return signed && openPointer(remote, signed, keys);
}

/** Changes one remote's pointer: one at a time, visible at once by one rename. */
export async function changePointer(
  releases: string,
  remote: RemoteName,
  keys: { readonly entryKeys: EntryKeys; readonly privateKey: KeyObject },
  change: (current: ReleasePointer | undefined) => Omit<ReleasePointer, 'remote' | 'turn' | 'changedAt'>,
): Promise<ReleasePointer> {
  await mkdir(releases, { recursive: true });
  return withLock(path.join(releases, 'registry.lock'), async () => {
    const registry = await readRegistry(releases);
    const signed = registry.remotes[remote];
    const current = signed && openPointer(remote, signed, keys.entryKeys);
    const pointer: ReleasePointer = {
      ...change(current),
      remote,
      turn: (current?.turn ?? 0) + 1,
      changedAt: new Date().toISOString(),
    };
    const remotes = { ...registry.remotes, [remote]: signPointer(pointer, keys.privateKey) };
    await writeAtomically(
      registryFile(releases),
      JSON.stringify({ format: 1, remotes } satisfies Registry, null, 1),
    );
    return pointer;
  });
}

async function writeAtomically(file: string, text: string): Promise<void> {
  const draft = `${file}.${randomUUID()}`;
  await writeFile(draft, text);
  await rename(draft, file);
}
