import { mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { feedProblem, givenText, type FeedProblem } from '@gantry/contracts/feed-problems';
import { FileStore, RefusedFile } from '@gantry/nest-kit/file-store';

/** A file that lies beside a feed: the name it has in the store, or why it was left out. */
export type TakenFile = { source: string } | { problem: FeedProblem };

const refusals = {
  'too-large': 'file-too-large',
  'unknown-kind': 'file-unknown-kind',
  'not-a-file': 'file-link',
} as const satisfies Record<RefusedFile['reason'], string>;

/**
 * Takes pictures and documents that lie beside a feed into the store of files. Nothing is fetched from elsewhere, and
 * nothing outside the feed's own folder is read.
 */
export class FeedFiles {
  private readonly taken = new Map<string, TakenFile>();

  constructor(
    private readonly feedFolder: string,
    private readonly store: FileStore,
    private readonly end: () => Promise<void> = async () => undefined,
  ) {}

  /** Files are checked as ever, and kept nowhere: for a dry run. */
  static async forDryRun(feedFolder: string): Promise<FeedFiles> {
    const folder = await mkdtemp(path.join(tmpdir(), 'gantry-feed-files-'));
    return new FeedFiles(feedFolder, new FileStore(folder), () => rm(folder, { recursive: true }));
  }

  /** @throws what the file system says when the store cannot be written: that is no fault of a row */
  async take(name: string): Promise<TakenFile> {
    const known = this.taken.get(name);
    if (known) return known;
    const taken = await this.read(name);
    this.taken.set(name, taken);
    return taken;
  }

  close(): Promise<void> {
    return this.end();
  }

  private async read(name: string): Promise<TakenFile> {
    const folder = await realpath(this.feedFolder);
    const wanted = path.resolve(folder, name);
    const file = await realpath(wanted).catch(() => null);
    const named = { file: givenText(name) };
    if (file === null) return { problem: feedProblem('file-missing', named) };
    if (file !== wanted || !file.startsWith(folder + path.sep))
      return { problem: feedProblem('file-outside', named) };
    try {
      return { source: await this.store.putFile(file) };
    } catch (error) {
      if (error instanceof RefusedFile) return { problem: feedProblem(refusals[error.reason], named) };
      throw error;
    }
  }
}
