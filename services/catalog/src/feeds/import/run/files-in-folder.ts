import { realpath } from 'node:fs/promises';
import path from 'node:path';
import { readPlainFile } from '@gantry/nest-kit/file-store';
import type { FilePlace, FileProblemCode } from './file-place.ts';

/** Files that lie in the folder of a feed, or in folders below it. */
export class FilesInFolder implements FilePlace {
  constructor(private readonly feedFolder: string) {}

  async readFile(name: string): Promise<Uint8Array | FileProblemCode> {
    const folder = await realpath(this.feedFolder);
    const wanted = path.resolve(folder, name);
    const file = await realpath(wanted).catch(() => null);
    if (file === null) return 'file-missing';
    // A link on the way could lead anywhere.
    if (file !== wanted || !file.startsWith(folder + path.sep)) return 'file-outside';
    return readPlainFile(file);
  }

  close(): void {
    // A folder stays as it is.
  }
}
