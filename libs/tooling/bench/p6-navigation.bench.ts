import type { Browser, Locator, Page } from '@playwright/test';
import type { Bench, Figure } from '../src/bench/bench.ts';
import { firstVisit, hydratedAt, openBrowser } from '../src/bench/browser-page.ts';

const TURNS = 12;
const START = '/categories';
/** The longest a page may take to be fetched ahead. */
const AHEAD_MS = 5_000;
/** Addresses that a page's data comes from. */
const FOR_DATA = /\/api\/v1\/catalog\/|\/_payload\.json$/;

// Runs in the page: from the press of the pointer until the new page's heading has been painted.
function noteNavigation(): void {
  const facts = { pressed: 0, painted: 0 };
  Object.assign(window, { navigation: facts });
  document.addEventListener('pointerdown', () => (facts.pressed = performance.now()), true);
  const heading = (): string => document.querySelector('main h1')?.textContent ?? '';
  let before = '';
  document.addEventListener('pointerdown', () => (before = heading()), true);
  new MutationObserver(() => {
    if (facts.pressed === 0 || facts.painted > 0 || heading() === '' || heading() === before) return;
    requestAnimationFrame(() => setTimeout(() => (facts.painted ||= performance.now())));
  }).observe(document, { childList: true, subtree: true, characterData: true });
}

function percentile(values: number[], share: number): number {
  const sorted = values.toSorted((left, right) => left - right);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

/** A link of the page; with `ahead` the pointer rests on it until its page has been fetched. */
async function approach(page: Page, nth: number, ahead: boolean): Promise<Locator> {
  const links = page.locator('main a[href^="/b/"]:visible');
  const link = links.nth(nth % (await links.count()));
  await link.scrollIntoViewIfNeeded();
  if (ahead) {
    const fetched = page.waitForResponse(FOR_DATA, { timeout: AHEAD_MS }).catch(() => undefined);
    await link.hover();
    await fetched;
  }
  return link;
}

/** Presses a link and returns the milliseconds until its page is painted. */
async function press(page: Page, link: Locator): Promise<number> {
  await link.click();
  await page.waitForFunction(
    () => (window as unknown as { navigation: { painted: number } }).navigation.painted > 0,
  );
  return page.evaluate(() => {
    const { pressed, painted } = (window as unknown as { navigation: { pressed: number; painted: number } })
      .navigation;
    return painted - pressed;
  });
}

type Settings = { ahead: boolean; saveData: boolean };

async function navigate(browser: Browser, url: string, settings: Settings) {
  const times: number[] = [];
  const calls: number[] = [];
  for (let turn = 0; turn < TURNS; turn += 1) {
    const { context, page } = await firstVisit(browser);
    await context.addInitScript(noteNavigation);
    if (settings.saveData) {
      await context.addInitScript(() =>
        Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } }),
      );
    }
    let asked = 0;
    page.on('request', (request) => {
      if (FOR_DATA.test(request.url())) asked += 1;
    });
    await page.goto(url + START);
    await hydratedAt(page);
    await page.waitForTimeout(500);
    const link = await approach(page, turn * 3, settings.ahead);
    calls.push(asked);
    times.push(await press(page, link));
    await context.close();
  }
  return { times, calls };
}

const bench: Bench = {
  name: 'P6',
  title: 'Navigation in the browser, from the press of the pointer to the painted page',
  async run({ shop, saveData, log }): Promise<Figure[]> {
    const { url } = await shop();
    const browser = await openBrowser();
    try {
      log('fetched ahead');
      const ahead = await navigate(browser, url, { ahead: true, saveData: false });
      log('not fetched ahead');
      const saving = await navigate(browser, url, { ahead: false, saveData: true });
      saveData('times', { ahead, saving });
      const quick = percentile(ahead.times, 0.5);
      const slow = percentile(saving.times, 0.95);
      const calls = Math.max(...ahead.calls);
      const none = Math.max(...saving.calls);
      return [
        { what: 'fetched ahead, median', value: quick, unit: 'ms', goal: '≤ 50 ms', met: quick <= 50 },
        {
          what: 'not fetched ahead, 95th percentile',
          value: slow,
          unit: 'ms',
          goal: '≤ 250 ms',
          met: slow <= 250,
        },
        { what: 'calls ahead of need per page, most', value: calls, unit: '', goal: '≤ 4', met: calls <= 4 },
        { what: 'calls ahead of need on data-saver', value: none, unit: '', goal: '0', met: none === 0 },
      ];
    } finally {
      await browser.close();
    }
  },
};

export default bench;
