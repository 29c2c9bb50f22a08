import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { TestDatabase } from '@gantry/testing/database';
import { Client } from 'pg';
import { emptyCatalog, importRows } from './support/catalog.ts';
import { catalogueState } from './support/catalogue-state.ts';
import { runCommand } from './support/run-command.ts';

// An import is a process that anything may end: each test ends it at several moments between start and finish.
const products = 3500;
/** milliseconds after an import has begun to work */
const moments = [0, 150, 400, 800, 1500];
const timeoutMs = 180_000;

let folder: string;
let feed: string;
/** the state after an import that nobody disturbs */
let after: string;
const databases: TestDatabase[] = [];

async function freshCatalog(): Promise<string> {
  const database = await emptyCatalog();
  databases.push(database);
  return database.url;
}

const oldRows = Array.from({ length: products }, (_, at) => row(at, 'old', 10));
const newRows = Array.from({ length: products + 500 }, (_, at) => row(at, 'new', 12.5));
function row(at: number, edition: string, price: number) {
  return {
    id: `part-${at}`,
    sku: `P-${at}`,
    name: `Part ${at}, ${edition} edition`,
    brand: `Maker ${at % 7}`,
    category: ['Parts', `Kind ${at % 40}`],
    attributes: [{ name: 'Length', type: 'number', value: at % 300, unit: 'mm' }],
    list_price: price,
    exclusive_price: at % 9 === 0 ? { price: price - 1, visibility: 'cart-only' } : null,
    stock: at % 5,
  };
}

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'gantry-killed-'));
  feed = path.join(folder, 'feed.ndjson');
  await writeFile(feed, newRows.map((one) => JSON.stringify(one)).join('\n'));
  const databaseUrl = await freshCatalog();
  await importRows(databaseUrl, oldRows);
  expect(await runCommand('import', [feed], { databaseUrl })).toMatchObject({ code: 0 });
  after = await catalogueState(databaseUrl);
}, timeoutMs);
afterAll(async () => {
  for (const database of databases) await database.dropDatabase();
  await rm(folder, { recursive: true });
});

const working = `select from pg_locks l join pg_database d on d.oid = l.database
  where d.datname = current_database() and l.locktype = 'advisory' and l.granted`;
const pastFirstStep = 'select from catalog.import_run where rows > 0 and finished_at is null';

/** Over a while after a query finds something, or after `ended` when it never does. */
async function whileFound(databaseUrl: string, sql: string, milliseconds: number, ended: AbortSignal) {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  while (!ended.aborted && !(await client.query(sql)).rowCount) await delay(5);
  await client.end();
  await delay(milliseconds);
}

async function killedAt(sql: string, moment: number, databaseUrl: string, words: string[]) {
  const ended = new AbortController();
  const killWhen = whileFound(databaseUrl, sql, moment, ended.signal);
  const run = await runCommand('import', words, { databaseUrl, killWhen });
  ended.abort();
  return run;
}

test(
  'a killed import leaves the old catalogue or the new one, never a mix',
  async () => {
    const databaseUrl = await freshCatalog();
    await importRows(databaseUrl, oldRows);
    const before = await catalogueState(databaseUrl);
    let killed = 0;
    for (const moment of moments) {
      const { code } = await killedAt(working, moment, databaseUrl, [feed]);
      if (code !== null) break;
      killed += 1;
      expect([before, after]).toContain(await catalogueState(databaseUrl));
    }
    expect(killed).toBeGreaterThan(0);
    expect(await runCommand('import', [feed], { databaseUrl })).toMatchObject({ code: 0 });
    expect(await catalogueState(databaseUrl)).toBe(after);
  },
  timeoutMs,
);

test(
  'a killed import in steps goes on where it stopped and comes out the same',
  async () => {
    const databaseUrl = await freshCatalog();
    await importRows(databaseUrl, oldRows);
    const words = [feed, '--step-rows', '500'];
    expect(await killedAt(pastFirstStep, 0, databaseUrl, words)).toMatchObject({ code: null });
    let output = '';
    for (const moment of moments) {
      const run = await killedAt(working, moment, databaseUrl, words);
      output += run.output;
      if (run.code !== null) break;
    }
    const last = await runCommand('import', words, { databaseUrl });
    expect(last).toMatchObject({ code: 0 });
    expect(output + last.output).toMatch(/stopped after row [1-4]000/);
    expect(await catalogueState(databaseUrl)).toBe(after);
  },
  timeoutMs,
);
