import type { ImportSettings } from '@gantry/contracts/schemas/feed-import';
import { Client, type ClientBase } from 'pg';
import { importOffers } from '../offers/import-offers.ts';
import { checkMapping } from '../../format/columns/column-mapping.ts';
import { errorCode, FeedError } from '../../format/text/feed-error.ts';
import { readFeed, type Feed } from '../../format/read/read-feed.ts';
import { fingerprintOf } from '../run/fingerprint.ts';
import { FeedFiles, keeperOfFiles, type KeepFile } from '../run/feed-files.ts';
import { importFeed } from '../run/import-feed.ts';
import type { ImportSummary } from '../run/import-summary.ts';
import { ErrorReport } from './error-report.ts';
import { ImportFiles } from './import-files.ts';
import { failureWith, unreadable, type ImportFailure } from './import-job.ts';
import { auditStep } from './job-audit.ts';
import { RunControl, RunEnded } from './run-control.ts';

/** Which run of which import, and where its files are. */
export interface ImportOrder {
  readonly id: string;
  readonly run: number;
  readonly home: string;
  readonly databaseUrl: string;
}

/** Not every row could be used, and the settings say that then none is. */
class RowsRefused extends Error {}

const stepRows = 10_000;

/**
 * Runs an import of the back office from its file to its end, with the same code as the command. Its last status is written in
 * the import's own transaction, so that what is kept and what is told are one. A process that dies tells nothing: the
 * service notices its silence.
 */
export async function runImportJob({ id, run, home, databaseUrl }: ImportOrder): Promise<void> {
  const control = new Client({ connectionString: databaseUrl });
  await control.connect();
  try {
    const job = await beginRun(control, id, run);
    if (job) await new JobRun(control, job, new ImportFiles(home, id), { home, databaseUrl }).work();
  } finally {
    await control.end();
  }
}

/** What a run knows of its import. */
interface RunningImport {
  readonly id: string;
  readonly run: number;
  readonly file: string;
  readonly settings: ImportSettings | null;
}

/** @returns null when the run was given up before it began */
async function beginRun(control: Client, id: string, run: number): Promise<RunningImport | null> {
  const { rows } = await control.query<RunningImport>(
    `update catalog.import_job set has_error_file = true
     where id = $1 and run = $2 and status = 'running' returning id, run, file, settings`,
    [id, run],
  );
  return rows[0] ?? null;
}

class JobRun {
  private readonly settings: ImportSettings;

  constructor(
    private readonly control: Client,
    private readonly job: RunningImport,
    private readonly files: ImportFiles,
    private readonly places: Pick<ImportOrder, 'home' | 'databaseUrl'>,
  ) {
    if (!job.settings) throw new Error('The import was never started.');
    this.settings = job.settings;
  }

  async work(): Promise<void> {
    const importer = new Client({ connectionString: this.places.databaseUrl });
    await importer.connect();
    const report = new ErrorReport(this.files.errors);
    let feed: Feed | null = null;
    const telling = new RunControl(this.control, this.job, report, () => shareOf(feed));
    try {
      telling.start(await processOf(importer));
      feed = await readFeed(this.files.feed, checkMapping(this.settings.mapping));
      const summary = await this.import(importer, feed, telling, report);
      // Not in a transaction: there is nothing left of a dry run that could belong together.
      if (this.settings.dryRun) await this.end(this.control, 'checked', { summary, report });
    } catch (error) {
      await telling.stop();
      await this.fail(telling.reasonOf(error), telling.state.summary, report);
    } finally {
      report.close();
      await importer.end().catch(() => undefined);
    }
  }

  private async import(importer: Client, feed: Feed, telling: RunControl, report: ErrorReport) {
    const { way, wholeFeed } = this.settings;
    const common = this.commonOptions(telling, report);
    const files = feed.kind === 'products' ? await this.filesOf(telling) : null;
    try {
      const summary =
        feed.kind === 'offers'
          ? await importOffers(importer, feed.rows(), common)
          : await importFeed(importer, feed.rows(), {
              ...common,
              identity: await this.identity(),
              demoPrices: false,
              onResumed: (rows) => (telling.state.rowsBefore = rows),
              ...(files ? { files } : {}),
              ...(wholeFeed === 'no' ? {} : { full: wholeFeed }),
              ...(way === 'steps' ? { stepRows } : {}),
            });
      await telling.stop();
      return summary;
    } finally {
      files?.close();
    }
  }

