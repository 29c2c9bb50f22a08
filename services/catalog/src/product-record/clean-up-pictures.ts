import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { Cron } from '@gantry/nest-kit/events';
import { FileStore } from '@gantry/nest-kit/file-store';
import { Logger } from '@gantry/nest-kit/logger';
import { FeedsConfig } from '../feeds/back-office/feeds.config.ts';
import { PictureUploads } from './picture-uploads.repository.ts';

/** Takes away pictures that staff have sent and that no product was ever saved with. */
@Injectable()
export class CleanUpPictures {
  private readonly store: FileStore;

  constructor(
    private readonly em: EntityManager,
    private readonly uploads: PictureUploads,
    private readonly log: Logger,
    config: FeedsConfig,
  ) {
    this.store = new FileStore(config.GANTRY_HOME);
  }

  /** Each file in a transaction of its own. While an import runs none is touched: the next hour sees to it. */
  @Cron('41 * * * *')
  async cleanUpPictures(): Promise<void> {
    let removed = 0;
    for (const file of await this.uploads.findOld()) if (await this.removeUnnamed(file)) removed += 1;
    if (removed > 0) this.log.info({ removed }, 'pictures that no product names are gone');
  }

  private removeUnnamed(file: string): Promise<boolean> {
    return this.em.transactional(async () => {
      if (!(await this.uploads.keepImportsOut()) || !(await this.uploads.claimOld(file))) return false;
      if (await this.uploads.isNamed(file)) return false;
      await this.store.removeFile(file);
      return true;
    });
  }
}
