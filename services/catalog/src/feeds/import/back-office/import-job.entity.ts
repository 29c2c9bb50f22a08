import { defineEntity, p } from '@mikro-orm/core';
import type { ImportSettings } from '@gantry/contracts/schemas/feed-import';
import type { ImportStatus } from '@gantry/domain/statuses/import-statuses';
import type { EnglishProblem, ImportFailure, StoredFailure, StoredProblem } from '../job/import-job.ts';
import type { ImportSummary } from '../run/import-summary.ts';

type FeedKind = 'products' | 'offers';

const ImportJobSchema = defineEntity({
  name: 'ImportJob',
  schema: 'catalog',
  tableName: 'import_job',
  properties: {
    id: p.uuid().primary(),
    status: p.string().$type<ImportStatus>(),
    /** counts what staff and the service do; what a run tells of itself is no news */
    version: p.integer(),
    file: p.string(),
    bytes: p.bigint('number'),
    received: p.bigint('number'),
    sha256: p.string().nullable(),
    kind: p.string().$type<FeedKind>().nullable(),
    settings: p.json<ImportSettings>().nullable(),
    /** of bytes and settings: the same are at work once */
    fingerprint: p.string().nullable(),
    /** counts its runs; what a process writes says which run it speaks of */
    run: p.integer(),
    /** runs that something ended from outside, since it was last started by staff */
    brokenOff: p.integer(),
    waiting: p.boolean(),
    cancelling: p.boolean(),
    share: p.float().nullable(),
    /** rows that an earlier run had committed: they say nothing of this run's speed */
    rowsBefore: p.integer(),
    summary: p.json<ImportSummary>().nullable(),
    problems: p.json<(StoredProblem | EnglishProblem)[]>(),
    problemCount: p.integer(),
    hasErrorFile: p.boolean(),
    failure: p.json<StoredFailure>().nullable(),
    createdBy: p.string().nullable(),
    createdByName: p.string(),
    createdAt: p.datetime().defaultRaw('now()'),
    /** the last chunk of its file */
    chunkAt: p.datetime().fieldName('piece_at').nullable(),
    queuedAt: p.datetime().nullable(),
    startedAt: p.datetime().nullable(),
    /** when its process was last heard of */
    aliveAt: p.datetime().nullable(),
    finishedAt: p.datetime().nullable(),
  },
});

/** Which file somebody brings. */
export interface AnnouncedFile {
  readonly id: string;
  readonly file: string;
  readonly bytes: number;
  readonly createdBy: string | null;
  readonly createdByName: string;
}
/** What a run came to before it was ended from outside; it is forgotten when another one begins. */
const noResult = { summary: null, problems: [], problemCount: 0, hasErrorFile: false };
const notRunning = { waiting: false, share: null, cancelling: false };

/**
 * An import of the back office. While it runs its process writes by SQL how far it is (`job/`); who may do what is in
 * `import-statuses`.
 */
export class ImportJob extends ImportJobSchema.class {
  static announce(announced: AnnouncedFile, now: Date): ImportJob {
    return Object.assign(new ImportJob(), notRunning, noResult, {
      ...announced,
      status: 'uploading' as const,
      version: 1,
      received: 0,
      run: 0,
      brokenOff: 0,
      rowsBefore: 0,
      chunkAt: now,
    });
  }

  /** A chunk came. @param received bytes of the file there are now */
  receive(received: number, now: Date): void {
    this.set({ received, chunkAt: now });
  }

  /** Its file is whole and can be read. */
  accept(sha256: string, kind: FeedKind): void {
    this.set({ status: 'ready', received: this.bytes, sha256, kind });
  }

  /** Its file is whole and cannot be read. */
  refuseFile(sha256: string, failure: ImportFailure, now: Date): void {
    this.set({ status: 'refused', received: this.bytes, sha256, failure, finishedAt: now });
  }

  /** Staff start it: it takes its turn. */
  queue(start: { settings: ImportSettings; kind: FeedKind; fingerprint: string }, now: Date): void {
    this.set({ ...noResult, ...start, status: 'queued', brokenOff: 0, failure: null, queuedAt: now });
  }

  /** Its turn has come. */
  beginRun(now: Date): void {
    const fresh = { waiting: false, share: 0, rowsBefore: 0, finishedAt: null };
    this.set({ ...fresh, status: 'running', run: this.run + 1, startedAt: now, aliveAt: now });
  }

  /** Its process was ended: it takes its turn again. @param brokenOff how often that has happened now */
  queueAgain(brokenOff: number): void {
    this.set({ ...notRunning, ...noResult, status: 'queued', brokenOff });
  }

  /** It is not begun again. */
  fail(failure: ImportFailure, now: Date): void {
    this.set({ ...notRunning, status: 'failed', failure, finishedAt: now });
  }

  /** It runs, and its process is told to end. */
  askToEnd(): void {
    this.set({ cancelling: true });
  }

  cancel(now: Date): void {
    this.set({ ...notRunning, status: 'cancelled', finishedAt: now });
  }

  /** Its file of errors is no longer there. */
  forgetErrors(): void {
    this.set({ hasErrorFile: false });
  }

  private set(facts: Partial<ImportJob>): void {
    Object.assign(this, facts);
    this.version += 1;
  }
}
ImportJobSchema.setClass(ImportJob);
