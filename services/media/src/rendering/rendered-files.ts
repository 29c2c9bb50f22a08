import path from 'node:path';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { Logger } from '@gantry/nest-kit/logger';
import { DiskCache } from '../cache/disk-cache.ts';
import { MediaConfig } from '../media.config.ts';
import type { Job } from './job.ts';
import { RenderPool } from './render-pool.ts';

/** Pictures and documents that are made when first asked for, and kept on disk within a bound. */
@Injectable()
export class MadeFiles implements OnApplicationShutdown {
  private readonly cache: DiskCache;
  private readonly pool: RenderPool;
  /** what is being made: whoever asks for the same waits for it instead of making it again */
  private readonly making = new Map<string, Promise<Buffer>>();

  constructor(
    private readonly log: Logger,
    config: MediaConfig,
  ) {
    this.cache = new DiskCache(
      path.resolve(config.GANTRY_HOME, 'images'),
      config.MEDIA_CACHE_MB * 1024 * 1024,
    );
    this.pool = new RenderPool(config.MEDIA_WORKERS);
  }

  /**
   * The bytes of a key, from the cache or made by a job.
   * @throws Unreadable for a file that is no picture; DomainError UNAVAILABLE when too much waits already
   */
  getFile(key: string, job: () => Job): Promise<Buffer> {
    const making = this.making.get(key);
    if (making) return making;
    const made = this.findFile(key)
      .then((kept) => kept ?? this.makeAndKeep(key, job()))
      .finally(() => this.making.delete(key));
    this.making.set(key, made);
    return made;
  }

  onApplicationShutdown(): void {
    this.pool.stop();
  }

  private async makeAndKeep(key: string, job: Job): Promise<Buffer> {
    const bytes = await this.pool.render(job);
    // a full or read-only disk costs speed, not the picture
    await this.cache.set(key, bytes).catch((error: unknown) => this.log.warn({ error }, 'picture not kept'));
    return bytes;
  }

  private findFile(key: string): Promise<Buffer | undefined> {
    return this.cache.get(key).catch((error: unknown) => {
      this.log.warn({ error }, 'picture cache not readable');
      return undefined;
    });
  }
}
