import path from 'node:path';
import { freePort } from '../free-port.ts';
import { gantryHome, homePaths } from '../stack/home.ts';
import { StackRun } from '../stack/stack-run.ts';
import type { MeasuredShop } from './bench.ts';

/** Products of the demo catalogues to measure, from `BENCH_PRODUCTS=10000,100000,1000000`; none when not set. */
export function benchSizes(): number[] {
  return (process.env.BENCH_PRODUCTS ?? '')
    .split(',')
    .map(Number)
    .filter((size) => Number.isInteger(size) && size > 0);
}

/**
 * Runs `work` against services with a demo catalogue of that size, without a shell. The catalogue stays in
 * `bench/catalogue-<size>` of the home: a million products are loaded once, in about ten minutes.
 */
export async function withCatalogue<T>(
  products: number,
  log: (line: string) => void,
  work: (shop: MeasuredShop) => Promise<T>,
): Promise<T> {
  const home = path.join(homePaths(gantryHome()).bench, `catalogue-${products}`);
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
