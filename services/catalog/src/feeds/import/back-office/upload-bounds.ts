import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { uploadsOfAccount, uploadsOfStore, type UploadRefusal } from '@gantry/contracts/upload-bounds';
import { DomainError } from '@gantry/nest-kit/errors';
import { FeedsConfig } from '../../back-office/feeds.config.ts';

// Files go with `done`, `refused` and `cancelled`; until then each may fill the disk as far as it was announced.
const sql = `select count(*) filter (where status = 'uploading' and created_by is not distinct from ?) as own,
    count(*) filter (where status = 'uploading') as store,
    coalesce(sum(bytes), 0) as bytes
  from catalog.import_job
  where status in ('uploading', 'ready', 'queued', 'running', 'checked', 'failed')`;

/** How many files may be on their way at once, and how much of the disk files may fill that wait. */
@Injectable()
export class UploadBounds {
  constructor(
    private readonly em: EntityManager,
    private readonly config: FeedsConfig,
  ) {}

  /**
   * Counts in the caller's transaction, one after the other, so that two at once do not both take the last place.
   * @throws DomainError TOO_MANY_REQUESTS saying which bound is met
   */
  async checkUpload(accountId: string | null, bytes: number): Promise<void> {
    await this.em.execute(`select pg_advisory_xact_lock(hashtextextended('catalog.feed-uploads', 0))`);
    const [open] = await this.em.execute<{ own: string; store: string; bytes: string }[]>(sql, [accountId]);
    if (Number(open?.own) >= uploadsOfAccount) throw tooMany('own', uploadsOfAccount);
    if (Number(open?.store) >= uploadsOfStore) throw tooMany('store', uploadsOfStore);
    const room = this.config.CATALOG_FEEDS_MEGABYTES * 1024 * 1024;
    if (Number(open?.bytes) + bytes > room) throw tooMany('room', room);
  }
}

const tooMany = (uploads: UploadRefusal, most: number) =>
  new DomainError('TOO_MANY_REQUESTS', { uploads, most });
