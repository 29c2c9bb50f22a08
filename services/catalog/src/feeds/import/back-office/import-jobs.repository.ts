import { Injectable } from '@nestjs/common';
import { EntityManager, LockMode, raw } from '@mikro-orm/postgresql';
import { DomainError } from '@gantry/nest-kit/errors';
import { pageWindow } from '@gantry/nest-kit/page-window';
import { ImportJob } from './import-job.entity.ts';

/** A run writes its row from another process: what is only read is always read anew. */
const asItIs = { disableIdentityMap: true } as const;
const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1000);

/** The imports of the back office in the database. What is locked may be changed, and is written with the transaction. */
@Injectable()
export class ImportJobs {
  constructor(private readonly em: EntityManager) {}

  async page(page: number, size: number): Promise<{ rows: ImportJob[]; total: number }> {
    const total = await this.em.count(ImportJob);
    const window = pageWindow(total, page, size);
    if (!window) return { rows: [], total };
    const { limit, offset, isFromEnd } = window;
    const direction = isFromEnd ? 'asc' : 'desc';
    const orderBy = { createdAt: direction, id: direction } as const;
    const rows = await this.em.find(ImportJob, {}, { ...asItIs, orderBy, limit, offset });
    return { rows: isFromEnd ? rows.toReversed() : rows, total };
  }

  /** @throws DomainError NOT_FOUND */
  async getJob(id: string): Promise<ImportJob> {
    return existing(await this.findJob(id));
  }

  /** Null for one that was never written down. */
  findJob(id: string): Promise<ImportJob | null> {
    return this.em.findOne(ImportJob, { id }, asItIs);
  }

  /** Held until the end of the transaction. @throws DomainError NOT_FOUND */
  async lock(id: string): Promise<ImportJob> {
    return existing(
      await this.em.findOne(ImportJob, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true }),
    );
  }

  /** The latest other import of the same bytes. */
  async sameBytes({ id, sha256 }: ImportJob): Promise<ImportJob | null> {
    if (!sha256) return null;
    const orderBy = { createdAt: 'desc', id: 'asc' } as const;
    return this.em.findOne(ImportJob, { sha256, id: { $ne: id } }, { ...asItIs, orderBy });
  }

  /** Another import at work with the same bytes and settings. */
  atWork(fingerprint: string, id: string): Promise<ImportJob | null> {
    const status = { $in: ['queued' as const, 'running' as const] };
    return this.em.findOne(ImportJob, { fingerprint, id: { $ne: id }, status }, asItIs);
  }

  createJob(job: ImportJob): void {
    this.em.persist(job);
  }

  /** Runs nobody has heard of for so many seconds by the database's clock; those that others hold are left out. */
  lockSilent(seconds: number): Promise<ImportJob[]> {
    const before = raw('now() - make_interval(secs => ?)', [seconds]);
    return this.em.find(ImportJob, { status: 'running', aliveAt: { $lt: before } }, unheld);
  }

  /** The import whose turn it is, unless another process is beginning it. */
  lockNext(): Promise<ImportJob | null> {
    const orderBy = { queuedAt: 'asc' } as const;
    return this.em.findOne(ImportJob, { status: 'queued' }, { ...unheld, orderBy });
  }

  /** By the database's clock, as the processes of imports tell it. */
  async now(): Promise<Date> {
    const [row] = await this.em.execute<{ now: Date | string }[]>('select now() as now');
    return new Date(row!.now);
  }

  /** Imports that nobody has gone on with for so many days, uploads for so many hours; their files still lie there. */
  abandoned(days: number, hours: number): Promise<ImportJob[]> {
    const over = { $lt: daysAgo(days) };
    const ended = { $or: [{ finishedAt: null }, { finishedAt: over }] };
    const resting = { status: { $in: ['ready' as const, 'checked' as const, 'failed' as const] } };
    const uploading = { status: 'uploading' as const, chunkAt: { $lt: daysAgo(hours / 24) } };
    return this.em.find(ImportJob, { $or: [{ ...resting, createdAt: over, ...ended }, uploading] }, asItIs);
  }

  /** Imports that ended so many days ago and still have their file of errors. */
  oldErrors(days: number): Promise<ImportJob[]> {
    return this.em.find(
      ImportJob,
      {
        hasErrorFile: true,
        status: { $in: ['done' as const, 'cancelled' as const] },
        finishedAt: { $lt: daysAgo(days) },
      },
      asItIs,
    );
  }
}

const unheld = { lockMode: LockMode.PESSIMISTIC_PARTIAL_WRITE, refresh: true } as const;

function existing(job: ImportJob | null): ImportJob {
  if (!job) throw new DomainError('NOT_FOUND');
  return job;
}
