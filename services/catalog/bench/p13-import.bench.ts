import { createReadStream, createWriteStream, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Bench, Figure, MeasuredShop } from '@gantry/tooling/bench';
import { cpuSeconds } from '@gantry/tooling/bench/process-usage';
import { withClient } from '@gantry/tooling/postgres';
import { runScript } from '@gantry/tooling/run-script';

const USUAL_PRODUCTS = 20_000;
const MILLION_SECONDS = 600;
const VISIBLE_MS = 1_000;
const DATABASES = ['gantry_bench_first', 'gantry_bench_second'];

const command = (name: string) => `services/catalog/src/commands/${name}.ts`;

function databaseUrl(shop: MeasuredShop, name: string): string {
  const url = new URL(shop.env.DATABASE_URL ?? '');
  url.pathname = `/${name}`;
  return url.href;
}

async function dropDatabases(shop: MeasuredShop): Promise<void> {
  await withClient(shop.env.DATABASE_URL ?? '', async (client) => {
    for (const name of DATABASES) await client.query(`drop database if exists ${name} with (force)`);
  });
}

/** The environment of commands that work on an empty database of their own, beside the shop's. */
async function emptyCatalogue(shop: MeasuredShop, name: string): Promise<NodeJS.ProcessEnv> {
  await withClient(shop.env.DATABASE_URL ?? '', (client) => client.query(`create database ${name}`));
  const env = { ...process.env, ...shop.env, DATABASE_URL: databaseUrl(shop, name) };
  await runScript('services/main/src/migrate.ts', [], env);
  return env;
}

/**
 * What a command says it took, without the start of its process. Its last line tells: one that takes longer than half a
 * minute says how far it is before.
 */
function secondsSaid(output: string): number {
  const seconds = [...output.matchAll(/([\d.]+) s\b/g)].at(-1)?.[1];
  if (!seconds) throw new Error(`The command names no time: ${output}`);
  return Number(seconds);
}

/** Writes a file of prices in which each differs by a cent from the one exported. */
async function raiseEachPrice(from: string, to: string): Promise<void> {
  async function* lines() {
    for await (const line of createInterface({ input: createReadStream(from) })) {
      const row = JSON.parse(line) as { id: string; list_price?: number; stock?: number };
      const { id, list_price: price, stock } = row;
      const raised = price === undefined ? null : Math.round(price * 100 + 1) / 100;
      yield `${JSON.stringify({ id, list_price: raised, stock: stock ?? null })}\n`;
    }
  }
  await pipeline(Readable.from(lines()), createWriteStream(to));
}

async function measureFiles(shop: MeasuredShop, products: number): Promise<Figure[]> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'gantry-bench-import-'));
  const [feed, prices, raised] = ['feed.ndjson', 'prices.ndjson', 'raised.ndjson'].map((name) =>
    path.join(folder, name),
  ) as [string, string, string];
  try {
    await dropDatabases(shop);
    const first = await emptyCatalogue(shop, DATABASES[0]!);
    await runScript(command('demo'), ['--products', String(products)], first);
    const exported = secondsSaid(await runScript(command('export'), [feed], first));
    const second = await emptyCatalogue(shop, DATABASES[1]!);
    // This process with the commands it ran, and the shop with its database.
    const cpu = () => cpuSeconds([process.pid, ...Object.values(shop.pids()).filter(Boolean)]);
    const cpuBefore = cpu();
    const whole = secondsSaid(await runScript(command('import'), [feed], second));
    const cpuUsed = cpu() - cpuBefore;
    const again = secondsSaid(await runScript(command('import'), [feed], second));
    await runScript(command('export'), [prices, '--prices'], second);
    await raiseEachPrice(prices, raised);
    const offers = secondsSaid(await runScript(command('import'), [raised], second));
    const perMillion = (seconds: number) => (seconds / products) * 1_000_000;
    const figure = (what: string, seconds: number): Figure => ({
      what: `${what}, seconds for a million at this rate`,
      value: perMillion(seconds),
      unit: 's',
    });
    return [
      { what: 'products in the file', value: products, unit: '' },
      { what: 'import of the file into an empty catalogue', value: products / whole, unit: 'rows/s' },
      {
        ...figure('import', whole),
        goal: `<= ${MILLION_SECONDS} s`,
        met: perMillion(whole) <= MILLION_SECONDS,
      },
      { what: 'import, processor time of command and database', value: perMillion(cpuUsed), unit: 's' },
      figure('the same file again, nothing new', again),
      figure('a file of prices and stock alone, each price changed', offers),
      figure('export', exported),
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
    await dropDatabases(shop);
  }
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

const bench: Bench = {
  name: 'P13',
  title: 'catalogue import, and how soon one changed price is everywhere (BENCH_PRODUCTS sets the size)',
  run: async ({ shop, saveData, log }) => {
    const measured = await shop();
    const products = Number(process.env.BENCH_PRODUCTS ?? USUAL_PRODUCTS);
    log(`importing and exporting ${products} products in databases of their own ...`);
    const files = await measureFiles(measured, products);
    const env = { ...process.env, ...measured.env };
    const output = await runScript('services/catalog/bench/price-latency.ts', [measured.url], env);
    const seen = JSON.parse(output.trim().split('\n').at(-1) ?? '') as { api: number[]; page: number[] };
    saveData('milliseconds from commit until seen', seen);
    const worst = (values: readonly number[]) => Math.max(...values);
    const visible = (what: string, values: readonly number[]): Figure[] => [
      { what: `changed price in the ${what}, median`, value: median(values), unit: 'ms' },
      {
        what: `changed price in the ${what}, slowest of ${values.length}`,
        value: worst(values),
        unit: 'ms',
        goal: `<= ${VISIBLE_MS} ms`,
        met: worst(values) <= VISIBLE_MS,
      },
    ];
    return [...files, ...visible('API', seen.api), ...visible('cached page', seen.page)];
  },
};
export default bench;
