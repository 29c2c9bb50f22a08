import { readdirSync } from 'node:fs';
import path from 'node:path';
import { ensureBrowser } from '../browser/ensure-browser.ts';
import { lintChecks } from '../lint/checks.ts';
import { DEMO_PRODUCTS } from '../stack/demo-data.ts';
import { printProgress } from '../stack/progress.ts';
import type { StackOptions } from '../stack/stack-options.ts';
import { withTemporaryStack } from '../stack/temporary-stack.ts';
import { runAllJest } from '../test-run/jest-results.ts';
import { hasE2e, runE2e } from '../test-run/playwright-results.ts';
import { checkStart } from '../test-run/start-check.ts';
import { Tally } from '../test-run/tally.ts';
import { runNx } from '../workspace/nx.ts';
import { findProjects, listProjects, type Project } from '../workspace/projects.ts';
import { checkAllTypes } from './typecheck.ts';

/** The buyer's way through all remotes; it runs once more with each service in a process of its own. */
const BUYERS_WAY = { project: 'shell', folder: 'e2e/journeys' };

/** Shops that browser tests run in at once. */
const SHOPS = 2;

/** What needs the sources only. */
async function checkSources(tally: Tally): Promise<void> {
  for (const check of lintChecks) await tally.checkWork(check.name, () => check.run(undefined));
  await tally.countSuite('unit and service tests', runAllJest);
}

/**
 * Types, the build, and a start of what was built; one after the other, beside what checks the sources.
 * @returns whether browser tests can run
 */
async function buildAndStart(tally: Tally): Promise<boolean> {
  await tally.checkWork('types', checkAllTypes);
  const isBuilt = await tally.checkWork('build', async () => (await runNx('build', [])).code === 0);
  const hasBrowser = await tally.checkWork('browser', async () => ensureBrowser(console.log) !== '');
  if (isBuilt) await tally.checkWork('npm start serves, and Ctrl-C leaves nothing behind', checkStart);
  return isBuilt && hasBrowser;
}

interface Suites {
  readonly tally: Tally;
  readonly mode: StackOptions['mode'];
  /** projects whose suites are still to run; each shop takes the next */
  readonly waiting: Project[];
  /** files or folders of them */
  readonly only?: string[];
}

/**
 * Runs suites in so many shops side by side: while one waits for its browser, the other works. Each has a database of its
 * own, so that no test meets what another has written. The next one starts once this one stands.
 */
async function runSuites({ tally, mode, waiting, only = [] }: Suites, shops: number): Promise<void> {
  await tally.checkWork(`shop in mode "${mode}" starts, serves and stops`, async () => {
    const settings = { mode, products: DEMO_PRODUCTS, onProgress: printProgress() };
    await withTemporaryStack(settings, async (stack) => {
      const beside = shops > 1 ? runSuites({ tally, mode, waiting, only }, shops - 1) : undefined;
      for (let project = waiting.shift(); project; project = waiting.shift()) {
        const suite = project;
        const name = `e2e ${[suite.folder, ...only].join(' ')}, mode "${mode}"`;
        await tally.countSuite(name, () => runE2e(suite, stack, only));
      }
      await beside;
    });
    return true;
  });
}

/** Projects with browser tests, the one with most files first, so that the shops end at about the same time. */
function byFileCount(): Project[] {
  const sizeOf = ({ path: folder }: Project) =>
    readdirSync(path.join(folder, 'e2e'), { recursive: true }).length;
  return listProjects()
    .filter(hasE2e)
    .toSorted((a, b) => sizeOf(b) - sizeOf(a));
}

/**
 * `npm test`: everything. What reads the sources runs beside the build and a first start: each of the two waits for the
 * disk, its database, or one core only, which is when the other works. The last line is the sum.
 */
export async function run(): Promise<number> {
  const tally = new Tally();
  const [, isReady] = await Promise.all([checkSources(tally), buildAndStart(tally)]);
  if (isReady) {
    await runSuites({ tally, mode: 'all', waiting: byFileCount() }, SHOPS);
    const waiting = findProjects([BUYERS_WAY.project]);
    await runSuites({ tally, mode: 'one', waiting, only: [BUYERS_WAY.folder] }, 1);
  }
  tally.print();
  return tally.failed === 0 ? 0 : 1;
}
