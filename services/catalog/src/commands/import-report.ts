import { createWriteStream, type WriteStream } from 'node:fs';
import { once } from 'node:events';
import { stringify } from 'csv-stringify/sync';
import type { ImportSummary, RowError } from '../import/run/import-feed.ts';

const maxShown = 10;

/** Shows the progress of an import in one line, and keeps its row errors in a CSV file that can be corrected by. */
export class ImportReport {
  private readonly started = Date.now();
  private readonly file: WriteStream | null;
  private shown = 0;

  constructor(errorsFile: string | undefined) {
    this.file = errorsFile ? createWriteStream(errorsFile) : null;
    this.file?.write(stringify([['row', 'id', 'reason']]));
  }

  readonly error = ({ row, id, reason }: RowError): void => {
    // A cell that begins with = + - @ would be run as a formula by a spreadsheet.
    this.file?.write(stringify([[row, id, reason]], { escape_formulas: true }));
    this.shown += 1;
    if (this.shown <= maxShown) console.error(`\rrow ${row}${id && ` (${id})`}: ${reason}`);
  };

  readonly progress = (summary: ImportSummary): void => {
    if (process.stderr.isTTY) process.stderr.write(`\r${this.line(summary)}`);
  };

  /** Prints the last line and closes the error file. */
  async finish(summary: ImportSummary, isDryRun: boolean): Promise<void> {
    if (process.stderr.isTTY) process.stderr.write('\r');
    if (this.shown > maxShown) console.error(`… and ${this.shown - maxShown} more row errors`);
    console.log(`${isDryRun ? 'Dry run, nothing was kept: ' : ''}${this.line(summary)}`);
    if (this.file) {
      this.file.end();
      await once(this.file, 'finish');
    }
  }

  private line(summary: ImportSummary): string {
    const seconds = (Date.now() - this.started) / 1000;
    const { rows, added, changed, unchanged, errors } = summary;
    return (
      `${rows} rows: ${added} added, ${changed} changed, ${unchanged} unchanged, ${errors} with errors; ` +
      `${seconds.toFixed(1)} s, ${Math.round(rows / Math.max(seconds, 0.001))} rows/s`
    );
  }
}
