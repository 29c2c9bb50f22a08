import { chromium, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { findBrowser } from '../browser/find-browser.ts';

/** A browser without what would disturb a measurement. */
export function openBrowser(): Promise<Browser> {
  const args = ['--disable-gpu', '--disable-background-networking', '--disable-dev-shm-usage'];
  return chromium.launch({ executablePath: findBrowser(chromium.executablePath()), args });
}

// Runs in the page, before anything else of it.
function noteHydration(): void {
  const noteMetric = (): void => {
    if (!document.documentElement?.dataset.hydrated || 'hydratedAt' in window) return;
    Object.assign(window, { hydratedAt: performance.now() });
  };
  new MutationObserver(noteMetric).observe(document, { attributes: true, subtree: true, childList: true });
}

/** A first visitor: nothing cached. `window.hydratedAt` will say when React had taken the page over. */
export async function firstVisit(browser: Browser): Promise<{ context: BrowserContext; page: Page }> {
  const context = await browser.newContext();
  await context.addInitScript(noteHydration);
  return { context, page: await context.newPage() };
}

/** Milliseconds from the start of navigation until the page was hydrated. */
export async function hydratedAt(page: Page): Promise<number> {
  await page.waitForFunction(() => 'hydratedAt' in window);
  return page.evaluate(() => (window as unknown as { hydratedAt: number }).hydratedAt);
}
