import type { Client } from 'pg';
import type { ImportSummary } from '../run/import-summary.ts';
import type { ErrorReport } from './error-report.ts';

/** Staff asked for the end of the import, or the service has given this run to another process. */
export class RunEnded extends Error {
  constructor(readonly why: 'cancelled' | 'given-up') {
    super(why);
  }
}

/** What a run tells of itself. */
export interface RunState {
  share: number;
  waiting: boolean;
  rowsBefore: number;
  summary: ImportSummary | null;
}

const tellEvery = 1000;

const tellSql = `update catalog.import_job
  set alive_at = now(), share = $3, waiting = $4, rows_before = $5, summary = coalesce($6, summary),
    problems = $7, problem_count = $8
  where id = $1 and run = $2 and status = 'running' returning cancelling`;

/**
 * Tells how far a run is, on a connection of its own because the import's transaction shows nothing yet, and hears
 * whether it is to end.
 */
export class RunControl {
  readonly state: RunState = { share: 0, waiting: false, rowsBefore: 0, summary: null };
  private timer: NodeJS.Timeout | undefined;
  private telling: Promise<void> = Promise.resolve();
  private ended: RunEnded | null = null;

  constructor(
    private readonly client: Client,
    private readonly job: { readonly id: string; readonly run: number },
    private readonly report: ErrorReport,
    private readonly look: () => number,
  ) {}

  /** @param importer process id of the import's connection in the database: what it waits for is broken off */
  start(importer: number): void {
    this.timer = setInterval(() => {
      this.telling = this.telling.then(() => this.notifyImporter(importer)).catch(() => undefined);
    }, tellEvery);
  }

  /** Nothing is told any more once this is over. */
  async stop(): Promise<void> {
    clearInterval(this.timer);
    await this.telling;
  }

  /** @throws RunEnded */
  throwIfEnded(): void {
    if (this.ended) throw this.ended;
  }

  /** What ended the run when an error did: being told to, or the error itself. */
  reasonOf(error: unknown): unknown {
    return this.ended ?? error;
  }

  private async notifyImporter(importer: number): Promise<void> {
    const { waiting, rowsBefore, summary } = this.state;
    const { rows } = await this.client.query<{ cancelling: boolean }>(tellSql, [
      this.job.id,
      this.job.run,
      this.look(),
      waiting,
      rowsBefore,
      summary && JSON.stringify(summary),
      JSON.stringify(this.report.first),
      this.report.count,
    ]);
    if (rows[0] && !rows[0].cancelling) return;
    this.ended = new RunEnded(rows[0] ? 'cancelled' : 'given-up');
    await this.client.query('select pg_cancel_backend($1)', [importer]);
  }
}
