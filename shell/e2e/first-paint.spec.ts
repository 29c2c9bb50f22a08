import { expect, test } from '@gantry/testing/playwright';
import type { Page } from '@playwright/test';

/** What a page did before and after its first frame, in milliseconds since the navigation. */
async function loadedOf(page: Page): Promise<{ painted: number; fonts: number[]; pictures: number[] }> {
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', 'true');
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  return page.evaluate(() => {
    const startsOf = (part: RegExp) =>
      performance
        .getEntriesByType('resource')
        .filter(({ name }) => part.test(name))
        .map(({ startTime }) => startTime);
    const [frame] = performance.getEntriesByName('first-contentful-paint');
    const [document] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    return {
      // after half a second nothing waits for it any more
      painted: Math.min(frame!.startTime, document!.domContentLoadedEventStart + 500),
      fonts: startsOf(/\.woff2$/),
      pictures: startsOf(/\/image\//),
    };
  });
}

const familiesOf = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.fonts]
      .filter(({ status }) => status === 'loaded')
      .map(({ family, weight }) => `${family.replaceAll('"', '')} ${weight}`),
  );

const plex = ['Gantry Mono 400', 'Gantry Sans 400', 'Gantry Sans 600'];

test('a first visitor reads before fonts and pictures are fetched', async ({ page }) => {
  await page.goto('/categories');
  // they may come after the page is hydrated
  await expect(async () => {
    const { fonts, pictures } = await loadedOf(page);
    expect([fonts.length, pictures.length > 2]).toEqual([3, true]);
  }).toPass({ timeout: 30_000 });
  const { painted, fonts, pictures } = await loadedOf(page);
  expect(Math.min(...fonts, ...pictures)).toBeGreaterThanOrEqual(painted);
  await expect.poll(() => familiesOf(page)).toEqual(expect.arrayContaining(plex));
  await expect(page.locator('main img').first()).toBeVisible();
});

test('a returning visitor’s first frame uses the fonts of the store', async ({ page }) => {
  await page.goto('/');
  await expect.poll(() => familiesOf(page)).toEqual(expect.arrayContaining(plex));
  await page.goto('/help-section');
  const { painted, fonts } = await loadedOf(page);
  expect(Math.max(...fonts)).toBeLessThan(painted);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('fonts and pictures are fetched all the same', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto('/categories');
    await expect(page.locator('main img').first()).toBeVisible();
    await expect
      .poll(() => asked.filter((path) => path.endsWith('.woff2')))
      .toEqual(expect.arrayContaining([expect.stringContaining('/sans-400.')]));
    await expect.poll(() => asked.filter((path) => path.startsWith('/image/'))).not.toEqual([]);
  });
});
