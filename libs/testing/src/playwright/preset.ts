import { chromium, defineConfig } from '@playwright/test';
import { findBrowser } from '@gantry/tooling/browser';

/**
 * Milliseconds a test and an expectation may take. A fault waits that long to be told, and a sound test on a machine that
 * is many times slower than usual passes.
 */
const timeoutsMs = { test: 120_000, expectation: 20_000 };

/**
 * The e2e configuration of every project: `export { default } from '@gantry/testing/playwright-preset';` in its
 * playwright.config.ts. Tests stand in `e2e/`, and `GANTRY_URL` names the running shop.
 */
export default defineConfig({
  testDir: './e2e',
  testMatch: '**/*.{e2e,spec,test}.ts',
  outputDir: './test-results',
  timeout: timeoutsMs.test,
  expect: { timeout: timeoutsMs.expectation },
  workers: 1,
  retries: 0,
  forbidOnly: true,
  reporter: 'list',
  use: {
    baseURL: process.env.GANTRY_URL ?? 'http://127.0.0.1:8080',
    locale: 'en-US',
    timezoneId: 'UTC',
    trace: 'off',
    video: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: findBrowser(chromium.executablePath()),
      args: ['--disable-gpu', '--disable-background-networking', '--disable-dev-shm-usage'],
    },
  },
});
