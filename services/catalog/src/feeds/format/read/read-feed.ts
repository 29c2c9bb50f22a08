import { pipeline, Readable } from 'node:stream';
import { parse } from 'csv-parse';
import { parse as parseTable } from 'csv-parse/sync';
import { feedProblem, givenText, type FeedProblem } from '@gantry/contracts/feed-problems';
import type { ColumnMapping } from '@gantry/contracts/schemas/feed-import';
import { tableText } from '../cells/table-text.ts';
import { noMapping } from '../columns/column-mapping.ts';
import { isOfferFile, planColumns, type ColumnPlan } from '../columns/column-plan.ts';
import { decodeText, maxRowLength } from './decode-text.ts';
import type { FactPath, FactSource } from '../columns/fact-source.ts';
import { errorCode, FeedError } from '../text/feed-error.ts';
import { JsonPlan } from '../columns/json-plan.ts';
import { openFeed, type ZipFacts } from './open-feed.ts';
import { sniffFormat, type FeedFormat } from './sniff-format.ts';

/** A row as it stands in the file, or why it could not be read. Rows count from 1, without the head of a table. */
export interface RawRow {
  number: number;
  /** in the file, counted from 1; a table's head is line 1 */
  line: number;
  value?: unknown;
  problem?: FeedProblem;
  /** the row as written, for a report */
  text(): string;
  /** the column of a fact, as the file calls it; null where it has none */
  source(path: FactPath): FactSource | null;
}

/** A feed that was opened and looked at: what it is, and its rows, to be read once. */
export interface Feed {
  /** `offers` holds prices and stock of products that are there already, and nothing else */
  readonly kind: 'products' | 'offers';
  readonly bytesTotal: number;
  bytesRead(): number;
  rows(): AsyncGenerator<RawRow>;
  /** columns that mean nothing here; complete when all rows are read */
  unknownColumns(): string[];
  /** fields no feed may bring, as reviews */
  ignoredFields(): string[];
}

/** Characters of a file that are looked at before it is read. */
export const sniffLength = 256_000;
const maxSniffedRows = 200;

/**
 * Opens a feed: CSV, TSV or NDJSON in any usual encoding, packed with gzip or not, by itself or in a ZIP file.
 * @throws FeedError when it is none
 */
export async function readFeed(file: string, mapping: ColumnMapping = noMapping): Promise<Feed> {
  const { text: beginning } = await beginningOf(file, mapping);
  const format = sniffFormat(beginning);
  return format.kind === 'json-lines'
    ? jsonFeed(file, mapping, beginning)
    : tableFeed(file, mapping, { ...format, delimiter: mapping.delimiter ?? format.delimiter }, beginning);
}

/** The first characters of a feed, unpacked and decoded, and what ZIP file they came in. */
export async function beginningOf(
  file: string,
  mapping: ColumnMapping,
): Promise<{ text: string; zip: ZipFacts | null }> {
  const { bytes, zip } = await openFeed(file);
  let text = '';
  try {
    for await (const block of decodeText(bytes, mapping.encoding ?? null)) {
      text += block;
      if (text.length >= sniffLength) break;
    }
  } finally {
    bytes.destroy();
  }
  return { text: text.slice(0, sniffLength), zip };
}

async function jsonFeed(file: string, mapping: ColumnMapping, beginning: string): Promise<Feed> {
  const { bytes, total, readBytes } = await openFeed(file);
  const plan = new JsonPlan(mapping);
  return {
    kind: isOfferFile(fieldsOf(beginning, mapping)) ? 'offers' : 'products',
    bytesTotal: total,
    bytesRead: readBytes,
    unknownColumns: () => [...plan.unknown],
    ignoredFields: () => [...plan.ignored],
    rows: () => jsonRows(decodeText(bytes, mapping.encoding ?? null), plan),
  };
}

/** All fields that the first rows have between them; one row alone may leave most of them out. */
export function fieldsOf(beginning: string, mapping: ColumnMapping): string[] {
  const plan = new JsonPlan(mapping);
  const fields = new Set<string>();
  for (const line of beginning.split('\n', maxSniffedRows)) {
    const row = plan.rowOf(parseLine(line)?.value);
    if (typeof row === 'object' && row !== null) for (const field of Object.keys(row)) fields.add(field);
  }
  return [...fields, ...plan.unknown];
}

export async function* jsonRows(blocks: Blocks, plan: JsonPlan): AsyncGenerator<RawRow> {
  let number = 0;
  let line = 0;
  for await (const block of blocks)
    // What follows the last line feed of a block is the beginning of nothing.
    for (const text of block.replace(/\n$/, '').split('\n')) {
      line += 1;
      if (!text.trim()) continue;
      number += 1;
      yield new JsonRow(number, line, text, plan);
    }
}

class JsonRow implements RawRow {
  readonly value?: unknown;
  readonly problem?: FeedProblem;

  constructor(
    readonly number: number,
    readonly line: number,
    private readonly written: string,
    private readonly plan: JsonPlan,
  ) {
    const isTooLong = written.length >= maxRowLength;
    const parsed = isTooLong ? null : parseLine(written);
    if (parsed) this.value = plan.rowOf(parsed.value);
    else if (isTooLong) this.problem = feedProblem('row-too-long', { most: maxRowLength });
    else this.problem = feedProblem('not-json', { given: givenText(written) });
  }

