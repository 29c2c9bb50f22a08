import { setImmediate as nextTurn } from 'node:timers/promises';
import { feedProblem, givenText } from '@gantry/contracts/feed-problems';
import type { ClientBase } from 'pg';
import type { FeedRow } from '@gantry/contracts/schemas/feed';
import { databaseNow, recheckPricesFrom } from '../../../price-schedule/recheck-prices.ts';
import { maxNamedChanges, raiseVersion } from '../../../version/raise-version.ts';
import { runOn } from '../../../version/run-sql.ts';
import type { RawRow } from '../../format/read/read-feed.ts';
import { filesBeside } from '../normalize/normalize-files.ts';
import { normalizeRow, type NormalRow } from '../normalize/normal-row.ts';
import { ProductWriter, type BatchResult } from '../write/product-writer.ts';
import { ReferenceWriter } from '../write/reference-writer.ts';
import { stateStock } from '../write/state-stock.ts';
import { archiveMissing } from './archive-missing.ts';
import { drawCategories } from './draw-categories.ts';
import type { FeedFiles } from './feed-files.ts';
import { ImportLog, type ImportIdentity, type ImportRun } from './import-log.ts';
import { emptySummary, type ImportSummary } from './import-summary.ts';
import { RowReader, type RowProblem } from '../../format/rows/row-reader.ts';

export interface ImportOptions {
  /** invents prices and stock, always the same for the same id, where the feed has none */
  demoPrices: boolean;
  /** reads, checks and writes everything, then takes it all back */
  dryRun: boolean;
  /** which file and feed this is; without it the import belongs to the feed `main` and cannot be gone on with */
  identity?: ImportIdentity;
  /** commits each time so many rows are done, and goes on there when the same import was broken off; else all or nothing */
  stepRows?: number;
  /** the feed is whole: products it brought before and no longer holds are archived */
  full?: 'careful' | 'any-number';
  /** the files that came with the feed; without it none is taken in */
  files?: FeedFiles;
  onError: (problem: RowProblem) => void;
  onProgress: (summary: ImportSummary) => void;
  /** in the import's own transaction, when all is written and nothing yet committed; throwing takes it all back */
  beforeCommit?: (client: ClientBase, summary: ImportSummary) => Promise<void>;
  /** another import runs and is waited for */
  onWaiting?: () => void;
  /** so many rows were done by an earlier run of this file */
  onResumed?: (rows: number) => void;
}
type Options = ImportOptions & { identity: ImportIdentity };
interface Beginning {
  log: ImportLog;
  run: ImportRun;
  now: Date;
}

const batchSize = 1000;
const turnEvery = 25;
/** Batches after which the planner is told how large the tables have become; it planned for empty ones before. */
const analyzeAfter = [3, 30, 300];
const analyzeSql = `analyze catalog.product, catalog.part_number, catalog.public_price, catalog.listing_row,
  catalog.confidential_price, catalog.category, catalog.family, catalog.brand`;

/** One import from its first row to its last, inside a transaction that the caller opened and ends. */
export class ImportRunner {
  private readonly client: ClientBase;
  private readonly options: Options;
  private readonly log: ImportLog;
  private readonly importRun: ImportRun;
  private readonly references: ReferenceWriter;
  private readonly writer: ProductWriter;
  private readonly reader: RowReader;
  private readonly summary: ImportSummary;
  /** the moment as of which prices are shown */
  private readonly now: Date;
  private changedIds: number[] = [];
  private batches = 0;
  /** rows of the file behind the last commit, or behind the beginning */
  private committed: number;

  private constructor(client: ClientBase, options: Options, { log, run, now }: Beginning) {
    this.client = client;
    this.options = options;
    this.log = log;
    this.importRun = run;
    this.now = now;
    this.committed = run.rows;
    this.references = new ReferenceWriter(client);
    this.writer = new ProductWriter(client, this.references, now, options.identity.feed);
    // Rows are all read and checked again, so that the report is whole; only what was written is not written again.
    this.summary = { ...emptySummary(), ...run.summary, rows: 0, errors: 0, warnings: 0 };
    this.reader = new RowReader((problem) => {
      if (problem.kept) this.summary.warnings += 1;
      options.onError(problem);
    });
  }

