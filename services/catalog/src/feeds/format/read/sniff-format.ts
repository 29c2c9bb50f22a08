import { feedProblem } from '@gantry/contracts/feed-problems';
import { FeedError } from '../text/feed-error.ts';

/** How a feed is written. */
export type FeedFormat = { kind: 'json-lines' } | { kind: 'table'; delimiter: string };

const delimiters = [',', ';', '\t', '|'];

/** Tells the format from the beginning of the text. @throws FeedError for what is no feed */
export function sniffFormat(beginning: string): FeedFormat {
  const text = beginning.trimStart();
  if (text[0] === '{') return { kind: 'json-lines' };
  if (text[0] === '[') throw new FeedError(feedProblem('json-list', {}));
  if (text.startsWith('PK\u0003\u0004')) throw new FeedError(feedProblem('spreadsheet', {}));
  if (text.includes('\u0000')) throw new FeedError(feedProblem('not-text-file', {}));
  return { kind: 'table', delimiter: delimiterOf(headLine(text)) };
}

/** The first record; a quoted head may hold line breaks. */
function headLine(text: string): string {
  let isQuoted = false;
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] === '"') isQuoted = !isQuoted;
    else if (!isQuoted && (text[at] === '\n' || text[at] === '\r')) return text.slice(0, at);
  }
  return text;
}

/** The mark that stands most often outside quotes in the head; a comma where none does. */
function delimiterOf(head: string): string {
  const counts = new Map(delimiters.map((mark) => [mark, 0]));
  let isQuoted = false;
  for (const letter of head) {
    if (letter === '"') isQuoted = !isQuoted;
    else if (!isQuoted && counts.has(letter)) counts.set(letter, counts.get(letter)! + 1);
  }
  return delimiters.reduce((best, mark) => (counts.get(mark)! > counts.get(best)! ? mark : best), ',');
}
