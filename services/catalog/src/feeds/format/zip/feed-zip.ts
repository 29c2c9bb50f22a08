import { open, stat } from 'node:fs/promises';
import path from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { feedProblem, givenText } from '@gantry/contracts/feed-problems';
import { Entry, fromRandomAccessReaderPromise, validateFileName, type ZipFile } from 'yauzl';
import { FeedError, isSystemError } from '../text/feed-error.ts';
import { checkedEntry, type CheckedEntry } from './checked-entry.ts';
import { WindowReader } from './window-reader.ts';
import { maxUnpackedGigabytes, zipBounds, type ZipBounds } from './zip-bounds.ts';
import { feedNames, isArchive, isClutter, isSpreadsheet, nameOf } from './zip-names.ts';

/** A file inside a ZIP file. */
export interface ZippedFile {
  readonly name: string;
  /** bytes, unpacked; more than these are never read */
  readonly bytes: number;
  /** a link of Unix: its bytes are the name of another file */
  readonly isLink: boolean;
  readonly entry: Entry;
}

/**
 * A ZIP file with one feed and the files it names. It is read where it lies: nothing is unpacked to the disk, and only
 * files that rows name are read at all.
 */
export class FeedZip {
  /** names with folders, by what they are in small letters; made when a name is first not there as it is written */
  private anyCase: ReadonlyMap<string, readonly string[]> | null = null;

  private constructor(
    private readonly zip: ZipFile,
    /** by name with folders */
    private readonly files: ReadonlyMap<string, ZippedFile>,
    readonly feed: ZippedFile,
  ) {}

  /** @throws FeedError for a file that is damaged, over the bounds, or holds not one feed; or what the disk says */
  static async open(file: string, bounds: ZipBounds = zipBounds): Promise<FeedZip> {
    const zip = await opened(file);
    try {
      const files = await filesOf(zip, bounds);
      return new FeedZip(zip, files, feedOf(files));
    } catch (error) {
      zip.close();
      throw error;
    }
  }

  /** files that lie beside the feed */
  get others(): number {
    return this.files.size - 1;
  }

  /**
   * A file by the name that the feed gives it: its place as seen from the feed's own folder, or null where none is.
   * Suppliers pack `IMG_01.JPG` and write `img_01.jpg`: without a file of just that name, capitals do not matter,
   * unless several are then meant.
   */
  findInZip(name: string): ZippedFile | 'outside' | 'ambiguous' | null {
    const asked = name.normalize('NFC').replaceAll('\\', '/');
    const place = path.posix.join(path.posix.dirname(this.feed.name), asked);
    if (asked.startsWith('/') || place.startsWith('../')) return 'outside';
    return this.files.get(place) ?? this.findInAnyCase(place);
  }

  private findInAnyCase(place: string): ZippedFile | 'ambiguous' | null {
    this.anyCase ??= Map.groupBy(this.files.keys(), small);
    const [name, ...others] = this.anyCase.get(small(place)) ?? [];
    if (others.length > 0) return 'ambiguous';
    return name === undefined ? null : (this.files.get(name) ?? null);
  }

  /** The bytes of a file, unpacked. The stream breaks off where they are not what the ZIP file says of them. */
  async readEntry({ entry }: ZippedFile): Promise<CheckedEntry> {
    return checkedEntry(await this.zip.openReadStreamPromise(entry).catch(asDamaged), entry.crc32);
  }

  /** Streams that are open go on to their end. */
  close(): void {
    this.zip.close();
  }
}

const small = (name: string): string => name.toLowerCase();

/** Whether a file is a ZIP file by its first bytes; spreadsheets are, too. @throws when there is no such file */
export async function isZip(file: string): Promise<boolean> {
  const handle = await open(file);
  try {
    const { bytesRead, buffer } = await handle.read(Buffer.alloc(4), 0, 4, 0);
    return bytesRead === 4 && beginnings.includes(buffer.readUInt32BE());
  } finally {
    await handle.close();
  }
}
/** of a file, of an empty one, and of one that was meant to be split */
const beginnings = [0x504b0304, 0x504b0506, 0x504b0708];

