import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Stack } from '../stack/stack.ts';
import type { Project } from '../workspace/projects.ts';
import { runPackageScript } from '../workspace/run-program.ts';
import { reasonFrom, type Counts, type Failure, type Timed } from './counts.ts';

type PlaywrightError = { message?: string };

type PlaywrightSpec = {
  title: string;
  file: string;
  line: number;
  tests: { status: string; results: { duration: number; errors: PlaywrightError[] }[] }[];
};

type PlaywrightSuite = { specs: PlaywrightSpec[]; suites?: PlaywrightSuite[] };

type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number };
  suites: PlaywrightSuite[];
  errors: PlaywrightError[];
};

function reasonOf(errors: PlaywrightError[]): string {
  return reasonFrom(errors.map(({ message }) => message ?? '').join('\n'));
}

function suiteFailures({ specs, suites = [] }: PlaywrightSuite): Failure[] {
  const own = specs.flatMap(({ title, file, line, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ results }) => ({
        test: `${file}:${line} › ${title}`,
        reason: reasonOf(results.flatMap(({ errors }) => errors)),
      })),
  );
  return [...own, ...suites.flatMap(suiteFailures)];
}

function suiteTimes({ specs, suites = [] }: PlaywrightSuite): Timed[] {
  const own = specs.map(({ title, file, line, tests }) => ({
    test: `${file}:${line} › ${title}`,
    ms: sumOf(tests.flatMap(({ results }) => results.map(({ duration }) => duration))),
  }));
  return [...own, ...suites.flatMap(suiteTimes)];
}

const sumOf = (numbers: number[]): number => numbers.reduce((sum, number) => sum + number, 0);

/** Errors outside of any test (a file that does not load, a missing browser) count as failures too. */
export function countPlaywright({ stats, suites, errors }: PlaywrightReport): Counts {
  const outside = errors.map((error) => ({ test: 'outside of any test', reason: reasonOf([error]) }));
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    failures: [...suites.flatMap(suiteFailures), ...outside],
    times: suites.flatMap(suiteTimes),
  };
}

export function hasE2e(project: Project): boolean {
  return existsSync(path.join(project.path, 'playwright.config.ts'));
}

/** The running shop a suite is pointed at. */
export type ShopUnderTest = Pick<Stack, 'url' | 'mailUrl' | 'home'>;

function e2eEnvironment(shop: ShopUnderTest): NodeJS.ProcessEnv {
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
