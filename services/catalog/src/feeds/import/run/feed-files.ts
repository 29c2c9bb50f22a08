import path from 'node:path';
import { feedProblem, givenText, type FeedProblem } from '@gantry/contracts/feed-problems';
import { FileStore, RefusedFile, storedName } from '@gantry/nest-kit/file-store';
import { FeedZip, isZip } from '../../format/zip/feed-zip.ts';
import type { FilePlace, FileProblemCode } from './file-place.ts';
import { FilesInFolder } from './files-in-folder.ts';
import { FilesInZip } from './files-in-zip.ts';

/** A file that came with a feed: the name it has in the store, or why it was left out. */
export type TakenFile = { source: string } | { problem: FeedProblem };

/** Keeps bytes and says the name they have in the store. @throws RefusedFile */
export type KeepFile = (bytes: Uint8Array) => Promise<string>;

const refusals = {
  'too-large': 'file-too-large',
  'unknown-kind': 'file-unknown-kind',
  'not-a-file': 'file-link',
} as const satisfies Record<RefusedFile['reason'], FileProblemCode>;

/**
 * Takes pictures and documents that came with a feed into the store of files: those in its ZIP file, or beside it in its
 * own folder. Nothing is fetched from elsewhere, and no other folder is read.
 */
export class FeedFiles {
  private readonly taken = new Map<string, TakenFile>();

  constructor(
    private readonly place: FilePlace,
    private readonly keep: KeepFile,
  ) {}

  /** What came with a feed of this machine: in its ZIP file, or else in its folder. @throws FeedError */
  static async with(feed: string, keep: KeepFile): Promise<FeedFiles> {
    const inFolder = () => new FeedFiles(new FilesInFolder(path.dirname(path.resolve(feed))), keep);
    return (await FeedFiles.inZip(feed, keep)) ?? inFolder();
  }

  /** What came in the same ZIP file; null for a feed that came by itself. @throws FeedError */
  static async inZip(feed: string, keep: KeepFile): Promise<FeedFiles | null> {
    return (await isZip(feed)) ? new FeedFiles(new FilesInZip(await FeedZip.open(feed)), keep) : null;
  }

  /** @throws what the file system says when the store cannot be written: that is no fault of a row */
  async takeFile(name: string): Promise<TakenFile> {
    const known = this.taken.get(name);
    if (known) return known;
    const taken = await this.readFile(name);
    this.taken.set(name, taken);
    return taken;
  }

  close(): void {
    this.place.close();
  }

  private async readFile(name: string): Promise<TakenFile> {
    try {
      const found = await this.place.readFile(name);
      return typeof found === 'string' ? problemWith(found, name) : { source: await this.keep(found) };
    } catch (error) {
      if (error instanceof RefusedFile) return problemWith(refusals[error.reason], name);
      throw error;
    }
  }
}

/** Keeps files of an import in earnest; of a dry one they are checked as ever, and kept nowhere. */
export function keeperOfFiles(home: string, isDryRun: boolean): KeepFile {
  if (isDryRun) return async (bytes) => storedName(bytes);
  const store = new FileStore(home);
  return (bytes) => store.saveFile(bytes);
}

const problemWith = (code: FileProblemCode, name: string): TakenFile => ({
  problem: feedProblem(code, { file: givenText(name) }),
});