  static async begin(client: ClientBase, options: Options): Promise<ImportRunner> {
    const log = new ImportLog(client);
    const broken = options.stepRows && !options.dryRun ? await log.unfinished(options.identity) : null;
    if (broken && broken.rows > 0) options.onResumed?.(broken.rows);
    const run = broken ?? (await log.begin(options.identity));
    const runner = new ImportRunner(client, options, { log, run, now: await databaseNow(client) });
    await runner.references.load();
    return runner;
  }

  async run(rows: AsyncIterable<RawRow> | Iterable<RawRow>): Promise<ImportSummary> {
    let batch: NormalRow[] = [];
    let writing = Promise.resolve();
    try {
      for await (const raw of rows) {
        this.summary.rows += 1;
        const row = await this.readRow(raw);
        if (row) batch.push(row);
        // While the database takes in one batch the next is read; it gets on only when this loop lets go.
        if (this.summary.rows % turnEvery === 0) await nextTurn();
        if (batch.length < batchSize) continue;
        await writing;
        writing = this.writeBatch(batch, this.summary.rows);
        writing.catch(() => undefined);
        batch = [];
      }
    } finally {
      // Also when reading failed: the caller ends the transaction, and nothing may be written behind its end.
      await writing;
    }
    await this.writeBatch(batch, this.summary.rows);
    await this.finish();
    return this.summary;
  }

  private async readRow(raw: RawRow): Promise<NormalRow | null> {
    const row = this.reader.readRow(raw);
    if (!row) {
      this.summary.errors += 1;
      return null;
    }
    const files = await this.takeFiles(raw, row);
    if (raw.number <= this.importRun.rows) return null;
    return normalizeRow(row, { withDemo: this.options.demoPrices, files });
  }

  private async takeFiles(raw: RawRow, row: FeedRow): Promise<Map<string, string>> {
    const kept = new Map<string, string>();
    for (const name of filesBeside(row)) {
      const taken = (await this.options.files?.takeFile(name)) ?? {
        problem: feedProblem('files-not-taken', { file: givenText(name) }),
      };
      if ('source' in taken) kept.set(name, taken.source);
      else this.reader.leftOut(raw, row.id, 'files', taken.problem);
    }
    return kept;
  }

  /** @param upTo rows of the file that are dealt with once this batch is written */
  private async writeBatch(batch: readonly NormalRow[], upTo: number): Promise<void> {
    const written = await this.writer.writeProducts(batch);
    this.batches += 1;
    if (analyzeAfter.includes(this.batches)) await this.client.query(analyzeSql);
    this.addToSummary(written);
    await stateStock(this.client, written.stock);
    if (this.options.full)
      await this.log.seen(this.importRun, [...written.productIds, ...written.unchangedIds]);
    const { stepRows, dryRun } = this.options;
    if (stepRows && !dryRun && upTo - this.committed >= stepRows) await this.commitStep(upTo);
    this.options.onProgress(this.summary);
  }

  private addToSummary({ added, changed, unchanged, pinned, takenOver, productIds }: BatchResult): void {
    this.summary.added += added;
    this.summary.changed += changed;
    this.summary.unchanged += unchanged;
    this.summary.pinned += pinned;
    this.summary.takenOver += takenOver;
    // Past the limit only the fact matters that there are too many to name.
    if (this.changedIds.length <= maxNamedChanges) this.changedIds.push(...productIds);
  }

  private async commitStep(upTo: number): Promise<void> {
    await this.publish();
    await this.log.reached(this.importRun, upTo, this.summary);
    await this.client.query('commit');
    await this.client.query('begin');
    this.committed = upTo;
    this.changedIds = [];
  }

  private async finish(): Promise<void> {
    const { full, identity } = this.options;
    if (full) {
      const { unusable } = this.reader;
      const facts = { feed: identity.feed, run: this.importRun, unusable, anyShare: full === 'any-number' };
      const archived = await archiveMissing(this.client, facts);
      this.summary.archived += archived.length;
      this.changedIds.push(...archived);
    }
    await this.publish();
    await this.log.finish(this.importRun, this.summary);
  }

  private async publish(): Promise<void> {
    if (this.changedIds.length === 0) return;
    await drawCategories(this.client);
    await recheckPricesFrom(this.client, this.now);
    const changed = this.references.hasNewTexts ? 'everything' : this.changedIds;
    await raiseVersion(runOn(this.client), changed);
  }
}
