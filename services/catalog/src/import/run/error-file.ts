import { stringify } from 'csv-stringify/sync';
import { guardedCell } from '../read/cell-values.ts';
import type { RowProblem } from './row-reader.ts';

/** First line of the file of row errors. */
export const errorHead = stringify([['line', 'id', 'field', 'problem', 'row']]);

/** One problem as a line of CSV; a spreadsheet that opens it runs nothing of what a feed wrote. */
export const errorLine = ({ line, id, field, reason, kept, text }: RowProblem): string =>
  stringify([
    [line, id, field, kept ? `${reason} (left out)` : reason, text].map((cell) => guardedCell(String(cell))),
  ]);
