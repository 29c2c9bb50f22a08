import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { ValidRequestOf } from '@gantry/contracts/endpoint';
import type { catalogStartImport } from '@gantry/contracts/endpoints/feeds';
import type { ColumnMapping, FeedLook, ImportSettings } from '@gantry/contracts/schemas/feed-import';
import type { Call } from '@gantry/nest-kit/call';
import { DomainError } from '@gantry/nest-kit/errors';
import { idempotent, requestHash } from '@gantry/nest-kit/idempotency';
import { checkMapping } from '../../format/columns/column-mapping.ts';
import { FeedError } from '../../format/text/feed-error.ts';
import { saveMappingSql } from '../mappings/save-mapping-sql.ts';
import { previewFeed } from '../../format/preview/preview-feed.ts';
import { FeedUploads } from './feed-uploads.ts';
import { ImportJobs } from './import-jobs.repository.ts';
import { ImportKeeper } from './import-keeper.ts';
import { auditFeed, staffOf } from '../../back-office/feed-audit.ts';
import { checkTransition } from './import-transitions.ts';

/** Looks at an uploaded feed under a mapping, and lets its import take its turn. */
@Injectable()
export class StartImport {
  constructor(
    private readonly em: EntityManager,
    private readonly jobs: ImportJobs,
    private readonly uploads: FeedUploads,
    private readonly keeper: ImportKeeper,
  ) {}

  /** @throws DomainError NOT_FOUND, WRONG_STATE when its file is not there, INVALID for a mapping that cannot be used */
  async previewImport(id: string, mapping: ColumnMapping): Promise<FeedLook> {
    const { status } = await this.jobs.getJob(id);
    if (!['ready', 'checked', 'failed', 'queued', 'running'].includes(status))
      throw new DomainError('WRONG_STATE', { status });
    return this.understood(id, mapping);
  }

  /** Queues the import, once per idempotency key. @throws DomainError NOT_FOUND, WRONG_STATE, INVALID */
  async start(
    { caller, idempotencyKey }: Call,
    { params: { id }, body }: ValidRequestOf<typeof catalogStartImport>,
  ): Promise<void> {
    const actor = staffOf(caller);
    const write = {
      scope: `start-import:${actor.accountId}:${id}`,
      key: idempotencyKey ?? '',
      request: body,
    };
    await idempotent(this.em, write, async (em) => {
      const job = await this.jobs.lock(id);
      checkTransition(actor, job, 'queued');
      const { kind } = await this.understood(id, body.mapping);
      checkFits(kind, body);
      const { keepAs, ...settings } = body;
      if (keepAs)
        await em.execute(saveMappingSql('?', '?'), [keepAs, JSON.stringify(checkMapping(body.mapping))]);
      const fingerprint = requestHash([job.sha256, settings]);
      // Two at once come one after the other, or the index below would meet the second.
      await em.execute('select pg_advisory_xact_lock(hashtextextended(?, 0))', [fingerprint]);
      const other = await this.jobs.atWork(fingerprint, id);
      if (other) throw new DomainError('WRONG_STATE', { status: other.status, import: other.id });
      const from = job.status;
      job.queue({ settings: body, kind, fingerprint }, new Date());
      const reason = body.dryRun ? 'dry run' : null;
      await auditFeed(em, actor, { entity: 'import', id, from, to: 'queued', reason });
    });
    this.keeper.nudge();
  }

  private async understood(id: string, mapping: ColumnMapping): Promise<FeedLook> {
    try {
      return await previewFeed(this.uploads.of(id).feed, checkMapping(mapping));
    } catch (error) {
      if (error instanceof FeedError)
        throw new DomainError('INVALID', { problem: error.problem }, [
          { path: 'mapping', message: error.message },
        ]);
      throw error;
    }
  }
}

/** Prices and stock alone are all or nothing, and say nothing of which products a supplier has. */
function checkFits(kind: FeedLook['kind'], { wholeFeed, way }: ImportSettings): void {
  if (kind === 'products') return;
  const message = 'the file holds prices and stock alone';
  if (wholeFeed !== 'no') throw new DomainError('INVALID', undefined, [{ path: 'wholeFeed', message }]);
  if (way === 'steps') throw new DomainError('INVALID', undefined, [{ path: 'way', message }]);
}
