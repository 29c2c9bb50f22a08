import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { FeedRowInput } from '@gantry/contracts/schemas/feed';
import type { ClientBase } from 'pg';
import { tableText } from '../format/cells/table-text.ts';
import { ExportReferences } from './export-references.ts';
import { feedRow } from './feed-row.ts';
import { readProducts, type ExportFilter } from './read-products.ts';
import { offerColumns, productFields, tableRow } from '../format/write/table-row.ts';

export interface ExportOptions extends ExportFilter {
  format: 'json-lines' | 'table';
  /** prices and stock alone, which the import takes back without touching other facts */
  offersOnly: boolean;
  onProgress: (products: number) => void;
}

/**
 * The catalogue as a feed, in pieces of text: all products by number, drafts and archived ones among them, with every
 * price, confidential ones too. Imported into an empty catalogue and exported again it is the same to the byte.
 * @throws UnknownFilter
 */
export async function* exportFeed(client: ClientBase, options: ExportOptions): AsyncGenerator<string> {
  const columns: readonly (keyof FeedRowInput)[] = options.offersOnly ? offerColumns : productFields;
  let products = 0;
  await client.query('begin isolation level repeatable read read only');
  try {
    const references = await ExportReferences.load(client);
    if (options.format === 'table') yield tableText([columns]);
    for await (const page of readProducts(client, references, options)) {
      const rows = page.map((product) => feedRow(product, references));
      yield options.format === 'table'
        ? tableText(rows.map((row) => tableRow(row, columns)))
        : rows.map((row) => `${JSON.stringify(picked(row, columns))}\n`).join('');
      products += rows.length;
      options.onProgress(products);
    }
  } finally {
    await client.query('rollback').catch(() => undefined);
  }
}

function picked(row: FeedRowInput, columns: readonly (keyof FeedRowInput)[]): Partial<FeedRowInput> {
  if (columns === productFields) return row;
  return Object.fromEntries(
    columns.flatMap((column) => (row[column] == null ? [] : [[column, row[column]]])),
  );
}

/** Writes a feed to a file, packed when its name ends with `.gz`. The file appears when it is whole. */
export async function writeFeedFile(file: string, pieces: AsyncIterable<string>): Promise<void> {
  const unfinished = `${file}.${process.pid}.part`;
  try {
    const target = createWriteStream(unfinished);
    if (file.endsWith('.gz')) await pipeline(Readable.from(pieces), createGzip(), target);
    else await pipeline(Readable.from(pieces), target);
    await rename(unfinished, file);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}
