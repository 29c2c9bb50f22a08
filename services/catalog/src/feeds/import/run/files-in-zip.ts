import { buffer } from 'node:stream/consumers';
import { maxFileBytes, RefusedFile } from '@gantry/nest-kit/file-store';
import { FeedError } from '../../format/text/feed-error.ts';
import type { FeedZip } from '../../format/zip/feed-zip.ts';
import type { FilePlace, FileProblemCode } from './file-place.ts';

/** Files that came in the same ZIP file as a feed. */
export class FilesInZip implements FilePlace {
  constructor(private readonly zip: FeedZip) {}

  async readFile(name: string): Promise<Uint8Array | FileProblemCode> {
    const file = this.zip.findInZip(name);
    if (file === null) return 'file-missing';
    if (file === 'outside') return 'file-outside';
    if (file === 'ambiguous') return 'file-ambiguous';
    if (file.isLink) return 'file-link';
    if (file.bytes > maxFileBytes) throw new RefusedFile('too-large');
    try {
      return await buffer(await this.zip.readEntry(file));
    } catch (error) {
      if (error instanceof FeedError) return 'file-damaged';
      throw error;
    }
  }

  close(): void {
    this.zip.close();
  }
}
