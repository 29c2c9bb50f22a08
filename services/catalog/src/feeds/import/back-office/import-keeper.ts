import { Injectable, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { DatabaseConfig } from '@gantry/nest-kit/kit-config';
import { Logger } from '@gantry/nest-kit/logger';
import { failureWith } from '../job/import-job.ts';
import { FeedUploads } from './feed-uploads.ts';
import { FeedsConfig } from '../../back-office/feeds.config.ts';
import type { ImportJob } from './import-job.entity.ts';
import { ImportJobs } from './import-jobs.repository.ts';
import { auditFeed, system } from '../../back-office/feed-audit.ts';
import { ImportProcess } from './import-process.ts';

/** How often imports are looked for that another process has queued or left behind, in milliseconds. */
const lookEvery = 5000;
/** A run nobody has heard of for so many seconds has ended with its process. */
const silence = 20;
/** So often a run is begun again; then something is wrong that time does not mend. */
const maxInterruptions = 3;

/**
 * Gives queued imports their turn, one at a time, and takes care of those whose process was ended: they begin again, or
 * in steps go on where they were. Nothing of it is kept here, so any process of the service may go on with what another
 * began.
 */
@Injectable()
export class ImportKeeper implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private process: ImportProcess | null = null;
  private work: Promise<void> | null = null;
  private isAskedAgain = false;
  private isStopping = false;
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly em: EntityManager,
    private readonly database: DatabaseConfig,
    private readonly config: FeedsConfig,
    private readonly uploads: FeedUploads,
    private readonly log: Logger,
  ) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => this.nudge(), lookEvery);
    this.timer.unref();
    this.nudge();
  }

  /** Before the database goes: what runs here is handed back at once, not after a silence. */
  async beforeApplicationShutdown(): Promise<void> {
    this.isStopping = true;
    clearInterval(this.timer);
    await this.process?.stop();
    await this.work;
  }

  /** Looks whether there is something to begin. */
  nudge(): void {
    this.isAskedAgain = true;
    this.work ??= this.runWaitingJobs()
      .catch((err: unknown) => this.log.warn({ err }, 'imports cannot be looked after'))
      .finally(() => (this.work = null));
  }

  private async runWaitingJobs(): Promise<void> {
    while (this.isAskedAgain && !this.isStopping) {
      this.isAskedAgain = false;
      await this.takeBackSilent();
      const job = await this.begin();
      if (job) await this.run(job);
    }
  }

  private async run(job: ImportJob): Promise<void> {
    const { id, run } = job;
    const order = { id, run, home: this.config.GANTRY_HOME, databaseUrl: this.database.DATABASE_URL };
    this.process = new ImportProcess(order);
    if (this.isStopping) void this.process.stop();
    await this.process.ended;
    this.process = null;
    await this.afterEnd(id, run);
    this.isAskedAgain = true;
  }

  /** A process that ended well has said so in the database; otherwise its run is broken off. */
  private async afterEnd(id: string, run: number): Promise<void> {
    const left = await this.em.fork().transactional(async (em) => {
      const job = await new ImportJobs(em).lock(id);
      if (job.status === 'running' && job.run === run) await this.takeBack(em, job);
      return job.status;
    });
    if (left === 'done' || left === 'cancelled') await this.uploads.removeFeed(id);
  }

  private async takeBackSilent(): Promise<void> {
    await this.em.fork().transactional(async (em) => {
      for (const job of await new ImportJobs(em).lockSilent(silence)) await this.takeBack(em, job);
    });
  }

  private async takeBack(em: EntityManager, job: ImportJob): Promise<void> {
    // A service that is stopped in good order is nothing to count.
    const times = this.isStopping ? job.brokenOff : job.brokenOff + 1;
    if (job.cancelling) job.cancel(new Date());
    else if (times < maxInterruptions) job.queueAgain(times);
    else job.fail(failureWith('broken-off'), new Date());
    const { id, status: to } = job;
    const reason = 'its process was ended';
    await auditFeed(em, system, { entity: 'import', id, from: 'running', to, reason });
  }

  private begin(): Promise<ImportJob | null> {
    return this.em.fork().transactional(async (em) => {
      const jobs = new ImportJobs(em);
      const next = await jobs.lockNext();
      if (!next) return null;
      next.beginRun(await jobs.now());
      await auditFeed(em, system, { entity: 'import', id: next.id, from: 'queued', to: 'running' });
      return next;
    });
  }
}
