import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { ValidRequestOf } from '@gantry/contracts/endpoint';
import type { catalogBeginImport, catalogSendImportChunk } from '@gantry/contracts/endpoints/feeds';
import type { Call } from '@gantry/nest-kit/call';
import { DomainError } from '@gantry/nest-kit/errors';
import { idempotent } from '@gantry/nest-kit/idempotency';
import { unreadable } from '../job/import-job.ts';
import { noMapping } from '../../format/columns/column-mapping.ts';
import { FeedError } from '../../format/text/feed-error.ts';
import { previewFeed } from '../../format/preview/preview-feed.ts';
import { FeedUploads } from './feed-uploads.ts';
import { ImportJob } from './import-job.entity.ts';
import { ImportJobs } from './import-jobs.repository.ts';
import { auditFeed, staffOf, system } from '../../back-office/feed-audit.ts';
import { UploadBounds } from './upload-bounds.ts';

/** Takes the file of an import, piece by piece, and looks at what it is once it is whole. */
@Injectable()
export class TakeFile {
  constructor(
    private readonly em: EntityManager,
    private readonly jobs: ImportJobs,
    private readonly uploads: FeedUploads,
    private readonly bounds: UploadBounds,
  ) {}

  /**
   * Announces a file, once per idempotency key.
   * @returns the id of the import
   * @throws DomainError PAYLOAD_TOO_LARGE, TOO_MANY_REQUESTS when too much is on its way already
   */
  begin(
    { caller, idempotencyKey }: Call,
    { body }: ValidRequestOf<typeof catalogBeginImport>,
  ): Promise<string> {
    if (body.bytes > this.uploads.most)
      throw new DomainError('PAYLOAD_TOO_LARGE', { most: this.uploads.most });
    const actor = staffOf(caller);
    const write = { scope: `begin-import:${actor.accountId}`, key: idempotencyKey ?? '', request: body };
    return idempotent(this.em, write, async (em) => {
      await this.bounds.checkUpload(actor.accountId, body.bytes);
      const id = randomUUID();
      await this.uploads.begin(id);
      const announced = { id, ...body, createdBy: actor.accountId, createdByName: actor.name };
      this.jobs.createJob(ImportJob.announce(announced, new Date()));
      await auditFeed(em, actor, { entity: 'import', id, from: null, to: 'uploading', reason: body.file });
      return id;
    });
  }

  /**
   * Takes a piece. The row is held meanwhile, so that pieces sent twice at once come one after the other.
   * @throws DomainError NOT_FOUND, WRONG_STATE, INVALID for a piece that leaves a gap or goes over the end
   */
  piece({ params: { id }, query, body }: ValidRequestOf<typeof catalogSendImportChunk>): Promise<void> {
    return this.em.transactional(async (em) => {
      const job = await this.jobs.lock(id);
      if (job.status !== 'uploading') {
        // The last piece again, because its answer was lost: nothing is left to do.
        if (query.offset + body.length <= job.received) return;
        throw new DomainError('WRONG_STATE', { status: job.status });
      }
      const received = receivedAfter(job, query.offset, body.length);
      await this.uploads.writeChunk(id, query.offset, body);
      if (received < job.bytes) job.receive(received, new Date());
      else await this.lookAt(em, job);
    });
  }

  /** By what it holds, whatever it is called. */
  private async lookAt(em: EntityManager, job: ImportJob): Promise<void> {
    const { id } = job;
    const sha256 = await this.uploads.hash(id);
    const found = await previewFeed(this.uploads.of(id).feed, noMapping).catch((error: unknown) => {
      if (error instanceof FeedError) return error;
      throw error;
    });
    if (found instanceof FeedError) {
      job.refuseFile(sha256, unreadable(found), new Date());
      await this.uploads.removeAll(id);
    } else job.accept(sha256, found.kind);
    await auditFeed(em, system, { entity: 'import', id, from: 'uploading', to: job.status });
  }
}

function receivedAfter(job: ImportJob, offset: number, length: number): number {
  const received = job.received;
  if (offset > received || offset + length > job.bytes || length === 0)
    throw new DomainError('INVALID', { received }, [
      { path: 'offset', message: 'does not go on where the file is' },
    ]);
  return Math.max(received, offset + length);
}