  /** What an import of products and one of offers are told alike. */
  private commonOptions(telling: RunControl, report: ErrorReport) {
    const { dryRun, badRows } = this.settings;
    return {
      dryRun,
      onError: (problem: Parameters<ErrorReport['addProblem']>[0]) => {
        telling.throwIfEnded();
        report.addProblem(problem);
      },
      onProgress: (summary: ImportSummary) => {
        telling.throwIfEnded();
        telling.state.waiting = false;
        telling.state.summary = summary;
      },
      onWaiting: () => (telling.state.waiting = true),
      beforeCommit: async (client: ClientBase, summary: ImportSummary) => {
        await telling.stop();
        telling.throwIfEnded();
        if (badRows === 'refuse-all' && summary.errors > 0) throw new RowsRefused();
        await this.end(client, 'done', { summary, report });
      },
    };
  }

  /** Files come to the back office in one ZIP file with their feed; beside an upload lies nothing that is a feed's. */
  private filesOf(telling: RunControl): Promise<FeedFiles | null> {
    const keep = keeperOfFiles(this.places.home, this.settings.dryRun);
    const whileWanted: KeepFile = (bytes) => {
      telling.throwIfEnded();
      return keep(bytes);
    };
    return FeedFiles.inZip(this.files.feed, whileWanted);
  }

  /** By it a run in steps goes on where an earlier run of the same file with the same settings was broken off. */
  private async identity() {
    const { mapping, feed, wholeFeed } = this.settings;
    const settings = [mapping, feed, false, wholeFeed !== 'no'];
    return { fingerprint: await fingerprintOf(this.files.feed, settings), feed, file: this.job.file };
  }

  private async fail(error: unknown, summary: ImportSummary | null, report: ErrorReport): Promise<void> {
    if (error instanceof RunEnded) {
      if (error.why === 'cancelled') await this.end(this.control, 'cancelled', { summary, report });
      return;
    }
    const failure = failureOf(error);
    // The service begins such a run again.
    if (!failure) throw error;
    if (failure.code === 'unexpected') console.error(error);
    await this.end(this.control, 'failed', { summary, report, failure });
  }

  private async end(client: ClientBase, status: 'done' | 'checked' | 'failed' | 'cancelled', end: RunEnd) {
    const { summary, report, failure = null } = end;
    const { rowCount } = await client.query(
      `update catalog.import_job
       set status = $3, version = version + 1, finished_at = now(), alive_at = now(), cancelling = false,
         waiting = false, share = null, summary = coalesce($4, summary), problems = $5, problem_count = $6,
         has_error_file = $7, failure = $8
       where id = $1 and run = $2 and status = 'running'`,
      [
        this.job.id,
        this.job.run,
        status,
        summary && JSON.stringify(summary),
        JSON.stringify(report.first),
        report.count,
        report.count > 0,
        failure && JSON.stringify(failure),
      ],
    );
    if (!rowCount) throw new RunEnded('given-up');
    const reason = failure ? `${failure.code} ${failure.text}`.trim().slice(0, 500) : summaryText(summary);
    await auditStep(client, { id: this.job.id, from: 'running', to: status, reason });
  }
}

interface RunEnd {
  readonly summary: ImportSummary | null;
  readonly report: ErrorReport;
  readonly failure?: ImportFailure;
}

async function processOf(client: Client): Promise<number> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  return rows[0]!.pid;
}

const shareOf = (feed: Feed | null): number => (feed ? feed.bytesRead() / Math.max(1, feed.bytesTotal) : 0);

/** For the audit trail, which is kept in English. */
const summaryText = (summary: ImportSummary | null): string | null =>
  summary &&
  `${summary.rows} rows: ${summary.added} added, ${summary.changed} changed, ${summary.unchanged} unchanged, ` +
    `${summary.errors} with errors, ${summary.archived} archived`;

const diskFull = ['53100', 'ENOSPC'];
/** The connection or the database went away: nothing is wrong with the import itself. */
const brokenOff = ['57P01', '57P02', '57P03', 'ECONNREFUSED', 'ECONNRESET'];

/** Why an import fails for good; null where it was broken off from outside. */
function failureOf(error: unknown): ImportFailure | null {
  if (error instanceof RowsRefused) return failureWith('rows-refused');
  if (error instanceof FeedError) return unreadable(error);
  const code = errorCode(error);
  if (diskFull.includes(code)) return failureWith('disk-full');
  const lost = error instanceof Error && error.message === 'Connection terminated unexpectedly';
  if (lost || brokenOff.includes(code)) return null;
  return failureWith(/^[0-9A-Z]{5}$/.test(code) ? 'database' : 'unexpected');
}
