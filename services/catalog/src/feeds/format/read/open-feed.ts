import { createReadStream } from 'node:fs';
import { once } from 'node:events';
import { stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { feedProblem } from '@gantry/contracts/feed-problems';
import { FeedZip, isZip } from '../zip/feed-zip.ts';
import { maxUnpackedBytes, maxUnpackedGigabytes } from '../zip/zip-bounds.ts';
import { errorCode, FeedError } from '../text/feed-error.ts';

/** A feed that came in a ZIP file: its name there, and how many files lie beside it. */
export interface ZipFacts {
  readonly feed: string;
  readonly others: number;
}

/** The bytes of a feed and how far they have been read, for progress. */
export interface FeedBytes {
  readonly bytes: Readable;
  readonly total: number;
  /** bytes of the file itself read so far, packed or not */
  readonly readBytes: () => number;
  readonly zip: ZipFacts | null;
}

/**
 * Opens a feed, whatever its name: one in a ZIP file is taken out of it, one that begins as gzip is unpacked.
 * @throws FeedError for a ZIP file that cannot be read or holds not one feed; or when there is no such file
 */
export async function openFeed(file: string): Promise<FeedBytes> {
  const feed = (await isZip(file)) ? await inZip(file) : await plain(file);
  feed.bytes.on('error', toldWhereRead);
  return (await beginsAsGzip(feed.bytes)) ? { ...feed, bytes: unpacked(feed.bytes) } : feed;
}

/** A stream may fail before anybody reads it; whoever does hears of it then, and until then nobody has to. */
const toldWhereRead = (): void => undefined;

async function plain(file: string): Promise<FeedBytes> {
  const { size } = await stat(file);
  const bytes = createReadStream(file);
  return { bytes, total: size, readBytes: () => bytes.bytesRead, zip: null };
}

async function inZip(file: string): Promise<FeedBytes> {
  const zip = await FeedZip.open(file);
  try {
    const bytes = await zip.readEntry(zip.feed);
    const facts = { feed: zip.feed.name, others: zip.others };
    return { bytes, total: zip.feed.bytes, readBytes: () => bytes.seen, zip: facts };
  } finally {
    zip.close();
  }
}

/** None of the bytes that are looked at is lost. */
async function beginsAsGzip(bytes: Readable): Promise<boolean> {
  await once(bytes, 'readable');
  // Whole, because what is put back as two pieces is read as two pieces.
  const head = bytes.read() as Buffer | null;
  if (!head) return false;
  bytes.unshift(head);
  return head[0] === 0x1f && head[1] === 0x8b;
}

function unpacked(packed: Readable): Readable {
  const gunzip = createGunzip();
  gunzip.on('error', toldWhereRead);
  packed.on('error', (error) => gunzip.destroy(error));
  packed.pipe(gunzip);
  return Readable.from(untilCut(packed, gunzip), { objectMode: false });
}

/** A file that was not copied to its end must not pass for a shorter one, and one without an end not for a feed. */
async function* untilCut(packed: Readable, gunzip: Readable): AsyncGenerator<Buffer> {
  let bytes = 0;
  try {
    for await (const chunk of gunzip) {
      bytes += (chunk as Buffer).length;
      if (bytes > maxUnpackedBytes)
        throw new FeedError(feedProblem('unpacks-too-large', { most: maxUnpackedGigabytes }));
      yield chunk as Buffer;
    }
  } catch (error) {
    if (errorCode(error).startsWith('Z_')) throw new FeedError(feedProblem('gzip-damaged', {}));
    throw error;
  } finally {
    // Whoever wanted the beginning alone leaves the rest unread.
    packed.destroy();
  }
}
