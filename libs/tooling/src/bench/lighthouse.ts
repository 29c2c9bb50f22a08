import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from '@playwright/test';
import { findBrowser } from '../browser/find-browser.ts';
import { freePort } from '../free-port.ts';

/** Scores from 0 to 100. */
export type Scores = Record<'performance' | 'accessibility' | 'best-practices' | 'seo', number>;

interface Category {
  readonly id: string;
  readonly score: number | null;
}
type Run = (
  url: string,
  flags: object,
) => Promise<{ lhr: { categories: Readonly<Record<string, Category>>; runtimeError?: { message: string } } }>;

const VERSION = '13.5.0';
const ATTEMPTS = 4;

/**
 * Lighthouse with a browser of its own. It brings more than a hundred packages that nothing else needs, so it is no
 * dependency of the shop: it is installed into the home when it is first measured with.
 */
export async function openLighthouse(home: string) {
  const port = await freePort();
  const run = await loadLighthouse(path.join(home, 'tools/lighthouse'));
  const browser = await chromium.launch({
    executablePath: findBrowser(chromium.executablePath()),
    args: ['--disable-gpu', '--disable-dev-shm-usage', `--remote-debugging-port=${port}`],
  });
  return {
    /** @throws Error when the page could not be measured at all */
    async measure(url: string, skipAudits: readonly string[], attempt = 1): Promise<Scores> {
      const { lhr } = await run(url, { port, logLevel: 'error', skipAudits });
      // on a busy machine a recording now and then has no beginning
      if (lhr.runtimeError && attempt < ATTEMPTS) return this.measure(url, skipAudits, attempt + 1);
      if (lhr.runtimeError) throw new Error(`${url}: ${lhr.runtimeError.message}`);
      const score = (id: keyof Scores) => Math.round((lhr.categories[id]?.score ?? 0) * 100);
      return {
        performance: score('performance'),
        accessibility: score('accessibility'),
        'best-practices': score('best-practices'),
        seo: score('seo'),
      };
    },
    close: () => browser.close(),
  };
}

export type Lighthouse = Awaited<ReturnType<typeof openLighthouse>>;

async function loadLighthouse(folder: string): Promise<Run> {
  const entry = path.join(folder, 'node_modules/lighthouse/core/index.js');
  if (!existsSync(entry)) install(folder);
  const module = (await import(pathToFileURL(entry).href)) as { default: Run };
  return module.default;
}

function install(folder: string): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'package.json'), '{"private":true}');
  const words = [
    'install',
    '--save-exact',
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
    `lighthouse@${VERSION}`,
  ];
  const { status, stderr } = spawnSync('npm', words, { cwd: folder, encoding: 'utf8' });
  if (status !== 0) throw new Error(`Lighthouse could not be installed:\n${stderr}`);
}
