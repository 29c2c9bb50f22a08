import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { EntityManager, RequestContext } from '@mikro-orm/postgresql';
import { isImportOver } from '@gantry/domain/statuses/import-statuses';
import { Cron } from '@gantry/nest-kit/events';
import { Logger } from '@gantry/nest-kit/logger';
import { CancelImport } from './cancel-import.ts';
import { FeedUploads } from './feed-uploads.ts';
import { FeedsConfig } from '../../back-office/feeds.config.ts';
import { ImportJobs } from './import-jobs.repository.ts';
import { system } from '../../back-office/feed-audit.ts';

/** A folder is made before its import is written down; one this old without an import was left by a killed process. */
const orphanAge = 60 * 60 * 1000;

/** Files of strangers' prices are not kept for ever, and what nobody goes on with holds no place for long. */
@Injectable()
export class CleanUpImports implements OnApplicationBootstrap {
  constructor(
    private readonly em: EntityManager,
    private readonly jobs: ImportJobs,
    private readonly ends: CancelImport,
    private readonly uploads: FeedUploads,
    private readonly config: FeedsConfig,
    private readonly log: Logger,
  ) {}

  /** A service that was down for days, or killed between its database and its disk, has some of it left. */
  onApplicationBootstrap(): void {
    RequestContext.create(this.em, () => this.cleanUpImports()).catch((err: unknown) =>
      this.log.warn({ err }, 'files of imports cannot be tidied'),
    );
  }

  @Cron('17 * * * *')
  async cleanUpImports(): Promise<void> {
    const { CATALOG_FEED_DAYS: days, CATALOG_UPLOAD_HOURS: hours } = this.config;
    for (const { id, version } of await this.jobs.abandoned(days, hours))
      await this.ends.cancel(system, id, version);
    for (const { id } of await this.jobs.oldErrors(days)) {
      await this.em.transactional(async () => (await this.jobs.lock(id)).forgetErrors());
      await this.uploads.removeAll(id);
    }
    await this.tidyFolders();
  }

  /** What lies there although its import is over, or never came to be. */
  private async tidyFolders(): Promise<void> {
    for (const { id, changedAt } of await this.uploads.folders()) {
      const job = await this.jobs.findJob(id);
      const isOver = job ? isImportOver(job.status) : Date.now() - changedAt > orphanAge;
      if (isOver && job?.hasErrorFile) await this.uploads.removeFeed(id);
      else if (isOver) await this.uploads.removeAll(id);
    }
  }
}
