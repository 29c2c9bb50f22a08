import { closeSync, openSync, writeSync } from 'node:fs';
import { stringify } from 'csv-stringify/sync';
import type { ImportProblem } from '@gantry/contracts/schemas/feed-import';
import { errorHead, errorLine } from '../run/error-file.ts';
import type { RowProblem } from '../run/row-reader.ts';

const shownProblems = 20;
/** A file in which everything is wrong must not fill the disk. */
const mostInFile = 100_000;
const longestReason = 300;

/** Row errors of one run: the first for the page, all but an endless tail in a file that can be corrected by. */
export class ErrorReport {
  readonly first: ImportProblem[] = [];
  #count = 0;
  readonly #file: number;

  constructor(file: string) {
    this.#file = openSync(file, 'w', 0o600);
    writeSync(this.#file, errorHead);
  }

  get count(): number {
    return this.#count;
  }

  add(problem: RowProblem): void {
    this.#count += 1;
    if (this.first.length < shownProblems) {
      const { line, id, field, reason, kept } = problem;
      this.first.push({ line, id, field, reason: reason.slice(0, longestReason), kept });
    }
    if (this.#count <= mostInFile) writeSync(this.#file, errorLine(problem));
  }

  close(): void {
    const left = this.#count - mostInFile;
    if (left > 0) writeSync(this.#file, stringify([['', '', '', `${left} more problems are left out`, '']]));
    closeSync(this.#file);
  }
}
