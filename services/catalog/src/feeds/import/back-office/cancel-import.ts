import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { FeedUploads } from './feed-uploads.ts';
import { ImportJobs } from './import-jobs.repository.ts';
import { auditFeed, type FeedActor } from '../../back-office/feed-audit.ts';
import { checkTransition } from './import-transitions.ts';

/** Ends imports: because staff want it, or because nobody has gone on with them. */
@Injectable()
export class CancelImport {
  constructor(
    private readonly em: EntityManager,
    private readonly jobs: ImportJobs,
    private readonly uploads: FeedUploads,
  ) {}

  /**
   * One that runs is told to end, and does a moment later; every other ends here, and its file goes.
   * @param version nothing happens to an import that has moved on since it was seen so
   * @throws DomainError NOT_FOUND, WRONG_STATE for one that is over
   */
  async cancel(actor: FeedActor, id: string, version?: number): Promise<void> {
    const isOver = await this.em.transactional(async (em) => {
      const job = await this.jobs.lock(id);
      if (version !== undefined && job.version !== version) return false;
      checkTransition(actor, job, 'cancelled');
      if (job.status === 'running') {
        if (job.cancelling) return false;
        job.askToEnd();
        const step = { field: 'cancelling', from: 'false', to: 'true' };
        await auditFeed(em, actor, { entity: 'import', id, ...step });
        return false;
      }
      const from = job.status;
      job.cancel(new Date());
      await auditFeed(em, actor, { entity: 'import', id, from, to: 'cancelled' });
      return true;
    });
    if (isOver) await this.uploads.removeFeed(id);
  }
}
