import { createReadStream } from 'node:fs';
import { access } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { ErrorEntry } from '../job/error-report.ts';
import type { ImportFiles } from '../job/import-files.ts';
import { errorHead, errorLine, moreLine } from '../../format/rows/error-file.ts';
import { FeedText } from '../../format/text/feed-text.ts';
import { jsonLines } from './json-lines.ts';

/** By it spreadsheets know that letters with accents follow. */
const byteOrderMark = '\ufeff';
/** Entries that are worded before pages get their turn again. */
const turnEvery = 500;

/** The row errors of an import as CSV in a reader's language; null when there is no file of them. */
export async function errorTable(files: ImportFiles, locale: string): Promise<Readable | null> {
  if (await isThere(files.errors)) return Readable.from(lines(files.errors, FeedText.in(locale)));
  // Imports of earlier days wrote their file in English at once.
  return (await isThere(files.englishErrors)) ? createReadStream(files.englishErrors) : null;
}

async function* lines(file: string, text: FeedText): AsyncGenerator<string> {
  yield byteOrderMark + errorHead(text);
  const input = createReadStream(file, 'utf8');
  try {
    let block = '';
    let count = 0;
    for await (const entry of jsonLines<ErrorEntry>(input)) {
      block += 'more' in entry ? moreLine(entry.more, text) : errorLine(entry, text);
      count += 1;
      if (count % turnEvery !== 0) continue;
      yield block;
      block = '';
      await nextTurn();
    }
    if (block) yield block;
  } finally {
    // whoever saves the file may have gone
    input.destroy();
  }
}

const isThere = (file: string): Promise<boolean> =>
  access(file).then(
    () => true,
    () => false,
  );
