import { existsSync } from 'node:fs';
import path from 'node:path';
import { freePort } from '../free-port.ts';
import { gantryHome, homePaths } from '../stack/home.ts';
import { runningInstance } from '../stack/run-file.ts';
import { StackRun } from '../stack/stack-run.ts';
import type { BenchContext, MeasuredShop } from './bench.ts';

/** Products of the demo catalogues to measure, from `BENCH_PRODUCTS=10000,100000,1000000`; none when not set. */
export function benchSizes(): number[] {
  return (process.env.BENCH_PRODUCTS ?? '')
    .split(',')
    .map(Number)
    .filter((size) => Number.isInteger(size) && size > 0);
}

/** Homes that hold a loaded catalogue already, from `BENCH_HOME=<folder>,<folder>`. @throws for one that is none */
export function benchHomes(): string[] {
  const homes = (process.env.BENCH_HOME ?? '').split(',').filter(Boolean);
  return homes.map((name) => {
    const home = path.resolve(name);
    if (existsSync(homePaths(home).postgres)) return home;
    throw new Error(`BENCH_HOME: ${home} holds no catalogue.`);
  });
}

/**
 * Measures every shop that is asked for, one after the other: those of `BENCH_HOME`, then one for each size of
 * `BENCH_PRODUCTS`; without either the shop of this run.
 */
export async function eachShop<T>(
  { shop, log }: Pick<BenchContext, 'shop' | 'log'>,
  work: (shop: MeasuredShop) => Promise<T>,
): Promise<T[]> {
  const [homes, sizes] = [benchHomes(), benchSizes()];
  if (homes.length + sizes.length === 0) return [await work(await shop())];
  const measured: T[] = [];
  for (const home of homes) measured.push(await withServices({ home, products: 0 }, log, work));
  for (const products of sizes) measured.push(await withServices(catalogueOf(products), log, work));
  return measured;
}

interface Catalogue {
  readonly home: string;
  /** demo products to load where there are none yet; 0 for a home that is taken as it is */
  readonly products: number;
}

/** A demo catalogue of that size; it stays in the home: a million products are loaded once, in about ten minutes. */
function catalogueOf(products: number): Catalogue {
  return { home: path.join(homePaths(gantryHome()).bench, `catalogue-${products}`), products };
}

/** Runs `work` against the services of a home, without a shell; a shop that runs there already is measured as it is. */
async function withServices<T>(
  { home, products }: Catalogue,
  log: (line: string) => void,
  work: (shop: MeasuredShop) => Promise<T>,
): Promise<T> {
  const running = runningInstance(home);
  if (running) {
    const { url, mailUrl, env, pids } = running;
    return work({ url, mailUrl, home, env, pids: () => pids });
  }
  const run = new StackRun({
    home,
    host: '127.0.0.1',
    port: await freePort(),
    mode: 'all',
    products,
    // many requests from one address are what is wanted here
    extraEnvironment: { GATEWAY_LIMIT_FACTOR: '1000' },
    onProgress: log,
  });
  try {
    await run.prepare();
    await run.startServices();
    const { url, mailUrl, env } = run;
    return await work({ url, mailUrl, home, env, pids: () => run.pids });
  } finally {
    await run.stop();
  }
}
