import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { DomainError } from '@gantry/nest-kit/errors';
import { pageWindow } from '@gantry/nest-kit/page-window';
import type { ImportJobRow } from '../job/import-job.ts';

/** What of a row a change may set; JSON is given as values. */
type Change = Partial<
  Omit<ImportJobRow, 'received' | 'started_at' | 'alive_at' | 'finished_at'> & {
    received: number;
    fingerprint: string | null;
    queued_at: Date;
    piece_at: Date;
    finished_at: Date;
  }
>;
const json: readonly string[] = ['settings', 'summary', 'problems', 'failure'];

/** The imports of the back office in the database. */
@Injectable()
export class ImportJobs {
  constructor(private readonly em: EntityManager) {}

  async page(page: number, size: number) {
    const [counted] = await this.em.execute<{ total: string }[]>(
      'select count(*) as total from catalog.import_job',
    );
    const total = Number(counted?.total ?? 0);
    const window = pageWindow(total, page, size);
    if (!window) return { rows: [], total };
    const direction = window.isFromEnd ? 'asc' : 'desc';
    const rows = await this.em.execute<ImportJobRow[]>(
      `select * from catalog.import_job order by created_at ${direction}, id ${direction} limit ? offset ?`,
      [window.limit, window.offset],
    );
    return { rows: window.isFromEnd ? rows.toReversed() : rows, total };
  }

  /** @throws DomainError NOT_FOUND */
  getJob(id: string): Promise<ImportJobRow> {
    return this.one('select * from catalog.import_job where id = ?', id);
  }

  /** Holds the row until the end of the transaction. @throws DomainError NOT_FOUND */
  lock(id: string): Promise<ImportJobRow> {
    return this.one('select * from catalog.import_job where id = ? for update', id);
  }

  /** The latest other import of the same bytes. */
  async sameBytes({ id, sha256 }: ImportJobRow): Promise<ImportJobRow | null> {
    if (sha256 === null) return null;
    const [row] = await this.em.execute<ImportJobRow[]>(
      'select * from catalog.import_job where sha256 = ? and id <> ? order by created_at desc, id limit 1',
      [sha256, id],
    );
    return row ?? null;
  }

  /** Another import at work with the same bytes and settings. */
  async atWork(fingerprint: string, id: string): Promise<ImportJobRow | null> {
    const [row] = await this.em.execute<ImportJobRow[]>(
      `select * from catalog.import_job where fingerprint = ? and id <> ? and status in ('queued', 'running')`,
      [fingerprint, id],
    );
    return row ?? null;
  }

  async createJob(
    facts: Pick<ImportJobRow, 'id' | 'file' | 'created_by' | 'created_by_name'> & { bytes: number },
  ) {
    await this.em.execute(
      `insert into catalog.import_job (id, status, file, bytes, created_by, created_by_name)
       values (?, 'uploading', ?, ?, ?, ?)`,
      [facts.id, facts.file, facts.bytes, facts.created_by, facts.created_by_name],
    );
  }

  async changeJob(id: string, change: Change): Promise<void> {
    const names = Object.keys(change);
    const values = Object.entries(change).map(([name, value]) =>
      json.includes(name) && value !== null ? JSON.stringify(value) : value,
    );
    await this.em.execute(
      `update catalog.import_job set version = version + 1, ${names.map((name) => `${name} = ?`).join(', ')}
       where id = ?`,
      [...values, id],
    );
  }

  /** Imports that nobody has gone on with for so many days, uploads for so many hours; their files still lie there. */
  abandoned(days: number, hours: number): Promise<ImportJobRow[]> {
    return this.em.execute(
      `select * from catalog.import_job
       where status in ('ready', 'checked', 'failed')
           and greatest(created_at, finished_at) < now() - make_interval(days => ?)
         or status = 'uploading' and piece_at < now() - make_interval(hours => ?)`,
      [days, hours],
    );
  }

  /** Null for one that was never written down. */
  async findJob(id: string): Promise<ImportJobRow | null> {
    const [row] = await this.em.execute<ImportJobRow[]>('select * from catalog.import_job where id = ?', [
      id,
    ]);
    return row ?? null;
  }

  /** Imports that ended so many days ago and still have their file of errors. */
  oldErrors(days: number): Promise<ImportJobRow[]> {
    return this.em.execute(
      `select * from catalog.import_job
       where has_error_file and status in ('done', 'cancelled') and finished_at < now() - make_interval(days => ?)`,
      [days],
    );
  }

  private async one(sql: string, id: string): Promise<ImportJobRow> {
    const [row] = await this.em.execute<ImportJobRow[]>(sql, [id]);
    if (!row) throw new DomainError('NOT_FOUND');
    return row;
  }
}
