import type { ColumnMapping, FeedLook } from '@gantry/contracts/schemas/feed-import';
import { OfferReader } from '../rows/offer-reader.ts';
import { idOf, RowReader, type RowProblem } from '../rows/row-reader.ts';
import { columnOf, isOfferFile, planColumns } from '../columns/column-plan.ts';
import { feedFields, fieldName } from '../columns/column-targets.ts';
import { FeedError } from '../text/feed-error.ts';
import { JsonPlan } from '../columns/json-plan.ts';
import {
  beginningOf,
  fieldsOf,
  firstRecords,
  headOf,
  jsonRows,
  sniffLength,
  tableRows,
  type RawRow,
  type TableRecord,
} from '../read/read-feed.ts';
import { sniffFormat } from '../read/sniff-format.ts';
import { englishText } from '../text/feed-text.ts';

const shownRows = 10;
const shownSamples = 3;
const maxTextLength = 120;

type Column = FeedLook['columns'][number];

/**
 * What a file's columns mean under a mapping and what its first rows would become; only its beginning is read.
 * @throws FeedError when it is no feed
 */
export async function previewFeed(file: string, mapping: ColumnMapping): Promise<FeedLook> {
  const { text, zip } = await beginningOf(file, mapping);
  const beginning = wholeLines(text);
  const format = sniffFormat(beginning);
  const seen =
    format.kind === 'table'
      ? lookAtTable(beginning, mapping, mapping.delimiter ?? format.delimiter)
      : lookAtJson(beginning, mapping);
  const rows = await firstRows(seen.rows, seen.kind, text.length < sniffLength);
  return {
    kind: seen.kind,
    format: format.kind,
    columns: seen.columns,
    rows,
    zip,
    fields: [...feedFields].sort(),
  };
}

/** Without the line that the beginning of a long file ends in. */
function wholeLines(beginning: string): string {
  if (beginning.length < sniffLength) return beginning;
  return beginning.slice(0, beginning.lastIndexOf('\n') + 1) || beginning;
}

function lookAtTable(beginning: string, mapping: ColumnMapping, delimiter: string) {
  const heads = headOf(beginning, delimiter);
  const plan = planColumns(heads, mapping);
  const records = samplesOf(beginning, delimiter);
  const columns = heads.flatMap((head, at): Column[] => {
    const name = head.trim();
    if (!name) return [];
    const { target, put } = columnOf(name, mapping);
    const field = target !== null && put ? ours(target) : null;
    return [
      {
        name,
        field,
        leftOut: target === null,
        samples: records.map(({ record }) => short(record[at] ?? '')).filter(Boolean),
      },
    ];
  });
  const kind = plan.isOffers ? ('offers' as const) : ('products' as const);
  return { kind, columns, rows: tableRows([beginning], plan, delimiter) };
}

/** Cells to know a column by. What is wrong with the rows they stand in is told with the rows. */
function samplesOf(beginning: string, delimiter: string): TableRecord[] {
  try {
    return firstRecords(beginning, { delimiter, from: 2, to: 1 + shownSamples });
  } catch (error) {
    if (error instanceof FeedError) return [];
    throw error;
  }
}

function lookAtJson(beginning: string, mapping: ColumnMapping) {
  const samples = new Map<string, string[]>();
  for (const line of beginning.split('\n', shownRows)) {
    for (const [name, value] of Object.entries(objectOf(line))) {
      const known = samples.get(name) ?? [];
      if (value !== null && known.length < shownSamples) known.push(short(textOf(value)));
      samples.set(name, known);
    }
  }
  const columns = [...samples].map(([name, shown]): Column => {
    const isMapped = Object.hasOwn(mapping.columns, name);
    const { target, put } = columnOf(name, mapping);
    const isOurs = isMapped ? put !== null : feedFields.has(name);
    return {
      name,
      field: target !== null && isOurs ? ours(target) : null,
      leftOut: target === null,
      samples: shown,
    };
  });
  const isOffers = isOfferFile(fieldsOf(beginning, mapping));
  return {
    kind: isOffers ? ('offers' as const) : ('products' as const),
    columns,
    rows: jsonRows([beginning], new JsonPlan(mapping)),
  };
}

async function firstRows(
  rows: AsyncGenerator<RawRow>,
  kind: FeedLook['kind'],
  isComplete: boolean,
): Promise<FeedLook['rows']> {
  const problems: RowProblem[] = [];
  const reportProblem = (problem: RowProblem) => void problems.push(problem);
  const reader = kind === 'offers' ? new OfferReader(reportProblem) : new RowReader(reportProblem);
  const shown: FeedLook['rows'] = [];
  try {
    for await (const raw of rows) {
      reader.readRow(raw);
      shown.push({
        line: raw.line,
        id: idOf(raw.value),
        facts: Object.entries(factsOf(raw.value)).map(([field, value]) => ({
          field,
          value: short(factText(value)),
        })),
        problems: problems.splice(0).map(({ field, problem }) => ({
          field,
          problem,
          reason: englishText.problem(problem),
        })),
      });
      if (shown.length === shownRows) break;
    }
  } catch (error) {
    // What the beginning of a long file breaks off in is no fault of the file: the run itself will tell.
    if (!(error instanceof FeedError) || shown.length === 0 || isComplete) throw error;
  }
  return shown;
}

const ours = (target: string): string => (target.includes(':') ? target.trim() : fieldName(target));
const textOf = (value: unknown): string =>
  typeof value === 'string' ? value : (JSON.stringify(value) ?? '');

/** A fact of a row for reading: lists in one line, an attribute as `Length: 40 mm`. */
function factText(value: unknown): string {
  if (!Array.isArray(value)) return textOf(value);
  return value.map((item) => attributeText(item) ?? textOf(item)).join(' | ');
}

function attributeText(item: unknown): string | null {
  const { name, value, unit } = factsOf(item) as Partial<Record<'name' | 'value' | 'unit', unknown>>;
  if (typeof name !== 'string' || value === undefined) return null;
  return `${name}: ${textOf(value)}${typeof unit === 'string' ? ` ${unit}` : ''}`;
}

const short = (text: string): string =>
  text.length > maxTextLength ? `${text.slice(0, maxTextLength)}…` : text;

const factsOf = (value: unknown): object =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {};

function objectOf(line: string): object {
  try {
    return factsOf(JSON.parse(line));
  } catch {
    return {};
  }
}
