import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';

/** A hash of a file's bytes and of what decides how they are taken in: the same import, told from every other. */
export async function fingerprintOf(file: string, settings: unknown): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify(settings));
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}
