import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Stack } from '../stack/stack.ts';
import type { Project } from '../workspace/projects.ts';
import { runPackageScript } from '../workspace/run-program.ts';
import type { Counts } from './counts.ts';

type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number };
  errors: unknown[];
};

/** Errors outside of any test (a file that does not load, a missing browser) count as failures too. */
export function countPlaywright({ stats, errors }: PlaywrightReport): Counts {
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length };
}

export function hasE2e(project: Project): boolean {
  return existsSync(path.join(project.path, 'playwright.config.ts'));
}

/** The running shop a suite is pointed at. */
export type ShopUnderTest = Pick<Stack, 'url' | 'mailUrl' | 'home'>;

export function e2eEnvironment(shop: ShopUnderTest): NodeJS.ProcessEnv {
  return { ...process.env, GANTRY_URL: shop.url, GANTRY_MAIL_URL: shop.mailUrl, GANTRY_HOME: shop.home };
}

/** Runs one project's e2e suite against a running shop and counts its tests. */
export async function runE2e(project: Project, shop: ShopUnderTest, words: string[] = []): Promise<Counts> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'gantry-e2e-report-'));
  const report = path.join(folder, 'report.json');
  try {
    const env = { ...e2eEnvironment(shop), PLAYWRIGHT_JSON_OUTPUT_FILE: report };
    const options = { cwd: project.path, env };
    const { code } = await runPackageScript(
      '@playwright/test/cli.js',
      ['test', '--reporter=list,json', ...words],
      options,
    );
    if (!existsSync(report)) return { passed: 0, failed: 1 };
    const counts = countPlaywright(JSON.parse(readFileSync(report, 'utf8')) as PlaywrightReport);
    return code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
