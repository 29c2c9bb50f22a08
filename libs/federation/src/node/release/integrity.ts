import { createHash } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';

/**
 * What new hashes are made with. Every page carries the hashes of all files it may come to need, which compression
 * cannot shorten: longer ones would be a fifth of a page's bytes.
 */
const algorithm = 'sha256';
/** What hashes of releases may be made with that are there already. */
const known = new Set([algorithm, 'sha384']);

const hashOf = (name: string, bytes: Uint8Array): string =>
  `${name}-${createHash(name).update(bytes).digest('base64')}`;

/** The hash of a file as an `integrity` attribute writes it. */
export const integrityOf = (bytes: Uint8Array): string => hashOf(algorithm, bytes);

/** Whether these are the bytes that a hash was made of; never for a hash that cannot be read. */
export function hasIntegrity(bytes: Uint8Array, hash: string | undefined): boolean {
  const name = hash?.split('-', 1)[0] ?? '';
  return known.has(name) && hashOf(name, bytes) === hash;
}

/** Relative paths, with slashes, of all files below a folder. */
export async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return files
    .map(({ parentPath, name }) =>
      path.relative(folder, path.join(parentPath, name)).replaceAll(path.sep, '/'),
    )
    .sort();
}

/** Hashes of all files below a folder; keys are relative paths with slashes. */
export async function integrityOfFolder(folder: string): Promise<Record<string, string>> {
  const hashes: Record<string, string> = {};
  for (const name of await filesBelow(folder)) {
    hashes[name] = integrityOf(await readFile(path.join(folder, name)));
  }
  return hashes;
}