async function opened(file: string): Promise<ZipFile> {
  const { size } = await stat(file);
  const reader = await WindowReader.open(file);
  const options = { lazyEntries: true, autoClose: false, decodeStrings: false };
  return fromRandomAccessReaderPromise(reader, size, options).catch((error: unknown) => {
    reader.close(() => undefined);
    return asDamaged(error);
  });
}

/** Entries after which pages get their turn again. */
const turnEvery = 500;

async function filesOf(zip: ZipFile, bounds: ZipBounds): Promise<Map<string, ZippedFile>> {
  if (zip.entryCount > bounds.entries)
    throw new FeedError(feedProblem('zip-too-many', { most: bounds.entries }));
  const files = new Map<string, ZippedFile>();
  let bytes = 0;
  try {
    for await (const entry of zip.eachEntry()) {
      if (zip.entriesRead % turnEvery === 0) await nextTurn();
      const file = fileOf(entry, bounds);
      if (!file) continue;
      if (files.has(file.name)) throw problem('zip-name-repeated', file.name);
      bytes += file.bytes;
      if (bytes > bounds.bytes)
        throw new FeedError(feedProblem('unpacks-too-large', { most: maxUnpackedGigabytes }));
      files.set(file.name, file);
    }
  } catch (error) {
    asDamaged(error);
  }
  return files;
}

/** What is known of a file; null for a folder and for what nobody packed on purpose. */
function fileOf(entry: Entry, bounds: ZipBounds): ZippedFile | null {
  const name = nameOf(entry);
  if (entry.fileNameLength > bounds.name || /\p{Cc}/u.test(name) || validateFileName(name) !== null)
    throw problem('zip-path', name);
  const place = path.posix.normalize(name);
  if (name.endsWith('/') || isClutter(place)) return null;
  if (entry.isEncrypted()) throw problem('zip-encrypted', name);
  if (!entry.canDecodeFileData()) throw problem('zip-method', name);
  if (isArchive(name)) throw problem('zip-nested', name);
  return { name: place, bytes: entry.uncompressedSize, isLink: isLink(entry), entry: lean(entry) };
}

/** Unix keeps the kind of a file in the upper half of the outer attributes. */
const isLink = ({ externalFileAttributes }: Entry): boolean =>
  ((externalFileAttributes >>> 16) & 0o170000) === 0o120000;

/** What it takes to read an entry: a hundred thousand names and comments as bytes are kept by nobody. */
function lean({ compressedSize, compressionMethod, crc32, generalPurposeBitFlag, ...rest }: Entry): Entry {
  const { relativeOffsetOfLocalHeader, uncompressedSize } = rest;
  return Object.assign(new Entry(), {
    compressedSize,
    compressionMethod,
    crc32,
    generalPurposeBitFlag,
    relativeOffsetOfLocalHeader,
    uncompressedSize,
  });
}

function feedOf(files: ReadonlyMap<string, ZippedFile>): ZippedFile {
  const names = [...files.keys()].filter((name) => !files.get(name)!.isLink);
  const feeds = feedNames(names);
  if (feeds.length > 1)
    throw new FeedError(feedProblem('zip-several-feeds', { files: givenText(feeds.join(', ')) }));
  const feed = files.get(feeds[0] ?? '');
  if (feed) return feed;
  throw new FeedError(feedProblem(names.some(isSpreadsheet) ? 'spreadsheet' : 'zip-no-feed', {}));
}

type NamedProblem = 'zip-path' | 'zip-encrypted' | 'zip-method' | 'zip-nested' | 'zip-name-repeated';
const problem = (code: NamedProblem, name: string) =>
  new FeedError(feedProblem(code, { file: givenText(name.replaceAll(/\p{Cc}/gu, '?')) }));

/** The library names what is wrong with a file in words; what is wrong with the disk has a code of the system. */
function asDamaged(error: unknown): never {
  if (error instanceof FeedError || isSystemError(error)) throw error;
  if (error instanceof Error && error.message.startsWith('strong encryption'))
    throw problem('zip-encrypted', '');
  throw new FeedError(feedProblem('zip-damaged', {}));
}
