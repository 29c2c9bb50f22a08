import { createReadStream, type ReadStream } from 'node:fs';
import { chmod, copyFile, mkdir, open, rm } from 'node:fs/promises';
import path from 'node:path';
import { Injectable } from '@nestjs/common';
import { RecordFileConfig } from './record-file-config.ts';

/**
 * The bytes of records' files, by id, in a folder that the processes of an installation share. They come in chunks and
 * leave as a stream: no file is ever whole in memory.
 */
@Injectable()
export class RecordFileStore {
  private readonly folder: string;

  constructor(config: RecordFileConfig) {
    this.folder = path.resolve(config.GANTRY_HOME, 'record-files');
  }

  /** @param id a uuid of ours, never text of a visitor */
  placeOf(id: string): string {
    return path.join(this.folder, id.slice(0, 2), id);
  }

  async begin(id: string): Promise<void> {
    const place = this.placeOf(id);
    await mkdir(path.dirname(place), { recursive: true, mode: 0o700 });
    await (await open(place, 'w', 0o600)).close();
  }

  /** Takes in a copy of a file of this machine. */
  async adoptFile(id: string, from: string): Promise<void> {
    const place = this.placeOf(id);
    await mkdir(path.dirname(place), { recursive: true, mode: 0o700 });
    await copyFile(from, place);
    await chmod(place, 0o600);
  }

  /** The same chunk again writes the same; on the disk when it returns. */
  async writeChunk(id: string, offset: number, bytes: Uint8Array): Promise<void> {
    const file = await open(this.placeOf(id), 'r+');
    try {
      for (let at = 0; at < bytes.length;) {
        const { bytesWritten } = await file.write(bytes, at, bytes.length - at, offset + at);
        at += bytesWritten;
      }
      await file.datasync();
    } finally {
      await file.close();
    }
  }

  readFile(id: string): ReadStream {
    return createReadStream(this.placeOf(id));
  }

  removeFile(id: string): Promise<void> {
    return rm(this.placeOf(id), { force: true });
  }
}
