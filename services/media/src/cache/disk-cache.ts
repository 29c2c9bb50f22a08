import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * Files by key in one folder, bounded in bytes: when the bound is passed, the least recently used go until a quarter
 * is free again. A file is written beside its place and renamed, so a reader never sees half of one.
 */
export class DiskCache {
  private bytes: number | undefined;
  private sweeping: Promise<void> | undefined;

  constructor(
    private readonly folder: string,
    private readonly maxBytes: number,
  ) {}

  async get(key: string): Promise<Buffer | undefined> {
    const file = this.fileOf(key);
    try {
      const bytes = await readFile(file);
      const now = new Date();
      await utimes(file, now, now);
      return bytes;
    } catch (error) {
      if (isMissing(error)) return undefined;
      throw error;
    }
  }

  async set(key: string, bytes: Buffer): Promise<void> {
    if (bytes.length > this.maxBytes) return;
    await mkdir(this.folder, { recursive: true });
    const half = path.join(this.folder, `${randomUUID()}.part`);
    try {
      await writeFile(half, bytes);
      await rename(half, this.fileOf(key));
    } catch (error) {
      // on a full disk half a file would take the room for good
      await rm(half, { force: true });
      throw error;
    }
    this.bytes = (this.bytes ?? (await this.measure())) + bytes.length;
    if (this.bytes > this.maxBytes) await (this.sweeping ??= this.sweep());
  }

  private fileOf(key: string): string {
    return path.join(this.folder, createHash('sha256').update(key).digest('hex'));
  }

  private async entries() {
    const names = await readdir(this.folder);
    const entries = await Promise.all(
      names.map(async (name) => {
        const file = path.join(this.folder, name);
        const facts = await stat(file).catch(() => undefined);
        return facts ? [{ file, size: facts.size, used: facts.mtimeMs }] : [];
      }),
    );
    return entries.flat();
  }

  private async measure(): Promise<number> {
    return (await this.entries()).reduce((sum, { size }) => sum + size, 0);
  }

  private async sweep(): Promise<void> {
    try {
      const entries = (await this.entries()).sort((a, b) => a.used - b.used);
      let left = entries.reduce((sum, { size }) => sum + size, 0);
      for (const { file, size } of entries) {
        if (left <= this.maxBytes * 0.75) break;
        await rm(file, { force: true });
        left -= size;
      }
      this.bytes = left;
    } finally {
      this.sweeping = undefined;
    }
  }
}

const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT';
