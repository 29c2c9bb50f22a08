import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { feedProducts, type FeedProducts } from './feed-products.ts';
import type { JudgedRanking } from './pooled-score.ts';

/** A feed with what people think of its products for some queries. */
export interface JudgedFolder {
  name: string;
  feed: FeedProducts;
  queries: JudgedRanking[];
}

/** What a folder holds: a feed, and grades as records of a query each or as a table of a pair each. */
const feedFiles = ['products.ndjson', 'products.ndjson.gz'];
const gradeFiles = ['judgements.ndjson', 'judgements.csv', 'judgements.tsv'];

/**
 * Reads `products.ndjson` (packed with gzip or not; rows as they are imported, with `id` or `sku`) and the judgements
 * beside it: `judgements.ndjson`, a record a query, `{"query": "hex nut", "grades": {"id": 3}}`, or a table with the
 * columns query, id and grade. A query whose grades are still to be given has none.
 * @throws when a file is missing or holds something else
 */
export function readJudgedFolder(folder: string): JudgedFolder {
  const grades = fileOf(folder, gradeFiles);
  const text = readFileSync(grades, 'utf8');
  return {
    name: path.basename(path.resolve(folder)),
    feed: feedProducts(fileOf(folder, feedFiles)),
    queries: grades.endsWith('.ndjson')
      ? recordsOf(text)
      : pairsOf(text, grades.endsWith('.tsv') ? '\t' : ','),
  };
}

function fileOf(folder: string, names: readonly string[]): string {
  const found = names.map((name) => path.join(folder, name)).find((file) => existsSync(file));
  if (!found) throw new Error(`${folder} has none of ${names.join(', ')}.`);
  return found;
}

const recordsOf = (text: string): JudgedRanking[] =>
  text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const { grades = {}, ...rest } = JSON.parse(line) as { query: string; grades?: Record<string, number> };
      return { ...rest, grades };
    });

/** A table with a header; of a pair that several people judged, the mean of their grades. */
export function pairsOf(text: string, separator: string): JudgedRanking[] {
  const [header = [], ...rows] = cellsOf(text, separator);
  const [query, id, grade] = ['query', 'id', 'grade'].map((name) => header.indexOf(name)) as [
    number,
    number,
    number,
  ];
  if (Math.min(query, id, grade) < 0)
    throw new Error('A table of judgements has the columns query, id and grade.');
  const given = new Map<string, Map<string, number[]>>();
  for (const row of rows) {
    const value = Number(row[grade]);
    if (row[grade]?.trim() === '' || !Number.isFinite(value) || value < 0)
      throw new Error(`The grade of "${row[query]}" and ${row[id]} is no number from 0 up: ${row[grade]}`);
    const ofQuery = given.get(row[query]!) ?? new Map<string, number[]>();
    given.set(row[query]!, ofQuery);
    ofQuery.set(row[id]!, [...(ofQuery.get(row[id]!) ?? []), value]);
  }
  return [...given].map(([text, of]) => ({
    query: text,
    grades: Object.fromEntries([...of].map(([key, all]) => [key, meanOf(all)])),
  }));
}

const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** The cells of a table by rows; a cell in quotation marks may hold separators, line ends and doubled marks. */
function cellsOf(text: string, separator: string): string[][] {
  const cell = new RegExp(
    `(?:"((?:[^"]|"")*)"|([^${separator}"\\r\\n]*[^${separator}\\r\\n]*))(${separator}|\\r?\\n|$)`,
    'gy',
  );
  const rows: string[][] = [[]];
  for (const [whole, quoted, plain = '', end] of text.matchAll(cell)) {
    if (whole === '' && end === '') break;
    rows.at(-1)?.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    if (end !== separator) rows.push([]);
  }
  return rows.filter((row) => row.length > 1);
}
