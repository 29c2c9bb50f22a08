import { globSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Bench, BenchContext, MeasuredShop } from '../bench/bench.ts';
import { makeReport, printTable, saveReport } from '../bench/report.ts';
import { errorMessage } from '../errors.ts';
import { DEMO_PRODUCTS } from '../stack/demo-data.ts';
import { gantryHome, homePaths } from '../stack/home.ts';
import { printProgress } from '../stack/progress.ts';
import { runningInstance } from '../stack/run-file.ts';
import { withTemporaryStack } from '../stack/temporary-stack.ts';
import { runNx } from '../workspace/nx.ts';
import { listProjects } from '../workspace/projects.ts';

async function loadBenches(): Promise<Bench[]> {
  // A benchmark may import the code of its own project, which Node alone does not read.
  await import(new URL('../../register.mjs', import.meta.url).href);
  const files = listProjects().flatMap(({ path: folder }) =>
    globSync('bench/*.bench.ts', { cwd: folder }).map((name) => path.join(folder, name)),
  );
  const modules = await Promise.all(
    files.map((file) => import(pathToFileURL(file).href) as Promise<{ default: Bench }>),
  );
  const numberOf = ({ name }: Bench) => Number(name.replace(/\D/g, ''));
  return modules.map((module) => module.default).sort((left, right) => numberOf(left) - numberOf(right));
}

function chooseBenches(benches: Bench[], names: string[]): Bench[] {
  if (names.length === 0) return benches;
  return names.map((name) => {
    const found = benches.find((bench) => bench.name.toLowerCase() === name.toLowerCase());
    if (found) return found;
    throw new Error(
      `There is no benchmark "${name}". Benchmarks: ${benches.map((bench) => bench.name).join(', ')}`,
    );
  });
}

async function runOne(bench: Bench, context: Omit<BenchContext, 'saveData'>): Promise<void> {
  const raw: Record<string, unknown> = {};
  context.log(`${bench.name}: ${bench.title}`);
  const figures = await bench.run({ ...context, saveData: (name, data) => (raw[name] = data) });
  const report = makeReport(bench, figures, raw);
  printTable(report);
  const file = saveReport(homePaths(gantryHome()).bench, report);
  console.log(JSON.stringify({ name: report.name, at: report.at, machine: report.machine, figures, file }));
}

type ShopUse = { shop: () => Promise<MeasuredShop>; end: () => Promise<void> };

// A shop of its own, started when the first benchmark asks for it and stopped at the end.
function ownShop(log: (line: string) => void): ShopUse {
  let finish: () => void = () => undefined;
  let whole: Promise<void> = Promise.resolve();
  let started: Promise<MeasuredShop> | undefined;
  const finished = new Promise<void>((resolve) => (finish = resolve));
  const begin = async (): Promise<MeasuredShop> => {
    const { code } = await runNx('build', []);
    if (code !== 0) throw new Error('The build failed.');
    return new Promise((resolve, reject) => {
      const options = { mode: 'all', products: DEMO_PRODUCTS, onProgress: log } as const;
      whole = withTemporaryStack(options, async (stack) => {
        resolve(stack);
        await finished;
      });
      whole.catch(reject);
    });
  };
  return {
    shop: () => (started ??= begin()),
    end: async () => {
      finish();
      await whole;
    },
  };
}

function runningShop(): ShopUse | undefined {
  const home = gantryHome();
  const running = runningInstance(home);
  if (!running) return undefined;
  const { url, mailUrl, env, pids, pid } = running;
  const all = { ...pids, supervisor: pid };
  return { shop: async () => ({ url, mailUrl, home, env, pids: () => all }), end: async () => undefined };
}

const HELP = `npm run bench -- [name...]      all benchmarks, or those named

The shop that runs on GANTRY_HOME is measured, else one of its own with ${DEMO_PRODUCTS} products.

BENCH_HOME=<folder>[,<folder>]  P1, P2: homes with a catalogue that is loaded already, running or not
BENCH_PRODUCTS=<n>[,<n>]        P1, P2: demo catalogues of these sizes, kept in the home; P13: products of the file
BENCH_OFFICE_FEED=<file>        P2, P2-blind: judged queries over Open Icecat too
BENCH_PARTS_FEED=<file>         P2, P2-blind: and over standard parts
BENCH_JUDGED=<folder>[,<folder>]  P2-judged: feeds with judgements of your own (libs/product-search/README.md)
BENCH_POOL=<file>               P2-blind, P2-judged: writes there what nobody judged yet
`;

/**
 * `npm run bench -- [name...]`: figures of the goals as a table and as JSON, raw figures in the home; `--help` lists
 * the benchmarks and what they may be told.
 */
export async function run(words: string[]): Promise<number> {
  const log = printProgress();
  let use: ShopUse | undefined;
  try {
    const all = await loadBenches();
    if (words.includes('--help')) {
      console.log(HELP);
      for (const { name, title } of all) console.log(`${name.padEnd(5)} ${title}`);
      return 0;
    }
    const benches = chooseBenches(all, words);
    use = runningShop() ?? ownShop(log);
    for (const bench of benches) await runOne(bench, { shop: use.shop, log });
    return 0;
  } catch (error) {
    console.error(errorMessage(error));
    return 1;
  } finally {
    await use?.end();
  }
}
