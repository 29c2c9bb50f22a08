import { ensureBrowser } from '../browser/ensure-browser.ts';
import { errorMessage, UsageError } from '../errors.ts';
import { DEMO_PRODUCTS } from '../stack/demo-data.ts';
import { gantryHome } from '../stack/home.ts';
import { printProgress } from '../stack/progress.ts';
import { runningInstance } from '../stack/run-file.ts';
import { withTemporaryStack } from '../stack/temporary-stack.ts';
import { hasE2e, runE2e, type ShopUnderTest } from '../test-run/playwright-results.ts';
import { runNx } from '../workspace/nx.ts';
import { findRemotes, listProjects, type Project } from '../workspace/projects.ts';
import { splitWords } from '../test-run/split-words.ts';

/** The shop of `GANTRY_URL`, if one is named; the rest of what is to know stands in its home's run.json. */
function namedShop(): ShopUnderTest | undefined {
  const url = process.env.GANTRY_URL;
  if (!url) return undefined;
  const home = gantryHome();
  const mailUrl = process.env.GANTRY_MAIL_URL ?? runningInstance(home)?.mailUrl;
  if (!mailUrl) throw new Error('GANTRY_URL needs GANTRY_MAIL_URL, or the GANTRY_HOME of that shop.');
  return { url, mailUrl, home };
}

async function runSuites(projects: Project[], shop: ShopUnderTest, options: string[]): Promise<number> {
  let failed = 0;
  for (const project of projects) failed += (await runE2e(project, shop, options)).failed;
  return failed === 0 ? 0 : 1;
}

/**
 * `npm run e2e -- <remote...> [--playwright options] [-- <file>]`: suites against a shop started for them, or against the
 * running one that `GANTRY_URL` names. The other remotes are what that shop has released.
 */
export async function run(words: string[]): Promise<number> {
  const { names, options: given } = splitWords(words);
  // Playwright takes every file when words stand behind two dashes
  const options = given.filter((word) => word !== '--');
  const chosen = names.length > 0 ? findRemotes(names) : listProjects().filter(hasE2e);
  try {
    const without = chosen.filter((project) => !hasE2e(project));
    if (without.length > 0) throw new UsageError(`${without[0]?.folder} has no playwright.config.ts.`);
    const onProgress = printProgress();
    ensureBrowser(onProgress);
    const shop = namedShop();
    if (shop) return await runSuites(chosen, shop, options);
    const { code } = await runNx('build', []);
    if (code !== 0) return code;
    const settings = { mode: 'all', products: DEMO_PRODUCTS, onProgress } as const;
    return await withTemporaryStack(settings, (stack) => runSuites(chosen, stack, options));
  } catch (error) {
    console.error(errorMessage(error));
    return 1;
  }
}
