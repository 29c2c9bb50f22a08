import { randomUUID } from 'node:crypto';
import type { ClientBase } from 'pg';
import { emptySummary, type ImportSummary } from './import-summary.ts';

/** What makes two runs the same work: a run that was killed may be gone on with only by its own like. */
export interface ImportIdentity {
  /** hash of the file's bytes and of everything that decides what becomes of them */
  fingerprint: string;
  feed: string;
  file: string;
}

/** An import as `catalog.import_run` remembers it. */
export interface ImportRun {
  id: string;
  /** rows of the file that are dealt with */
  rows: number;
  summary: ImportSummary;
}

/** The record of imports: what was done, and where one that commits in steps goes on. */
export class ImportLog {
  constructor(private readonly client: ClientBase) {}

  /** The run of this very file that was broken off, if there is one. */
  async unfinished({ fingerprint }: ImportIdentity): Promise<ImportRun | null> {
    const { rows } = await this.client.query<ImportRun>(
      `select id, rows, summary from catalog.import_run
       where fingerprint = $1 and finished_at is null order by started_at desc limit 1`,
      [fingerprint],
    );
    return rows[0] ?? null;
  }

  async begin({ fingerprint, feed, file }: ImportIdentity): Promise<ImportRun> {
    const run = { id: randomUUID(), rows: 0, summary: emptySummary() };
    await this.client.query(
      `insert into catalog.import_run (id, fingerprint, feed, file, rows, summary) values ($1, $2, $3, $4, 0, $5)`,
      [run.id, fingerprint, feed, file, run.summary],
    );
    return run;
  }

  /** In the transaction of the rows it speaks of. */
  async reached(run: ImportRun, rows: number, summary: ImportSummary): Promise<void> {
    await this.client.query(
      'update catalog.import_run set rows = $2, summary = $3, updated_at = now() where id = $1',
      [run.id, rows, summary],
    );
  }

  async finish(run: ImportRun, summary: ImportSummary): Promise<void> {
    await this.reached(run, summary.rows, summary);
    await this.client.query('delete from catalog.import_seen where run_id = $1', [run.id]);
    await this.client.query('update catalog.import_run set finished_at = now() where id = $1', [run.id]);
  }

  /** Lets go of what a broken-off run of this file left; its products stay. */
  async forget({ fingerprint }: ImportIdentity): Promise<void> {
    await this.client.query(`delete from catalog.import_run where fingerprint = $1 and finished_at is null`, [
      fingerprint,
    ]);
  }

  /** Notes products the feed holds, for the end of a full one. */
  async seen(run: ImportRun, productIds: readonly number[]): Promise<void> {
    await this.client.query(
      `insert into catalog.import_seen (run_id, product_id)
       select $1, unnest($2::integer[]) on conflict do nothing`,
      [run.id, productIds],
    );
  }
}
