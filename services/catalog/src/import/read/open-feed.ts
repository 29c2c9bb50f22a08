import { createReadStream } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { feedProblem } from '@gantry/contracts/feed-problems';
import { errorCode, FeedError } from './feed-error.ts';

/** The bytes of a feed and how far they have been read, for progress. */
export interface FeedBytes {
  readonly bytes: Readable;
  readonly total: number;
  /** bytes of the file itself read so far, packed or not */
  readonly read: () => number;
}

/** Opens a feed, unpacked when its first bytes say gzip, whatever its name. @throws when there is no such file */
export async function openFeed(file: string): Promise<FeedBytes> {
  const isGzip = await startsWithGzipMagic(file);
  const { size } = await stat(file);
  const packed = createReadStream(file);
  const bytes = isGzip ? unpacked(packed) : packed;
  return { bytes, total: size, read: () => packed.bytesRead };
}

function unpacked(packed: Readable): Readable {
  const gunzip = createGunzip();
  packed.on('error', (error) => gunzip.destroy(error));
  packed.pipe(gunzip);
  return Readable.from(untilCut(gunzip), { objectMode: false });
}

/** A file that was not copied to its end must not pass for a shorter one. */
async function* untilCut(gunzip: Readable): AsyncGenerator<Buffer> {
  try {
    for await (const chunk of gunzip) yield chunk as Buffer;
  } catch (error) {
    if (errorCode(error).startsWith('Z_')) throw new FeedError(feedProblem('gzip-damaged', {}));
    throw error;
  }
}

async function startsWithGzipMagic(file: string): Promise<boolean> {
  const handle = await open(file);
  try {
    const { bytesRead, buffer } = await handle.read(Buffer.alloc(2), 0, 2, 0);
    return bytesRead === 2 && buffer[0] === 0x1f && buffer[1] === 0x8b;
  } finally {
    await handle.close();
  }
}
