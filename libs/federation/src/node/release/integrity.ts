import { createHash } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';

/** The hash of a file as an `integrity` attribute writes it. */
export function integrityOf(bytes: Uint8Array): string {
  return `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
}

/** Hashes of all files below a folder; keys are relative paths with slashes. */
export async function integrityOfFolder(folder: string): Promise<Record<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
  const hashes: Record<string, string> = {};
  for (const file of files.sort()) {
    const name = path.relative(folder, file).replaceAll(path.sep, '/');
    hashes[name] = integrityOf(await readFile(file));
  }
  return hashes;
}
