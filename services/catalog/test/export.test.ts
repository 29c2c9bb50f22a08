import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { FeedRowInput } from '@gantry/contracts/schemas/feed';
import type { TestDatabase } from '@gantry/testing/database';
import { parse } from 'csv-parse/sync';
import { Client } from 'pg';
import { demoRows } from '@gantry/demo-catalog/rows';
import { exportFeed, type ExportOptions } from '../src/feeds/export/export-feed.ts';
import { importOffers } from '../src/feeds/import/offers/import-offers.ts';
import { readFeed } from '../src/feeds/format/read/read-feed.ts';
import { importFeed } from '../src/feeds/import/run/import-feed.ts';
import type { RowProblem } from '../src/feeds/format/rows/row-reader.ts';
import { emptyCatalog, importRows } from './support/catalog.ts';
import { catalogueState } from './support/catalogue-state.ts';
import { factRows } from './support/fact-rows.ts';
import { nastyRows } from './support/nasty-feed.ts';
import { runCommand } from './support/run-command.ts';

const formulaRows = [
  {
    id: '=1+1',
    sku: '@cmd',
    name: '=HYPERLINK("http://evil.example","click")',
    brand: '+Plus',
    list_price: 1,
  },
  { id: "'=quoted", sku: '-40', name: "'=already quoted", category: ['A > B', 'C|D', '[E'] },
  {
    id: 'priced',
    sku: 'PRICED-1',
    name: 'Every kind of price',
    list_price: 20,
    sale_price: 15.05,
    sale_from: '2026-01-01',
    sale_until: '2035-12-31T12:00:00Z',
    package_prices: [
      { quantity: 10, price: 14 },
      { quantity: 100, price: 13.1, from: '2026-02-01', until: '2027-02-01' },
    ],
    exclusive_prices: [
      { price: 12, visibility: 'signed-in' },
      { price: 11.99, visibility: 'cart-only' },
      { price: 13.5, visibility: 'public' },
    ],
    weight: 0.001,
    released: '2020-02-29',
    old_part_numbers: ['one|two', 'three'],
    drawing: { kind: 'bolt', dimensions: { d: 8, length: 40.5 } },
    attributes: [
      { name: 'Dash', type: 'text', value: '007' },
      { name: 'Formula', type: 'text', value: '=SUM(A1)' },
    ],
  },
];

let folder: string;
let source: TestDatabase;
const databases: TestDatabase[] = [];

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'gantry-export-'));
  source = await fresh();
  await importRows(source.url, [...nastyRows, ...factRows, ...formulaRows, ...demoRows({ products: 300 })]);
});
afterAll(async () => {
  for (const database of databases) await database.dropDatabase();
  await rm(folder, { recursive: true });
});

async function fresh(): Promise<TestDatabase> {
  const database = await emptyCatalog();
  databases.push(database);
  return database;
}

async function withClient<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

const exported = (url: string, options: Partial<ExportOptions> = {}): Promise<string> =>
  withClient(url, async (client) => {
    let text = '';
    const all = { format: 'json-lines', offersOnly: false, onProgress: () => undefined, ...options } as const;
    for await (const piece of exportFeed(client, all)) text += piece;
    return text;
  });

async function imported(text: string, url: string) {
  const file = path.join(folder, 'again');
  await writeFile(file, text);
  const problems: RowProblem[] = [];
  const onError = (problem: RowProblem) => problems.push(problem);
  const feed = await readFeed(file);
  const options = { demoPrices: false, dryRun: false, onError, onProgress: () => undefined };
  const summary = await withClient(url, (client) =>
    feed.kind === 'offers'
      ? importOffers(client, feed.rows(), options)
      : importFeed(client, feed.rows(), options),
  );
  return { summary, problems, unknown: feed.unknownColumns() };
}

describe.each(['json-lines', 'table'] as const)('the catalogue as %s', (format) => {
  test('imported into an empty catalogue and exported again it is the same to the byte', async () => {
    const first = await exported(source.url, { format });
    const copy = await fresh();
    const { problems, unknown } = await imported(first, copy.url);
    expect(problems).toEqual([]);
    expect(unknown).toEqual([]);
    expect(await exported(copy.url, { format })).toBe(first);
    expect(await catalogueState(copy.url)).toBe(await catalogueState(source.url));
  });

  test('imported where it came from it changes nothing', async () => {
    const once = await fresh();
    await imported(await exported(source.url, { format }), once.url);
    const { summary } = await imported(await exported(once.url, { format }), once.url);
    expect(summary).toMatchObject({ added: 0, changed: 0, errors: 0 });
  });

  test('exported prices and stock change nothing when imported again', async () => {
    const text = await exported(source.url, { format, offersOnly: true });
    const before = await catalogueState(source.url);
    const { summary, problems } = await imported(text, source.url);
    expect(problems).toEqual([]);
    expect(summary).toMatchObject({ changed: 0 });
    expect(await catalogueState(source.url)).toBe(before);
  });
});

test('only edited rows of our own export are changes when imported again', async () => {
  const own = await fresh();
  // Where a feed writes a figure and its unit as one text, we store two, and a decimal of an inch is stored as the fraction
  // it is sold as: then the export is news once.
  const isMetric = ({ attributes = [] }: FeedRowInput) => attributes.every(({ unit }) => unit !== 'in');
  const rows = [...demoRows({ products: 680 })].filter(
    (row) => row.category?.[0] === 'Fasteners' && isMetric(row),
  );
  await importRows(own.url, rows);
  const text = await exported(own.url);
  const edited = text.replace('"stock":', '"stock":1');
  expect((await imported(edited, own.url)).summary).toMatchObject({
    added: 0,
    changed: 1,
    unchanged: rows.length - 1,
  });
});

test('no cell runs as a formula in a spreadsheet', async () => {
  const text = await exported(source.url, { format: 'table' });
  for (const cell of (parse(text, { from: 2 }) as string[][]).flat())
    expect(cell).not.toMatch(/^[=+@\t\r]|^-(?!\d+(\.\d+)?$)/);
});

test('a category, a brand and a feed can be exported alone', async () => {
  const ids = async (options: Partial<ExportOptions>) =>
    (await exported(source.url, options))
      .trim()
      .split('\n')
      .map((one) => (JSON.parse(one) as { id: string }).id);
  expect(await ids({ category: 'piping/valves' })).toEqual(['valve']);
  expect((await ids({ category: 'piping' })).sort()).toEqual(expect.arrayContaining(['elbow', 'valve']));
  expect(await ids({ brand: 'plus' })).toEqual(['=1+1']);
  await expect(exported(source.url, { category: 'nothing' })).rejects.toThrow('no category "nothing"');
});

test('the command writes a complete compressed file or none', async () => {
  const file = path.join(folder, 'all.ndjson.gz');
  expect(await runCommand('export', [file], { databaseUrl: source.url })).toMatchObject({ code: 0 });
  expect(gunzipSync(await readFile(file)).toString()).toBe(await exported(source.url));
  const refused = await runCommand('export', [path.join(folder, 'no.csv'), '--brand', 'none'], {
    databaseUrl: source.url,
  });
  expect(refused).toMatchObject({ code: 1, output: expect.stringContaining('There is no brand "none".') });
  await expect(readFile(path.join(folder, 'no.csv'))).rejects.toThrow('ENOENT');
});
