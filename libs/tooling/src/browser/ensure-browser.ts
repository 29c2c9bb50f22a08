import { spawnSync } from 'node:child_process';
import { chromium } from '@playwright/test';
import { findBrowser } from './find-browser.ts';

function installDebianChromium(): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const steps = [['update'], ['install', '-y', '--no-install-recommends', 'chromium-headless-shell']];
  return steps.every(
    (words) => spawnSync('apt-get', words, { env, stdio: ['ignore', 'inherit', 'inherit'] }).status === 0,
  );
}

/**
 * A browser for the e2e tests: one that is there, or else Debian's, which root installs.
 * @throws with what to do when there is none and it cannot be installed.
 */
export function ensureBrowser(onProgress: (line: string) => void): string {
  const found = findBrowser(chromium.executablePath());
  if (found) return found;
  if (process.getuid?.() === 0) {
    onProgress('no browser found, installing Chromium (apt-get) ...');
    if (installDebianChromium()) {
      const installed = findBrowser();
      if (installed) return installed;
    }
  }
  throw new Error(
    'The e2e tests need Chromium or Chrome, and none was found. Install one ("apt-get install chromium-headless-shell" as root, ' +
      'or "npx playwright install chromium"), or name one in GANTRY_BROWSER.',
  );
}
