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

/** The buyer's way through all remotes; it runs once more with each service in a process of its own. */
const BUYERS_WAY = { project: 'shell', folder: 'e2e/journeys' };

async function runStaticChecks(tally: Tally): Promise<void> {
  for (const check of lintChecks) await tally.checkWork(check.name, () => check.run(undefined));
  await tally.checkWork('types', async () => (await runNx('typecheck', [])).code === 0);
}

async function runSuites(
  tally: Tally,
  mode: StackOptions['mode'],
  projects: Project[],
  only: string[] = [],
): Promise<void> {
  await tally.checkWork(`shop in mode "${mode}" starts, serves and stops`, async () => {
    const settings = { mode, products: DEMO_PRODUCTS, onProgress: printProgress() };
    await withTemporaryStack(settings, async (stack) => {
      for (const project of projects) {
        const name = `e2e ${[project.folder, ...only].join(' ')}, mode "${mode}"`;
        await tally.countSuite(name, () => runE2e(project, stack, only));
      }
    });
    return true;
  });
}

/** `npm test`: everything. The last line is the sum. */
export async function run(): Promise<number> {
  const tally = new Tally();
  await runStaticChecks(tally);
  await tally.countSuite('unit and service tests', runAllJest);
  const isBuilt = await tally.checkWork('build', async () => (await runNx('build', [])).code === 0);
  const hasBrowser = await tally.checkWork('browser', async () => ensureBrowser(console.log) !== '');
  if (isBuilt) await tally.checkWork('npm start serves, and Ctrl-C leaves nothing behind', checkStart);
  if (isBuilt && hasBrowser) {
    await runSuites(tally, 'all', listProjects().filter(hasE2e));
    await runSuites(tally, 'one', findProjects([BUYERS_WAY.project]), [BUYERS_WAY.folder]);
  }
  tally.print();
  return tally.failed === 0 ? 0 : 1;
}
