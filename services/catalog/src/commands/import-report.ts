import { createWriteStream, type WriteStream } from 'node:fs';
import { once } from 'node:events';
import type { Feed } from '../feeds/format/read/read-feed.ts';
import { errorHead, errorLine } from '../feeds/format/rows/error-file.ts';
import { englishText } from '../feeds/format/text/feed-text.ts';
import type { ImportSummary } from '../feeds/import/run/import-summary.ts';
import type { RowProblem } from '../feeds/format/rows/row-reader.ts';

const maxShown = 10;
/** milliseconds between two looks at the progress: in place on a terminal, as lines of a log elsewhere */
const showEvery = process.stderr.isTTY ? 500 : 30_000;

/** Shows the progress of an import in one line, and keeps its row errors in a CSV file that can be corrected by. */
export class ImportReport {
  private readonly started = Date.now();
  private readonly file: WriteStream | null;
  private shown = 0;
  private lastShown = Date.now();
  private writeError: Error | null = null;
  /** rows that an earlier run had done: they say nothing of today's speed */
  private doneBefore = 0;

  /** @param feed to tell how much of it is left; none for rows that come from no file */
  constructor(
    errorsFile: string | undefined,
    private readonly feed: Pick<Feed, 'bytesRead' | 'bytesTotal'> | null = null,
  ) {
    this.file = errorsFile ? createWriteStream(errorsFile) : null;
    this.file?.on('error', (error) => (this.writeError = error));
    this.file?.write(errorHead(englishText));
  }

  readonly error = (problem: RowProblem): void => {
    this.file?.write(errorLine(problem, englishText));
    this.shown += 1;
    if (this.shown > maxShown) return;
    const { line, id } = problem;
    console.error(`\rline ${line}${id && ` (${id})`}: ${englishText.problem(problem.problem)}`);
  };

  readonly resumed = (rows: number): void => {
    this.doneBefore = rows;
    console.log(`An earlier import of this file stopped after row ${rows}; resuming from there.`);
  };

  readonly waiting = (): void => console.log('Waiting for another import to finish.');

  readonly progress = (summary: ImportSummary): void => {
    if (Date.now() - this.lastShown < showEvery) return;
    this.lastShown = Date.now();
    const line = `${this.line(summary)}${this.timeLeft()}`;
    process.stderr.write(process.stderr.isTTY ? `\r\u001b[K${line}` : `${line}\n`);
  };

  /** Prints the last line and closes the error file. @throws when that could not be written */
  async finish(summary: ImportSummary, isDryRun: boolean): Promise<void> {
    if (process.stderr.isTTY) process.stderr.write('\r\u001b[K');
    if (this.shown > maxShown) console.error(`… and ${this.shown - maxShown} more row errors`);
    console.log(`${isDryRun ? 'Dry run, nothing saved: ' : ''}${this.line(summary)}`);
    if (!this.file) return;
    this.file.end();
    if (!this.writeError) await once(this.file, 'close');
    if (this.writeError) throw this.writeError;
  }

  private line({
    rows,
    added,
    changed,
    unchanged,
    errors,
    warnings,
    archived,
    pinned,
    takenOver,
  }: ImportSummary): string {
    const seconds = (Date.now() - this.started) / 1000;
    const rate = Math.round((rows - Math.min(rows, this.doneBefore)) / Math.max(seconds, 0.001));
    return (
      `${rows} rows: ${added} added, ${changed} changed, ${unchanged} unchanged, ${errors} with errors` +
      `${warnings ? `, ${warnings} facts left out` : ''}${archived ? `, ${archived} archived` : ''}` +
      `${pinned ? `, ${pinned} with edits by hand left alone` : ''}` +
      `${takenOver ? `, ${takenOver} made by hand taken over` : ''}; ` +
      `${seconds.toFixed(1)} s, ${rate} rows/s`
    );
  }

  private timeLeft(): string {
    const share = this.feed ? this.feed.bytesRead() / Math.max(1, this.feed.bytesTotal) : 0;
    if (share < 0.01) return '';
    const seconds = ((Date.now() - this.started) / 1000) * (1 / share - 1);
    return `; ${Math.round(share * 100)} %, about ${seconds < 90 ? `${Math.ceil(seconds)} s` : `${Math.ceil(seconds / 60)} min`} left`;
  }
}
