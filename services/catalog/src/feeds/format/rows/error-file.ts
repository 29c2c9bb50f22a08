import { tableText } from '../cells/table-text.ts';
import { guardedCell } from '../cells/cell-values.ts';
import type { RowProblem } from './row-reader.ts';
import type { FeedText } from '../text/feed-text.ts';

/** What of a problem a line of the file shows. */
export type ToldProblem = Pick<RowProblem, 'line' | 'id' | 'field' | 'problem' | 'kept' | 'text'>;

/** First line of the file of row errors. */
export const errorHead = (text: FeedText): string =>
  tableText([(['line', 'id', 'field', 'problem', 'row'] as const).map((word) => text.word(word))]);

/** One problem as a line of CSV; a spreadsheet that opens it runs nothing of what a feed wrote. */
export function errorLine(
  { line, id, field, problem, kept, text: row }: ToldProblem,
  text: FeedText,
): string {
  const words = text.problem(problem);
  const told = kept ? text.word('left-out', { problem: words }) : words;
  return tableText([[line, id, field, told, row].map((cell) => guardedCell(String(cell)))]);
}

/** The last line of a file that has not all of them. */
export const moreLine = (count: number, text: FeedText): string =>
  tableText([['', '', '', text.word('more-left-out', { count }), '']]);