  text(): string {
    return this.written.trimEnd();
  }

  source(path: FactPath): FactSource | null {
    return this.plan.sourceOf(parseLine(this.written)?.value, path);
  }
}

function parseLine(text: string): { value: unknown } | null {
  try {
    return { value: JSON.parse(text) as unknown };
  } catch {
    return null;
  }
}

type TableFormat = Extract<FeedFormat, { kind: 'table' }>;

async function tableFeed(
  file: string,
  mapping: ColumnMapping,
  { delimiter }: TableFormat,
  beginning: string,
): Promise<Feed> {
  const heads = headOf(beginning, delimiter);
  const plan = planColumns(heads, mapping);
  const { bytes, total, readBytes } = await openFeed(file);
  return {
    kind: plan.isOffers ? 'offers' : 'products',
    bytesTotal: total,
    bytesRead: readBytes,
    unknownColumns: () => plan.unknown,
    ignoredFields: () => [],
    rows: () => tableRows(decodeText(bytes, mapping.encoding ?? null), plan, delimiter),
  };
}

/** Text of a file in order; a block ends where a line ends, or with the file. */
type Blocks = AsyncIterable<string> | Iterable<string>;

const tableOptions = {
  info: true,
  relax_column_count: true,
  relax_quotes: true,
  skip_empty_lines: true,
  skip_records_with_empty_values: true,
  max_record_size: maxRowLength,
} as const;

/** The names in the first line. @throws FeedError when a table has no usable head */
export function headOf(beginning: string, delimiter: string): string[] {
  const [first] = firstRecords(beginning, { delimiter, to: 1 });
  const heads = first?.record ?? [];
  const names = heads.map((name) => name.trim()).filter(Boolean);
  if (names.length === 0) throw new FeedError(feedProblem('no-head', {}));
  const twice = names.filter((name, at) => names.indexOf(name) < at);
  if (twice.length > 0)
    throw new FeedError(feedProblem('columns-repeated', { columns: [...new Set(twice)].join(', ') }));
  return heads;
}

/** Records of the beginning of a table, from one line to another. @throws FeedError where a quote is never closed */
export function firstRecords(
  beginning: string,
  lines: { delimiter: string; from?: number; to: number },
): TableRecord[] {
  try {
    return parseTable(beginning, { ...tableOptions, ...lines }) as unknown as TableRecord[];
  } catch (error) {
    throw tableError(error, 0);
  }
}

export interface TableRecord {
  info: { lines: number };
  record: string[];
}

export async function* tableRows(
  blocks: Blocks,
  plan: ColumnPlan,
  delimiter: string,
): AsyncGenerator<RawRow> {
  let open: unknown = null;
  const parser = parse({
    ...tableOptions,
    delimiter,
    from: 2,
    // An error of the stream would take the rows with it that were read and wait to be asked for.
    skip_records_with_error: true,
    on_skip: (error) => {
      if (errorCode(error) !== quoteOpen) throw error;
      open = error;
    },
  });
  // What goes wrong with the text is told by the rows.
  pipeline(Readable.from(blocks), parser, () => undefined);
  const lines = new LinesInCells();
  let number = 0;
  try {
    for await (const { info, record } of parser as AsyncIterable<TableRecord>) {
      number += 1;
      yield new TableRow(number, info.lines - lines.before(record), record, plan, delimiter);
    }
  } catch (error) {
    throw tableError(error, number);
  }
  if (open) throw tableError(open, number);
}

class TableRow implements RawRow {
  readonly value?: unknown;
  readonly problem?: FeedProblem;

  constructor(
    readonly number: number,
    readonly line: number,
    private readonly cells: readonly string[],
    private readonly plan: ColumnPlan,
    private readonly delimiter: string,
  ) {
    const { columns } = plan;
    // Its cells have shifted: none of them can be trusted.
    const hasSurplus = cells.slice(columns).some((cell) => cell.trim() !== '');
    if (hasSurplus) this.problem = feedProblem('too-many-cells', { cells: cells.length, columns });
    else this.value = plan.rowOf(cells);
  }

  text(): string {
    return tableText([this.cells], this.delimiter).trimEnd();
  }

  source(path: FactPath): FactSource | null {
    return this.plan.sourceOf(this.cells, path);
  }
}

/** The parser counts lines to the end of a record, and CR LF inside a cell as two of them. */
class LinesInCells {
  private doubled = 0;

  /** by how many lines the record began before where the parser is now */
  before(record: readonly string[]): number {
    let breaks = 0;
    for (const cell of record) {
      if (!/[\r\n]/.test(cell)) continue;
      this.doubled += cell.split('\r\n').length - 1;
      breaks += cell.split(/\r\n|\r|\n/).length - 1;
    }
    return this.doubled + breaks;
  }
}

const quoteOpen = 'CSV_QUOTE_NOT_CLOSED';

/** The rest of such a file cannot be read, and must not pass for a file that ends here. */
function tableError(error: unknown, number: number): unknown {
  const code = errorCode(error);
  if (code === quoteOpen || code === 'CSV_MAX_RECORD_SIZE')
    return new FeedError(feedProblem('quote-open', { row: number }));
  return error;
}
