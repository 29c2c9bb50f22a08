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

/** A listing with enough to choose from. */
const LISTING = '/b/fasteners';

// Runs in the page: from the press of the pointer on a value until its tick, and what is left of the listing, are painted.
function noteChoice(): void {
  const facts = { pressed: 0, ticked: 0, painted: 0 };
  Object.assign(window, { choice: facts });
  const total = (): string => document.querySelector('main output')?.textContent ?? '';
  let pressed: Element | null = null;
  let before = '';
  document.addEventListener(
    'pointerdown',
    ({ target }) => {
      Object.assign(facts, { pressed: performance.now(), ticked: 0, painted: 0 });
      pressed = (target as Element).closest('a');
      before = total();
    },
    true,
  );
  const whenPainted = (note: () => void) => requestAnimationFrame(() => setTimeout(note));
  new MutationObserver(() => {
    if (facts.pressed === 0) return;
    if (pressed?.hasAttribute('aria-current')) whenPainted(() => (facts.ticked ||= performance.now()));
    if (total() !== before) whenPainted(() => (facts.painted ||= performance.now()));
  }).observe(document, { attributes: true, childList: true, subtree: true, characterData: true });
}

interface Choice {
  /** milliseconds from the press */
  ticked: number;
  painted: number;
}

/** A value that leaves some of the products: what is left is told by their number. */
async function partialValue(page: Page, nth: number): Promise<Locator> {
  const numberIn = (text: string | null): number => Number(text?.replaceAll(/\D/g, ''));
  const total = numberIn(await page.locator('main output').textContent());
  const values = page.locator('main fieldset a:visible:not([aria-current])', {
    has: page.locator('span + span'),
  });
  const counts = (await values.locator('span:last-child').allTextContents()).map(numberIn);
  const partial = counts.flatMap((count, at) => (count > 0 && count < total ? [at] : []));
  return values.nth(partial[nth % partial.length] ?? 0);
}

/** Presses values of a listing that leave a part of it, each in a page of its own. */
async function pressValues(browser: Browser, url: string): Promise<Choice[]> {
  const choices: Choice[] = [];
  for (let turn = 0; turn < TURNS; turn += 1) {
    const { context, page } = await firstVisit(browser);
    await context.addInitScript(noteChoice);
    await page.goto(url + LISTING);
    await hydratedAt(page);
    await page.waitForTimeout(500);
    await (await partialValue(page, turn)).click();
    await page.waitForFunction(() => (window as unknown as { choice: Choice }).choice.painted > 0);
    choices.push(
      await page.evaluate(() => {
        const { pressed, ticked, painted } = (window as unknown as { choice: Choice & { pressed: number } })
          .choice;
        return { ticked: ticked - pressed, painted: painted - pressed };
      }),
    );
    await context.close();
  }
  return choices;
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
      log('a value of a facet');
      const choices = await pressValues(browser, url);
      saveData('times', { ahead, saving, choices });
      const ticked = percentile(
        choices.map((one) => one.ticked),
        0.5,
      );
      const chosen = percentile(
        choices.map((one) => one.painted),
        0.5,
      );
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
        { what: 'a facet pressed, its tick painted, median', value: ticked, unit: 'ms' },
        {
          what: 'a facet pressed, its products painted, median',
          value: chosen,
          unit: 'ms',
          goal: '≤ 100 ms',
          met: chosen <= 100,
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
