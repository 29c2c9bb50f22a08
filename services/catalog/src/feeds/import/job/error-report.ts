import { closeSync, openSync, writeSync } from 'node:fs';
import type { ToldProblem } from '../../format/rows/error-file.ts';
import type { RowProblem } from '../../format/rows/row-reader.ts';
import type { StoredProblem } from './import-job.ts';

const shownProblems = 20;
/** A file in which everything is wrong must not fill the disk. */
const maxInFile = 100_000;

/** A line of the file of errors; the last one counts those that are not in it. */
export type ErrorEntry = ToldProblem | { readonly more: number };

/**
 * Row errors of one run as data, worded by whoever reads them: the first for the page, all but an endless tail in a
 * file, of which the back office makes a table to correct by.
 */
export class ErrorReport {
  readonly first: StoredProblem[] = [];
  private reported = 0;
  private readonly file: number;

  constructor(file: string) {
    this.file = openSync(file, 'w', 0o600);
  }

  get count(): number {
    return this.reported;
  }

  addProblem({ line, id, field, problem, kept, text }: RowProblem): void {
    this.reported += 1;
    if (this.first.length < shownProblems) this.first.push({ line, id, field, problem, kept });
    if (this.reported <= maxInFile) this.writeEntry({ line, id, field, problem, kept, text });
  }

  close(): void {
    const more = this.reported - maxInFile;
    if (more > 0) this.writeEntry({ more });
    closeSync(this.file);
  }

  private writeEntry(entry: ErrorEntry): void {
    writeSync(this.file, `${JSON.stringify(entry)}\n`);
  }
}
