import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { Injectable } from '@nestjs/common';
import { uuidSchema } from '@gantry/contracts/schemas/common';
import { DomainError } from '@gantry/nest-kit/errors';
import * as v from 'valibot';
import { errorCode } from '../../format/text/feed-error.ts';
import { ImportFiles, importsFolder } from '../job/import-files.ts';
import { FeedsConfig } from '../../back-office/feeds.config.ts';

/** Uploaded feeds on disk, written piece by piece. */
@Injectable()
export class FeedUploads {
  constructor(private readonly config: FeedsConfig) {}

  /** bytes of the largest file that is taken */
  get most(): number {
    return this.config.CATALOG_FEED_MEGABYTES * 1024 * 1024;
  }

  of(id: string): ImportFiles {
    return new ImportFiles(this.config.GANTRY_HOME, id);
  }

  /** @throws DomainError UNAVAILABLE when the disk is full */
  begin(id: string): Promise<void> {
    return clearly(async () => {
      const { folder, feed } = this.of(id);
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await writeFile(feed, '', { mode: 0o600 });
    });
  }

  /** The same piece again writes the same. @throws DomainError UNAVAILABLE when the disk is full */
  writeChunk(id: string, offset: number, bytes: Uint8Array): Promise<void> {
    return clearly(async () => {
      const file = await open(this.of(id).feed, 'r+');
      try {
        for (let at = 0; at < bytes.length;) {
          const { bytesWritten } = await file.write(bytes, at, bytes.length - at, offset + at);
          at += bytesWritten;
        }
      } finally {
        await file.close();
      }
    });
  }

  async hash(id: string): Promise<string> {
    const hash = createHash('sha256');
    await pipeline(createReadStream(this.of(id).feed), hash);
    return hash.digest('hex');
  }

  /** What was uploaded; the file of errors stays. */
  removeFeed(id: string): Promise<void> {
    return rm(this.of(id).feed, { force: true });
  }

  /** The folders of imports, whether or not there is one to each; `changedAt` in milliseconds. */
  async folders(): Promise<{ id: string; changedAt: number }[]> {
    const parent = importsFolder(this.config.GANTRY_HOME);
    const names = await readdir(parent).catch(() => []);
    const found = await Promise.all(
      names
        .filter((name) => v.is(uuidSchema, name))
        .map(async (id) => {
          const facts = await stat(path.join(parent, id)).catch(() => null);
          return facts?.isDirectory() ? [{ id, changedAt: facts.mtimeMs }] : [];
        }),
    );
    return found.flat();
  }

  removeAll(id: string): Promise<void> {
    return rm(this.of(id).folder, { recursive: true, force: true });
  }
}

async function clearly(write: () => Promise<void>): Promise<void> {
  try {
    await write();
  } catch (error) {
    if (errorCode(error) === 'ENOSPC') throw new DomainError('UNAVAILABLE', { disk: 'full' });
    throw error;
  }
}
