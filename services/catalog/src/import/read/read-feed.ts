import { parse } from 'csv-parse';
import { csvToFeedRow } from './csv-row.ts';
import { linesOf } from './lines.ts';
import { openFeed } from './open-feed.ts';

/** A row as it stands in the file, or why it could not be read. Numbers count from 1, without the CSV head. */
export type RawRow = { number: number; value: unknown } | { number: number; error: string };

/** No row of a feed is longer than this; a file without line breaks must not fill the memory. */
const maxRowLength = 4_000_000;

/** Streams the rows of an NDJSON or CSV file, gzip or not. The first character that is not blank tells which. */
export async function* readFeed(file: string): AsyncGenerator<RawRow> {
  const first = await firstCharacter(file);
  if (first === '') return;
  yield* first === '{' ? readJsonLines(file) : readCsv(file);
}

async function firstCharacter(file: string): Promise<string> {
  const stream = await openFeed(file);
  for await (const chunk of stream) {
    const text = (chunk as Buffer)
      .toString('utf8')
      .replace(/^\ufeff/, '')
      .trimStart();
    if (text) {
      stream.destroy();
      return text[0] ?? '';
    }
  }
  return '';
}

async function* readJsonLines(file: string): AsyncGenerator<RawRow> {
  let number = 0;
  for await (const line of linesOf(await openFeed(file), maxRowLength)) {
    const text = number === 0 ? line.replace(/^\ufeff/, '') : line;
    if (!text.trim()) continue;
    number += 1;
    yield text.length > maxRowLength ? { number, error: 'row is too long' } : parseLine(number, text);
  }
}

function parseLine(number: number, text: string): RawRow {
  try {
    return { number, value: JSON.parse(text) as unknown };
  } catch (error) {
    return {
      number,
      error: `not JSON: ${error instanceof Error ? error.message : 'unreadable'}`.slice(0, 200),
    };
  }
}

async function* readCsv(file: string): AsyncGenerator<RawRow> {
  const input = await openFeed(file);
  const rows = parse({
    bom: true,
    columns: (head: string[]) => head.map((name) => name.trim()),
    delimiter: [',', ';', '\t'],
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    max_record_size: maxRowLength,
  });
  input.on('error', (error) => rows.destroy(error));
  let number = 0;
  for await (const record of input.pipe(rows)) {
    number += 1;
    yield { number, value: csvToFeedRow(record as Record<string, string>) };
  }
}
